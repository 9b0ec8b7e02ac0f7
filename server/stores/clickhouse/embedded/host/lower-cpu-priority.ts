import { writeFileSync } from 'node:fs';

/** A third of the processor beside another session that wants all of it, all of it where nobody does; much less would starve it. */
const niceness = '3';

/**
 * Has this process stand back where the processor is short: many short pieces of work of the server and of PostgreSQL wait behind
 * few long ones of the engine otherwise. Linux weighs whole sessions against each other, and this process has one of its own;
 * its threads keep their weights among each other, so that merges stay behind imports.
 */
export function lowerCpuPriority(): void {
  try {
    writeFileSync('/proc/self/autogroup', niceness);
  } catch {
    // Where sessions are not weighed, the engine works as any other process.
  }
}
