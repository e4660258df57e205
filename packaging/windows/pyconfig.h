/* What Python's headers (of the Linux build, otherwise the same files) must know of 64-bit Windows when extension modules
 * are compiled by MinGW. Sizes are those of Microsoft's compiler, by which python3xx.dll was made. */
#ifndef GIZMOS_PYCONFIG_H
#define GIZMOS_PYCONFIG_H
#define MS_WINDOWS
#define MS_WIN32
#define MS_WIN64
#define NT_THREADS
#define Py_ENABLE_SHARED
#define HAVE_DECLSPEC_DLL
#define PLATFORM "win32"
#define COMPILER "[MinGW]"
#define PY_SUPPORT_TIER 0
#define SIZEOF_SHORT 2
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_FLOAT 4
#define SIZEOF_DOUBLE 8
#define SIZEOF_VOID_P 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_TIME_T 8
#define SIZEOF_WCHAR_T 2
#define SIZEOF_OFF_T 4
#define SIZEOF_FPOS_T 8
#define SIZEOF__BOOL 1
#define SIZEOF_PID_T 8
#define SIZEOF_UINTPTR_T 8
#define ALIGNOF_SIZE_T 8
#define ALIGNOF_MAX_ALIGN_T 8
#define HAVE_SSIZE_T 1
#define HAVE_STDINT_H 1
#define HAVE_INTTYPES_H 1
#define HAVE_STDDEF_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_WCHAR_H 1
#define HAVE_ERRNO_H 1
#define HAVE_STDARG_PROTOTYPES 1
#define HAVE_PROTOTYPES 1
#define HAVE_COPYSIGN 1
#define HAVE_ROUND 1
#define HAVE_HYPOT 1
#define HAVE_DECL_ISINF 1
#define HAVE_DECL_ISNAN 1
#define HAVE_DECL_ISFINITE 1
#define STDC_HEADERS 1
#define WITH_DOC_STRINGS 1
#define DOUBLE_IS_LITTLE_ENDIAN_IEEE754 1
#endif
