/* Only for tests under Wine 8, whose C library lacks C99's complex numbers, for which numpy asks. All else that this dll of
 * Windows has is forwarded to Wine's (smoke_wine.py writes the list). Microsoft's long double is a double, and its complex
 * numbers are structures. */
#include <complex.h>
#define API __declspec(dllexport)
typedef struct { double re, im; } D;
typedef struct { float re, im; } F;
static double _Complex d(D z) { return z.re + z.im * I; }
static float _Complex f(F z) { return z.re + z.im * I; }
static D D_(double _Complex z) { D made = {creal(z), cimag(z)}; return made; }
static F F_(float _Complex z) { F made = {crealf(z), cimagf(z)}; return made; }
#define REAL(name) \
    API double our_##name(D z) { return name(d(z)); } \
    API double our_##name##l(D z) { return name(d(z)); } \
    API float our_##name##f(F z) { return name##f(f(z)); }
#define COMPLEX(name) \
    API D our_##name(D z) { return D_(name(d(z))); } \
    API D our_##name##l(D z) { return D_(name(d(z))); } \
    API F our_##name##f(F z) { return F_(name##f(f(z))); }
REAL(creal) REAL(cimag) REAL(cabs) REAL(carg)
COMPLEX(cexp) COMPLEX(clog) COMPLEX(csqrt) COMPLEX(ccos) COMPLEX(csin) COMPLEX(ctan) COMPLEX(ccosh) COMPLEX(csinh)
COMPLEX(ctanh) COMPLEX(cacos) COMPLEX(casin) COMPLEX(catan) COMPLEX(cacosh) COMPLEX(casinh) COMPLEX(catanh)
API D our_cpow(D a, D b) { return D_(cpow(d(a), d(b))); }
API D our_cpowl(D a, D b) { return D_(cpow(d(a), d(b))); }
API F our_cpowf(F a, F b) { return F_(cpowf(f(a), f(b))); }
