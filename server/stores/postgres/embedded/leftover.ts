import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { processCommand } from '../../process-life.js';

/** Signals of PostgreSQL's own: fast shutdown, then immediate, which its log makes good at the next start. */
const signals = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
] as const;

/**
 * Ends a database server that a killed process left on this data directory, and removes the note of one that is gone.
 * Only the owner of the directory's lease may call it.
 */
export async function endLeftover(databaseDir: string, log: Logger): Promise<void> {
  const note = path.join(databaseDir, 'postmaster.pid');
  const pid = notedPid(note);
  if (pid === undefined) return;
  if (!isServerOf(databaseDir, pid)) return rmSync(note, { force: true });
  log.warn({ pid }, 'stopping the PostgreSQL that a killed process left');
  for (const [signal, timeoutMs] of signals) {
    if (await ends(databaseDir, pid, signal, timeoutMs)) return;
  }
  throw new Error(`The PostgreSQL process ${pid} of a former start does not end: stop it and start again.`);
}

async function ends(
  databaseDir: string,
  pid: number,
  signal: NodeJS.Signals,
  timeoutMs: number,
): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch {
    return !isServerOf(databaseDir, pid);
  }
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(20)) {
    if (!isServerOf(databaseDir, pid)) return true;
  }
  return false;
}

function notedPid(note: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(note, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** Process ids are given again, so the command line decides. */
function isServerOf(databaseDir: string, pid: number): boolean {
  const command = processCommand(pid) ?? '';
  return command.includes('postgres') && command.includes(databaseDir);
}
