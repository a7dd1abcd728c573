// Counts by standing in front of the allocator: a program's own `malloc` takes the place of glibc's for all libraries
// that it loads ("Replacing malloc" in glibc's manual), and glibc's is still there under another name. A thread counts
// for itself, so that no two of them wait for each other.

#include "AllocationCounter.h"

#include <stdlib.h>

#if defined(__GLIBC__)

#include <errno.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long long allocations;

long long allocation_count(void) { return allocations; }

void *malloc(size_t size) {
  allocations += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  allocations += 1;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  allocations += 1;
  void *made = __libc_memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *block = made;
  return 0;
}

#else

long long allocation_count(void) { return -1; }

#endif
