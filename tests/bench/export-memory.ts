import { readFile } from 'node:fs/promises';
import { send, type Measured } from './measure.js';

/** What a large CSV export costs the server's own process. */
export interface ExportCost {
  rows: number;
  seconds: number;
  /** Highest resident memory of the server's process while it ran, in megabytes; undefined where the system does not tell. */
  peakMb: number | undefined;
}

const probeInterval = 50;

/** Reads the CSV export of a report of the POST kind to its end and watches the memory of the server's process (the stores are processes of their own). */
export async function measureExport(
  measured: Measured,
  serverPid: number,
  path: string,
): Promise<ExportCost> {
  let peakMb: number | undefined;
  const probe = async () => {
    const now = await residentMb(serverPid);
    if (now !== undefined) peakMb = Math.max(peakMb ?? 0, now);
  };
  const timer = setInterval(() => void probe(), probeInterval);
  const started = performance.now();
  try {
    const response = await send(measured, { method: 'POST', path, body: '{}' });
    if (response.statusCode !== 200) throw new Error(`the export answered ${response.statusCode}`);
    let lines = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      for (const byte of chunk) if (byte === 0x0a) lines++;
    }
    await probe();
    return { rows: lines - 1, seconds: (performance.now() - started) / 1000, peakMb };
  } finally {
    clearInterval(timer);
  }
}

async function residentMb(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
