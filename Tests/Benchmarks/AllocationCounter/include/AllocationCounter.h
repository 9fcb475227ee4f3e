#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// The number of allocations of the process so far; 0 where they cannot be counted.
unsigned long waymark_allocation_count(void);

#endif
