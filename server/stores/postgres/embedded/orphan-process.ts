import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { getProcessCommand } from '../../process-identity.js';

/** PostgreSQL signals: fast shutdown, then immediate shutdown with WAL recovery at the next start. */
const shutdownSignals = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
] as const;

/** Stops a database server that a killed process left behind, and removes a stale PID file. Requires the lease. */
export async function stopOrphan(databaseDir: string, log: Logger): Promise<void> {
  const pidFile = path.join(databaseDir, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid === undefined) return;
  if (!isServerProcess(databaseDir, pid)) return rmSync(pidFile, { force: true });
  log.warn({ pid }, 'stopping the PostgreSQL that a killed process left');
  for (const [signal, timeoutMs] of shutdownSignals) {
    if (await stopBySignal(databaseDir, pid, signal, timeoutMs)) return;
  }
  throw new Error(`The PostgreSQL process ${pid} of a former start does not end: stop it and start again.`);
}

async function stopBySignal(
  databaseDir: string,
  pid: number,
  signal: NodeJS.Signals,
  timeoutMs: number,
): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch {
    return !isServerProcess(databaseDir, pid);
  }
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(20)) {
    if (!isServerProcess(databaseDir, pid)) return true;
  }
  return false;
}

function readPid(pidFile: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** Process ids are reused, so the command line is compared. */
function isServerProcess(databaseDir: string, pid: number): boolean {
  const command = getProcessCommand(pid) ?? '';
  return command.includes('postgres') && command.includes(databaseDir);
}
