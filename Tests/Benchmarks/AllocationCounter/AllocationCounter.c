// Counts allocations by standing in for the C library's functions. Only the benchmarks link it.
#define _GNU_SOURCE
#include "AllocationCounter.h"

#include <stdlib.h>
#include <time.h>

// One for each thread, so that no other thread disturbs a count and counting costs next to nothing.
static _Thread_local unsigned long count = 0;
static _Thread_local long live_bytes = 0;
static _Thread_local int counts_bytes = 0;

unsigned long waymark_allocation_count(void) { return count; }

long waymark_live_bytes(void) { return live_bytes; }

void waymark_count_bytes(int is_on) {
  counts_bytes = is_on;
  if (is_on) live_bytes = 0;
}

static unsigned long long nanoseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (unsigned long long)time.tv_sec * 1000000000ULL + (unsigned long long)time.tv_nsec;
}

unsigned long long waymark_processor_nanoseconds(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }

unsigned long long waymark_program_nanoseconds(void) { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID); }

void waymark_touch(const void *memory) { __asm__ volatile("" : : "r"(memory) : "memory"); }

#if defined(__linux__) && defined(__GLIBC__)

#include <malloc.h>
#include <sched.h>
#include <unistd.h>

void waymark_take_one_processor(char *const *arguments) {
  cpu_set_t processors;
  int processor = sched_getcpu();
  if (processor < 0 || sched_getaffinity(0, sizeof processors, &processors) != 0) return;
  if (CPU_COUNT(&processors) < 2) return;
  CPU_ZERO(&processors);
  CPU_SET(processor, &processors);
  if (sched_setaffinity(0, sizeof processors, &processors) != 0) return;
  execv("/proc/self/exe", arguments);
}

void waymark_steady_heap(void) {
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
}

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

// The size of a block is the number of its usable bytes: those that were asked for, and a few more.
static void *made(void *memory) {
  count++;
  if (__builtin_expect(counts_bytes, 0)) live_bytes += (long)malloc_usable_size(memory);
  return memory;
}

static void ends(void *memory) {
  if (__builtin_expect(counts_bytes, 0)) live_bytes -= (long)malloc_usable_size(memory);
}

void *malloc(size_t size) { return made(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return made(__libc_calloc(number, size)); }

void *realloc(void *memory, size_t size) {
  long before = counts_bytes ? (long)malloc_usable_size(memory) : 0;
  void *moved = __libc_realloc(memory, size);
  // What could not be moved is still there.
  if (moved != NULL || size == 0) live_bytes -= before;
  return made(moved);
}

void *aligned_alloc(size_t alignment, size_t size) {
  return made(__libc_memalign(alignment, size));
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) return 12;
  *memory = made(block);
  return 0;
}

void free(void *memory) {
  ends(memory);
  __libc_free(memory);
}

#else

void waymark_take_one_processor(char *const *arguments) {}

void waymark_steady_heap(void) {}

#endif
