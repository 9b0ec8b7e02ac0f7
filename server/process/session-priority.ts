import { writeFileSync } from 'node:fs';

/**
 * Niceness of a session that gets a third of the CPU under competition from another session, all of it otherwise.
 */
const backgroundNiceness = '3';

/**
 * Lowers the CPU priority of the session of this process, so that short tasks of other sessions do not wait for its long
 * ones. Linux schedules sessions as groups if autogroup scheduling is enabled. Without it, nothing changes.
 */
export function lowerSessionPriority(): void {
  try {
    writeFileSync('/proc/self/autogroup', backgroundNiceness);
  } catch {
    // Other systems have no autogroup scheduling.
  }
}
