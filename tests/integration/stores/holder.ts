import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import path from 'node:path';
import type { HolderReport } from '../../support/hold-stores.js';
import { projectRoot } from '../../../server/process/project-root.js';
import { shortLived } from '../../support/short-lived.js';

/** A compiled process of its own that holds the stores of a folder, or was refused them. */
export interface StoreProcess {
  process: ChildProcess;
  report: HolderReport;
}

/** Starts one and waits for its report. It needs the build that `npm test` makes first. */
export async function startStoreProcess(
  folder: string,
  role: 'server' | 'tool' = 'server',
): Promise<StoreProcess> {
  const program = path.join(projectRoot, 'dist/tests/support/hold-stores.js');
  const child = spawn(process.execPath, [...shortLived, program, folder, role], {
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
