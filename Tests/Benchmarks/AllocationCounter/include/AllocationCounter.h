#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// The number of allocations of this thread so far; 0 where they cannot be counted.
unsigned long waymark_allocation_count(void);

/// The bytes that this thread has allocated and not freed since it last began to count them.
/// Does not see what another thread frees.
long waymark_live_bytes(void);

/// Keeps the heap from giving memory back to the system. When it does so depends on everything that
/// was freed before.
void waymark_steady_heap(void);

/// Starts or stops counting bytes, which costs time. Starting sets the count to 0.
void waymark_count_bytes(int is_on);

/// The processor time of this thread in nanoseconds. It passes only while the thread runs.
unsigned long long waymark_processor_nanoseconds(void);

/// The processor time of all threads of the program, in nanoseconds.
unsigned long long waymark_program_nanoseconds(void);

/// Restarts the program on one processor, with the same arguments. Returns if the program has only one
/// processor, or cannot restart. Two processors may share hardware, and then each is slower while the
/// other works. It takes a restart since a program settles at its start how many threads share the work.
void waymark_take_one_processor(char *const *arguments);

/// Does nothing, but the compiler has to assume that it reads and changes the memory.
void waymark_touch(const void *memory);

#endif
