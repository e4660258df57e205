/* Only for tests under Wine 8, which has no icuuc.dll; Windows 10 and newer have one. Qt asks it about old encodings. */
#define FUNCTION __declspec(dllexport)
typedef int Error;
FUNCTION void *ucnv_open(const char *name, Error *error) { if (error) *error = 4; return 0; }
FUNCTION void *ucnv_openPackage(const char *a, const char *b, Error *error) { if (error) *error = 4; return 0; }
FUNCTION void ucnv_close(void *c) {}
FUNCTION void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
FUNCTION void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
FUNCTION void ucnv_reset(void *c) {}
FUNCTION char ucnv_getMaxCharSize(void *c) { return 1; }
FUNCTION const char *ucnv_getName(void *c, Error *error) { if (error) *error = 4; return ""; }
FUNCTION void ucnv_getToUCallBack(void *c, void *a, void *b) {}
FUNCTION void ucnv_getFromUCallBack(void *c, void *a, void *b) {}
FUNCTION void ucnv_setToUCallBack(void *c, void *a, void *b, void *d, void *e, Error *f) { if (f) *f = 4; }
FUNCTION void ucnv_setFromUCallBack(void *c, void *a, void *b, void *d, void *e, Error *f) { if (f) *f = 4; }
FUNCTION void ucnv_cbToUWriteUChars(void) {}
FUNCTION void ucnv_toUnicode(void) {}
FUNCTION void ucnv_cbFromUWriteUChars(void) {}
FUNCTION int ucnv_toUCountPending(void *c, Error *error) { return 0; }
FUNCTION int ucnv_fromUCountPending(void *c, Error *error) { return 0; }
FUNCTION const char *ucnv_getStandardName(const char *n, const char *s, Error *error) { if (error) *error = 4; return 0; }
FUNCTION const char *ucnv_getAvailableName(int n) { return 0; }
FUNCTION int ucnv_countAvailable(void) { return 0; }
FUNCTION void ucnv_fromUnicode(void) {}
