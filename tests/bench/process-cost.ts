import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';

const ticksOfSecond = 100;

/** Processor time that a process has taken since its start, in seconds. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const values = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return ((values[11] ?? 0) + (values[12] ?? 0)) / ticksOfSecond;
}

/** Highest resident memory that a process had since its start, in megabytes. */
export async function peakMemoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** The child of this process that holds the embedded engine. */
export async function enginePid(): Promise<number> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
    if (!new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(status)) continue;
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('clickhouse')) return Number(name);
  }
  throw new Error('the engine is no child of this process: stages are told of the embedded one alone');
}
