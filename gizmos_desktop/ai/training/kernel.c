/* The evaluation network for training: what `Network.judge` does, for the rows of one decision, in one call.

   The states that a turn can lead to differ little from each other (some twenty features of a thousand), so the first
   layer is summed for the first row only; the others add what they have different. The order of all sums is fixed:
   the same rows give the same numbers. Built by `compiled_copy`, loaded by `kernel.py`; never part of an installation. */

#include <math.h>
#include <stdint.h>
#include <string.h>

#define LANES 16
#define BLOCK 64 /* floats that stay in registers; widths of hidden layers are multiples of it */
#define MOST_WIDTH 1024
#define MOST_FEATURES 4096

typedef float lanes __attribute__((vector_size(LANES * sizeof(float)), aligned(4)));

typedef struct {
    int64_t features, first, second;                 /* widths */
    const float *w0, *b0, *w1, *b1, *w2, *b2;        /* weights [inputs x outputs], biases */
    float lead_unit, points_unit, lead_spread, style;
} network;

/* sums += factors[i] * rows[places[i]] */
static void add_rows(float *sums, int64_t width, const float *rows, const int *places, const float *factors, int count)
{
    for (int64_t start = 0; start < width; start += BLOCK) {
        lanes *own = (lanes *)(sums + start);
        lanes a = own[0], b = own[1], c = own[2], d = own[3];
        for (int i = 0; i < count; i++) {
            const lanes *row = (const lanes *)(rows + places[i] * width + start);
            float factor = factors[i];
            a += factor * row[0];
            b += factor * row[1];
            c += factor * row[2];
            d += factor * row[3];
        }
        own[0] = a, own[1] = b, own[2] = c, own[3] = d;
    }
}

/* Where `row` differs from `base` (all zeros if NULL), and by how much; how many places. */
static int differences(const uint8_t *row, const uint8_t *base, int64_t size, int *places, float *factors)
{
    int count = 0;
    int64_t place = 0;
    for (; place + 8 <= size; place += 8) {
        uint64_t one, other = 0;
        memcpy(&one, row + place, 8);
        if (base)
            memcpy(&other, base + place, 8);
        if (one == other)
            continue;
        for (int64_t each = place; each < place + 8; each++) {
            int by = row[each] - (base ? base[each] : 0);
            if (by)
                places[count] = (int)each, factors[count++] = (float)by;
        }
    }
    for (; place < size; place++) {
        int by = row[place] - (base ? base[place] : 0);
        if (by)
            places[count] = (int)place, factors[count++] = (float)by;
    }
    return count;
}

static int positive(const float *sums, int64_t width, int *places, float *factors)
{
    int count = 0;
    for (int64_t each = 0; each < width; each++) {
        places[count] = (int)each;
        factors[count] = sums[each];
        count += sums[each] > 0.0f;
    }
    return count;
}

/* rows: count x features bytes; out: 4 x count, the chance to win, the lead, the points, and the utility. */
void judge(const network *net, const uint8_t *rows, int64_t count, float *out)
{
    int places[MOST_FEATURES];
    float factors[MOST_FEATURES], base[MOST_WIDTH], first[MOST_WIDTH], second[MOST_WIDTH];
    memcpy(base, net->b0, (size_t)net->first * sizeof(float));
    int found = differences(rows, NULL, net->features, places, factors);
    add_rows(base, net->first, net->w0, places, factors, found);
    for (int64_t n = 0; n < count; n++) {
        memcpy(first, base, (size_t)net->first * sizeof(float));
        found = differences(rows + n * net->features, rows, net->features, places, factors);
        add_rows(first, net->first, net->w0, places, factors, found);
        found = positive(first, net->first, places, factors);
        memcpy(second, net->b1, (size_t)net->second * sizeof(float));
        add_rows(second, net->second, net->w1, places, factors, found);
        float heads[3] = {net->b2[0], net->b2[1], net->b2[2]};
        for (int64_t each = 0; each < net->second; each++)
            if (second[each] > 0.0f)
                for (int head = 0; head < 3; head++)
                    heads[head] += second[each] * net->w2[3 * each + head];
        float win = 1.0f / (1.0f + expf(-heads[0])), lead = heads[1] * net->lead_unit;
        float steady = 1.0f / (1.0f + expf(-lead / net->lead_spread));
        out[n] = win;
        out[count + n] = lead;
        out[2 * count + n] = heads[2] * net->points_unit;
        out[3 * count + n] = (1.0f - net->style) * win + net->style * steady;
    }
}
