import { readFile } from 'node:fs/promises';
import { send, type BenchServer } from './measure.js';

/** Cost of a large export in the server process. */
export interface ExportCost {
  /** File type. */
  type: 'csv' | 'xlsx';
  megabytes: number;
  /** Line ends; in a CSV file of keywords one more than the number of rows. */
  lines: number;
  seconds: number;
  /** Peak resident memory during the export in megabytes; undefined if unsupported. */
  peakMb: number | undefined;
}

const probeIntervalMs = 50;

/** Downloads a report file by POST and polls the memory of the server process, which excludes the stores. */
export async function measureExport(
  measured: BenchServer,
  serverPid: number,
  path: string,
  type: ExportCost['type'],
): Promise<ExportCost> {
  let peakMb: number | undefined;
  const probe = async () => {
    const now = await residentMb(serverPid);
    if (now !== undefined) peakMb = Math.max(peakMb ?? 0, now);
  };
  const timer = setInterval(() => void probe(), probeIntervalMs);
  const started = performance.now();
  try {
    const response = await send(measured, { method: 'POST', path: `${path}&type=${type}`, body: '{}' });
    if (response.statusCode !== 200) throw new Error(`the export answered ${response.statusCode}`);
    let bytes = 0;
    let lines = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (type === 'csv') for (const byte of chunk) if (byte === 0x0a) lines++;
    }
    await probe();
    if (!response.complete) throw new Error(`the export ended after ${bytes} bytes`);
    const seconds = (performance.now() - started) / 1000;
    return { type, megabytes: bytes / 2 ** 20, lines, seconds, peakMb };
  } finally {
    clearInterval(timer);
  }
}

/** Peak resident memory of a process in megabytes. */
export async function peakMemoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** Resident memory of a process in megabytes; undefined if unsupported. */
export async function residentMb(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
