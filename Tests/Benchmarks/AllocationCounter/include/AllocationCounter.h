#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// The number of allocations of this thread so far; 0 where they cannot be counted.
unsigned long waymark_allocation_count(void);

/// The bytes that this thread has allocated and not freed since it was last told to count them.
/// What another thread frees is not seen.
long waymark_live_bytes(void);

/// Keeps the heap from giving memory back to the system, which is done at moments that depend on all
/// that was freed before.
void waymark_steady_heap(void);

/// Begins or ends to count bytes, which costs time; beginning starts at 0.
void waymark_count_bytes(int is_on);

/// The processor time of this thread in nanoseconds, which goes on only while it runs.
unsigned long long waymark_processor_nanoseconds(void);

/// The processor time of all threads of the program, in nanoseconds.
unsigned long long waymark_program_nanoseconds(void);

/// Starts the program anew on one processor, with the same arguments; returns if it has only one, or
/// cannot. Two processors may share what they compute with, and then each is slower while the other works.
/// Anew, since how many threads share the work is settled when a program starts.
void waymark_take_one_processor(char *const *arguments);

/// Does nothing that the compiler knows of: what it is given counts as read and changed.
void waymark_touch(const void *memory);

#endif
