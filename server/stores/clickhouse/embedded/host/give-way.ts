import { writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Niceness among all sessions of the machine: a tenth of the processor where everybody wants it, all of it where nobody does. */
const ofSession = 10;

/** Niceness of the engine's threads, where sessions are not weighed: any more would favour merges, which are at 19, over imports. */
const ofThreads = 4;

/**
 * Has this process take what the processor has to spare: many short pieces of work of the server and of PostgreSQL wait behind
 * few long ones of the engine otherwise. To be called before there are threads that do its work: they inherit it.
 */
export function giveWay(): void {
  try {
    setPriority(Math.max(getPriority(), ofThreads));
    // Linux weighs whole sessions against each other, and this process has one of its own.
    writeFileSync('/proc/self/autogroup', String(ofSession));
  } catch {
    // Where the system knows no such thing, or forbids it, the engine works as any other process.
  }
}
