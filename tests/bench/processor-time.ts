import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';

/** Milliseconds per clock tick in `/proc`. */
const tick = 10;

/** CPU time of a process in milliseconds (Linux only). Synchronous, so that later work is not included. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/** Process id of a server's embedded ClickHouse. */
export async function findEngine(server: number): Promise<number> {
  const threads = await readdir(`/proc/${server}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${server}/task/${thread}/children`, 'utf8')),
  );
  for (const child of lists.flatMap((list) => list.trim().split(' ')).filter(Boolean)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8');
    if (command.includes('clickhouse/embedded/host')) return Number(child);
  }
  throw new Error('the server has no embedded ClickHouse');
}
