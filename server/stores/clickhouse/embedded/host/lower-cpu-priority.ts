import { writeFileSync } from 'node:fs';

/**
 * A third of the CPU under competition from another session, all of it otherwise. A lower share would starve the
 * engine.
 */
const niceness = '3';

/**
 * Lowers the autogroup priority of this process, so that short tasks of the server and PostgreSQL do not wait for
 * long queries.
 * Linux schedules sessions as groups, and the engine has its own. Thread priorities within the group are unaffected.
 */
export function lowerCpuPriority(): void {
  try {
    writeFileSync('/proc/self/autogroup', niceness);
  } catch {
    // Without autogroup scheduling the engine keeps the default priority.
  }
}
