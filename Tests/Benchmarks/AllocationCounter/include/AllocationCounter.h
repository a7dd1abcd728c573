#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How many blocks of memory this thread has asked the allocator for since it began, or -1 where nobody counts: on
/// systems without glibc.
long long allocation_count(void);

#endif
