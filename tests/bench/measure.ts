import { Agent, request, type IncomingMessage } from 'node:http';
import type { BenchCase } from './cases.js';

/** Duration of a case in milliseconds. */
export interface Timing {
  median: number;
  p95: number;
  /** Store time of the same requests. */
  storeMedian: number;
  storeP95: number;
}

/** The measured server with the headers of an administrator, whom no limit affects. */
export interface BenchServer {
  url: string;
  headers: Readonly<Record<string, string>>;
}

interface TimedResponse {
  milliseconds: number;
  storeMs: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const warmUps = 2;

/** Measures a request: two warm-ups, then `rounds` sequential repetitions. */
export async function measureCase(
  server: BenchServer,
  benchCase: BenchCase,
  rounds: number,
): Promise<Timing> {
  for (let round = 0; round < warmUps; round++) await timeRequest(server, benchCase);
  const responses: TimedResponse[] = [];
  for (let round = 0; round < rounds; round++) responses.push(await timeRequest(server, benchCase));
  const totals = responses.map((response) => response.milliseconds);
  const store = responses.map((response) => response.storeMs);
  return {
    median: quantile(totals, 0.5),
    p95: quantile(totals, 0.95),
    storeMedian: quantile(store, 0.5),
    storeP95: quantile(store, 0.95),
  };
}

/** Requests per second of concurrent clients, each of which sends its next request after the response. */
export async function requestRate(
  server: BenchServer,
  cases: readonly BenchCase[],
  clients: number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const client = async (first: number): Promise<void> => {
    for (let index = first; performance.now() < end; index++) {
      const next = cases[index % cases.length];
      if (next) await timeRequest(server, next);
      done++;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  return done / seconds;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Smallest value that is not exceeded by at least this share of the values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

async function timeRequest(
  server: BenchServer,
  { method, path, body, name }: BenchCase,
): Promise<TimedResponse> {
  const started = performance.now();
  const response = await send(server, { method, path, body });
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  const milliseconds = performance.now() - started;
  const failed = response.statusCode !== 200 || text.startsWith('{"errors"');
  if (failed) throw new Error(`${name}: ${response.statusCode} ${text.slice(0, 300)}`);
  return { milliseconds, storeMs: storeTimeOf(response) };
}

/**
 * Sends a request with a script's `accept` header. Retries once if the server has just closed the keep-alive
 * connection.
 */
export function send(
  server: BenchServer,
  call: Pick<BenchCase, 'method' | 'path' | 'body'>,
): Promise<IncomingMessage> {
  const { url, headers: baseHeaders } = server;
  const { method, path, body } = call;
  const headers = {
    accept: 'application/json',
    ...baseHeaders,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { method, agent, headers }, resolve);
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(server, call));
      else reject(error);
    });
    sent.end(body);
  });
}

function storeTimeOf({ headers }: IncomingMessage): number {
  const timing = String(headers['server-timing'] ?? '');
  // Responses without a store query do not include the metric.
  return Number(/store;dur=([\d.]+)/.exec(timing)?.[1] ?? 0);
}
