import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import path from 'node:path';
import type { HolderReport } from '../../../support/hold-stores.js';
import { projectRoot } from '../../../../server/process/project-root.js';
import { shortLivedProcessFlags } from '../../../support/short-lived.js';

/** A compiled process that owns the stores of a folder or was rejected. */
export interface StoreProcess {
  process: ChildProcess;
  report: HolderReport;
}

/** Starts a process and waits for its report. Needs the build of `npm test`. */
export async function startStoreProcess(
  folder: string,
  role: 'server' | 'tool' = 'server',
): Promise<StoreProcess> {
  const program = path.join(projectRoot, 'dist/tests/support/hold-stores.js');
  const child = spawn(process.execPath, [...shortLivedProcessFlags, program, folder, role], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit').then(() => ['{"refused":"it ended without a word"}']);
  const [line] = (await Promise.race([once(lines, 'line'), ended])) as string[];
  return { process: child, report: JSON.parse(line ?? '') as HolderReport };
}

export async function endHolder({ process: child }: StoreProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
