import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { administratorSession, administratorToken } from '../support/administrator-session.js';
import { startServer } from '../support/running-server.js';
import type { BenchCase } from './cases.js';
import { residentMb } from './export-memory.js';
import { quantile, send, type BenchServer } from './measure.js';

/** Cost of a large upload for the server and for concurrent readers. */
export interface UploadCost {
  megabytes: number;
  rows: number;
  uploadSeconds: number;
  importSeconds: number;
  /** Peak resident memory of the server process during upload and import, in megabytes; undefined if unsupported. */
  peakMb: number | undefined;
  /** Median time of a report page in milliseconds, without other load and during an import into the same database. */
  quietMs: number;
  busyMs: number;
}

const base = 'gny';
const probeIntervalMs = 50;
const quietRounds = 60;
const requestIntervalMs = 100;

/** Keyword report of a domain in the file. */
const page: BenchCase = {
  name: 'keywords while an import runs',
  face: 'rest',
  method: 'GET',
  path: `/api/report/simple/organic/keywords?base=${base}&domain=site5.example`,
};

/** Uploads and imports a file twice for different dates and measures reports during the second import. */
export async function measureUpload(megabytes: number): Promise<UploadCost> {
  const server = await startServer({ env: { LOG_LEVEL: 'warn' } });
  let peakMb: number | undefined;
  const probe = async () => {
    const now = await residentMb(server.process.pid ?? 0);
    if (now !== undefined) peakMb = Math.max(peakMb ?? 0, now);
  };
  const timer = setInterval(() => void probe(), probeIntervalMs);
  try {
    const session = await administratorSession(server.url);
    const measured: BenchServer = {
      url: server.url,
      headers: { 'x-api-token': await administratorToken(server.url, session) },
    };
    const started = performance.now();
    const first = await upload(server.url, session, megabytes);
    const uploaded = performance.now();
    await runImport(server.url, session, { ...first, date: '2026-09-01' });
    const done = performance.now();
    const quiet: number[] = [];
    for (let round = 0; round < quietRounds; round++) quiet.push(await timePage(measured));
    const second = await upload(server.url, session, megabytes);
    const busy: number[] = [];
    let ended = false;
    const importing = runImport(server.url, session, { ...second, date: '2026-10-01' }).finally(
      () => (ended = true),
    );
    while (!ended) busy.push(await timePage(measured));
    await importing;
    return {
      megabytes,
      rows: first.rows,
      uploadSeconds: (uploaded - started) / 1000,
      importSeconds: (done - uploaded) / 1000,
      peakMb,
      quietMs: quantile(quiet, 0.5),
      busyMs: quantile(busy, 0.5),
    };
  } finally {
    clearInterval(timer);
    await server.stop();
  }
}

async function timePage(measured: BenchServer): Promise<number> {
  await sleep(requestIntervalMs);
  const started = performance.now();
  const response = await send(measured, page);
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${text.slice(0, 300)}`);
  return performance.now() - started;
}

interface Uploaded {
  id: string;
  rows: number;
}

/** Streams a generated file with ten results per keyword, like the upload page. */
async function upload(
  url: string,
  session: Readonly<Record<string, string>>,
  megabytes: number,
): Promise<Uploaded> {
  const boundary = 'bench';
  const query = 'mutation ($files: [Upload!]!) { uploadFiles(files: $files) { id } }';
  const part = (head: string, body: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}`;
  const sent = request(new URL('/graphql', url), {
    method: 'POST',
    headers: {
      ...session,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'apollo-require-preflight': '1',
    },
  });
  const responseEvent = once(sent, 'response') as Promise<[AsyncIterable<Buffer>]>;
  // If the server rejects the upload, its response contains the reason.
  sent.on('error', () => undefined);
  sent.write(
    `${part('name="operations"', JSON.stringify({ query, variables: { files: [null] } }))}\r\n` +
      `${part('name="map"', '{"0":["variables.files.0"]}')}\r\n` +
      part('name="0"; filename="results.csv"', 'keyword,position,url,title,ws\n'),
  );
  let rows = 0;
  for (let bytes = 0; bytes < megabytes * 2 ** 20;) {
    let lines = '';
    for (let row = 0; row < 10_000; row++, rows++) {
      const keyword = Math.floor(rows / 10);
      lines += `buy kettle number ${keyword} online,${(rows % 10) + 1},https://www.site${(rows * 7919) % 20_011}.example/shop/page-${rows % 977},Title of a page that sells kettles ${rows % 9973},${(keyword * 37) % 9000}\n`;
    }
    bytes += lines.length;
    if (!sent.write(lines)) await Promise.race([once(sent, 'drain'), responseEvent]);
  }
  sent.end(`\r\n--${boundary}--\r\n`);
  const [response] = await responseEvent;
  let text = '';
  for await (const chunk of response) text += chunk.toString();
  const { data, errors } = JSON.parse(text) as { data?: { uploadFiles: { id: string }[] }; errors?: unknown };
  const id = data?.uploadFiles[0]?.id;
  if (id === undefined) throw new Error(`the upload was answered with ${JSON.stringify(errors)}`);
  return { id, rows };
}

/** Imports an uploaded file and waits for completion. */
async function runImport(
  url: string,
  session: Readonly<Record<string, string>>,
  { id, rows, date }: Uploaded & { date: string },
): Promise<void> {
  const graphql = async <Data>(query: string): Promise<Data> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...session },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
    if (!data) throw new Error(JSON.stringify(errors));
    return data;
  };
  await graphql(`mutation { startImport(files: [{ upload: "${id}", base: "${base}", date: "${date}" }]) }`);
  for (;;) {
    const { dataImports } = await graphql<{
      dataImports: { state: string; fault: string | null; counts: { stored: number } | null }[];
    }>('{ dataImports { state fault counts { stored } } }');
    const [newest] = dataImports;
    if (newest?.state === 'done' && newest.counts?.stored === rows) return;
    if (newest?.state === 'failed' || newest?.state === 'done') throw new Error(JSON.stringify(newest));
    await sleep(500);
  }
}
