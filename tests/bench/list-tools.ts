import { administratorSession, administratorToken } from '../support/administrator-session.js';
import { compareLists } from '../../server/modules/tools/lists/compare-lists.js';
import { startServer } from '../support/running-server.js';
import { residentMb } from './export-memory.js';
import { quantile, send, type BenchServer } from './measure.js';
import { measureProcessorMs } from '../support/processor-time.js';

/** Cost of the list tools at their limits. */
export interface ListToolCost {
  /** Lines of each of the two lists. */
  lines: number;
  /** CPU time of the comparison by line and by word form, in milliseconds of this process. */
  compareMs: number;
  compareFormsMs: number;
  /** Total request time in milliseconds. */
  callMs: number;
  variations: number;
  /** Time to the first and last byte of the variations in milliseconds. */
  firstByteMs: number;
  lastByteMs: number;
  /** Resident memory of the server process before, and its peak during the download, in megabytes. */
  beforeMb: number | undefined;
  peakMb: number | undefined;
}

const rounds = 3;
const probeIntervalMs = 20;
const variationsPerList = 1000;

/** Compares two lists that share half of their lines, and combines two lists into a million variations. */
export async function measureListTools(lines: number): Promise<ListToolCost> {
  const list = (first: number) => Array.from({ length: lines }, (_, index) => keyword(first + index));
  const [left, right] = [list(0), list(Math.floor(lines / 2))];
  const compareMs = await processorMs(() => compareLists(left, right));
  const compareFormsMs = await processorMs(() => compareLists(left, right, { anyForm: true }));
  const server = await startServer({ env: { LOG_LEVEL: 'warn' } });
  try {
    const session = await administratorSession(server.url);
    const measured: BenchServer = {
      url: server.url,
      headers: { 'x-api-token': await administratorToken(server.url, session) },
    };
    const compared = JSON.stringify({ left, right, options: 'present_left' });
    const callMs = await medianOf(
      async () => (await timeResponse(measured, '/api/tools/compare', compared)).lastByteMs,
    );
    const words = Array.from({ length: variationsPerList }, (_, index) => `word ${index}`);
    const body = JSON.stringify({ lists: [words, words] });
    const pid = server.process.pid ?? 0;
    const beforeMb = await residentMb(pid);
    let peakMb = beforeMb;
    const probe = async () => {
      const now = await residentMb(pid);
      if (now !== undefined) peakMb = Math.max(peakMb ?? 0, now);
    };
    const timer = setInterval(() => void probe(), probeIntervalMs);
    const { firstByteMs, lastByteMs } = await timeResponse(measured, '/api/tools/combine', body).finally(() =>
      clearInterval(timer),
    );
    const variations = variationsPerList ** 2;
    return {
      lines,
      compareMs,
      compareFormsMs,
      callMs,
      variations,
      firstByteMs,
      lastByteMs,
      beforeMb,
      peakMb,
    };
  } finally {
    await server.stop();
  }
}

/** A unique keyword of three words. */
function keyword(number: number): string {
  return `${words[number % words.length]} ${words[Math.floor(number / words.length) % words.length]} ${number}`;
}

const words =
  'tent tents stove boots hiking camping canvas lantern backpack jacket trail winter sleeping bags палатка палатки купить дешёвая туристическая рюкзак'.split(
    ' ',
  );

async function processorMs(work: () => Promise<unknown>): Promise<number> {
  return medianOf(() => measureProcessorMs(work));
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const durations: number[] = [];
  for (let round = 0; round < rounds; round++) durations.push(await measure());
  return quantile(durations, 0.5);
}

async function timeResponse(
  measured: BenchServer,
  path: string,
  body: string,
): Promise<{ firstByteMs: number; lastByteMs: number }> {
  const started = performance.now();
  const response = await send(measured, { method: 'POST', path, body });
  let firstByteMs: number | undefined;
  for await (const _chunk of response as AsyncIterable<Buffer>) firstByteMs ??= performance.now() - started;
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  const lastByteMs = performance.now() - started;
  return { firstByteMs: firstByteMs ?? lastByteMs, lastByteMs };
}
