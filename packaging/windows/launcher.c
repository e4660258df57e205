/* gizmos-desktop.exe: starts the Python that lies beside it with start.py. It is no self-extractor and has no code of its
 * own worth the name, so that virus scanners find nothing unusual. */
#include <windows.h>
#include <shellapi.h>
#include <stdlib.h>
#include <wchar.h>

#ifndef PYTHON
#define PYTHON L"python311.dll"
#endif

typedef int (*Main)(int, wchar_t **);

static int fail(const wchar_t *what) {
    wchar_t text[2048];
    swprintf(text, 2048, L"%ls is missing or damaged. Please install Gizmos Desktop again.", what);
    MessageBoxW(NULL, text, L"Gizmos Desktop", MB_ICONERROR);
    return 1;
}

int WINAPI wWinMain(HINSTANCE instance, HINSTANCE before, PWSTR line, int show) {
    static wchar_t library[32768], script[32768];
    (void)instance; (void)before; (void)line; (void)show;
    DWORD length = GetModuleFileNameW(NULL, library, 32000);
    if (!length || length >= 32000) return fail(L"The program");
    wchar_t *end = wcsrchr(library, L'\\');
    if (!end) return fail(L"The program");
    *end = 0;
    swprintf(script, 32768, L"%ls\\lib\\start.py", library);
    wcscpy(end, L"\\" PYTHON);
    /* Started from a console with something to print: print there. Must come before the C library of Python looks. */
    if (!GetStdHandle(STD_OUTPUT_HANDLE)) AttachConsole(ATTACH_PARENT_PROCESS);
    SetDllDirectoryW(L""); /* nothing is taken from the folder in which the program was started */
    HMODULE python = LoadLibraryExW(library, NULL, LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR | LOAD_LIBRARY_SEARCH_DEFAULT_DIRS);
    if (!python) return fail(PYTHON);
    Main run = (Main)(void *)GetProcAddress(python, "Py_Main");
    if (!run) return fail(PYTHON);
    int count = 0;
    wchar_t **given = CommandLineToArgvW(GetCommandLineW(), &count);
    wchar_t **words = calloc(count + 3, sizeof *words);
    if (!given || !words) return fail(L"Memory");
    /* -B: no file is written beside the program's own; -I: nobody's Python settings count */
    int total = 0;
    words[total++] = given[0];
    words[total++] = L"-BI";
    words[total++] = script;
    for (int number = 1; number < count; number++) words[total++] = given[number];
    return run(total, words);
}
