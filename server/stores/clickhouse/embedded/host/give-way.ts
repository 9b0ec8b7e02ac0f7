import { writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** A tenth of the processor where everybody wants it, all of it where nobody else does. */
const niceness = 10;

/**
 * Has this process take what the processor has to spare: many short pieces of work of the server and of PostgreSQL wait behind
 * few long ones of the engine otherwise. To be called before there are threads that do its work: they inherit it.
 */
export function giveWay(): void {
  try {
    setPriority(Math.max(getPriority(), niceness));
    // Linux weighs whole sessions against each other, and this process has one of its own.
    writeFileSync('/proc/self/autogroup', String(niceness));
  } catch {
    // Where the system knows no such thing, or forbids it, the engine works as any other process.
  }
}
