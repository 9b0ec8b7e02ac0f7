import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../../server/config/config.js';
import { createLog } from '../../server/http/logging/log.js';
import { importFiles } from '../../server/ingest/import-files.js';
import { openStores } from '../../server/stores/open-stores.js';
import { administratorSession, administratorToken } from '../support/administrator-session.js';
import { startServer } from '../support/running-server.js';
import { quantile } from './measure.js';

/** Duration of one kind of group report edit. */
export interface GroupEditTime {
  name: string;
  /** Median duration of several edits, in milliseconds. */
  median: number;
  slowest: number;
}

const base = 'gny';
const domains = ['site0.example', 'site1.example', 'site2.example'];
const editedLines = 10_000;
const templates = 300;
const rounds = 3;

/** Builds a group report on a separate server and edits it through the API. */
export async function measureGroupEdits(keywords: number): Promise<GroupEditTime[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'rivalscope-groups-'));
  try {
    await fill(dataDir, keywords);
    const server = await startServer({ dataDir, env: { SAMPLE_KEYWORDS: '0', LOG_LEVEL: 'warn' } });
    try {
      const session = await administratorSession(server.url);
      const token = await administratorToken(server.url, session);
      return await measure(`${server.url}/api/report/group`, { 'x-api-token': token }, keywords);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Imports the keywords of the group domains, and another domain with the keywords that an edit adds. */
async function fill(dataDir: string, keywords: number): Promise<void> {
  const config = loadConfig({ DATA_DIR: dataDir, SAMPLE_KEYWORDS: '0', LOG_LEVEL: 'silent' });
  const stores = await openStores(config, createLog('silent'), { role: 'tool' });
  try {
    const file = path.join(dataDir, 'results.csv');
    await pipeline(Readable.from(linesOf(keywords)), createWriteStream(file));
    await importFiles(stores, config, { files: [{ path: file }], base, date: '2026-10-01' });
  } finally {
    await stores.close();
  }
}

function* linesOf(keywords: number): Generator<string> {
  yield 'keyword,position,url,ws\n';
  for (let keyword = 0; keyword < keywords; keyword++) {
    for (const [index, domain] of domains.entries()) {
      yield `${wordOf(keyword)},${((keyword + index * 7) % 40) + 1 + index * 3},https://${domain}/page-${keyword % 977},${(keyword * 37) % 9000}\n`;
    }
  }
  for (let keyword = 0; keyword < editedLines; keyword++) {
    yield `${newWordOf(keyword)},1,https://elsewhere.example/page-${keyword % 977},${keyword % 900}\n`;
  }
}

const wordOf = (keyword: number) => `buy kettle number ${keyword} online`;
const newWordOf = (keyword: number) => `electric samovar number ${keyword} price`;

type Headers = Readonly<Record<string, string>>;

async function measure(url: string, headers: Headers, keywords: number): Promise<GroupEditTime[]> {
  const send = (address: string, body: object) => call(address, headers, body);
  const { rid } = (await send(url, { domains, base, top: 50, name: 'Measured' })) as { rid: string };
  for (;;) {
    const { state } = (await call(`${url}/state/${rid}`, headers)) as { state: number };
    if (state === 10) break;
    if (state === 2) throw new Error('the group report was not built');
    await sleep(200);
  }
  const lines = Array.from({ length: editedLines }, (_, index) => newWordOf(index));
  const spread = Array.from({ length: editedLines }, (_, index) =>
    wordOf(index * Math.floor(keywords / editedLines)),
  );
  const patterns = Array.from({ length: templates }, (_, index) => `% number ${index + 1}_ %`);
  const large = linesOfFile(spread);
  const lists = { organic: true, context: false };
  const timesByName = new Map<string, number[]>();
  const timed = async (name: string, run: () => Promise<unknown>) => {
    const started = performance.now();
    await run();
    timesByName.set(name, [...(timesByName.get(name) ?? []), performance.now() - started]);
  };
  for (let round = 0; round < rounds; round++) {
    await timed('add 10,000 lines', () => send(`${url}/import/list/${rid}`, { ...lists, keys: lines }));
    await timed('delete 10,000 lines', () => send(`${url}/delete/list/${rid}`, { ...lists, keys: lines }));
    await timed('delete by a file of 5,120 KB', () => sendFile(`${url}/delete/file/${rid}`, headers, large));
    await timed('add by a file of 5,120 KB', () => sendFile(`${url}/import/file/${rid}`, headers, large));
    await timed('delete by 300 templates', () =>
      send(`${url}/delete/template/${rid}`, { ...lists, templates: patterns }),
    );
    await timed('add by 300 templates', () =>
      send(`${url}/import/template/${rid}`, { ...lists, templates: patterns }),
    );
  }
  return [...timesByName].map(([name, times]) => ({
    name,
    median: quantile(times, 0.5),
    slowest: Math.max(...times),
  }));
}

/** A list padded to the maximum file size; trailing blanks are ignored. */
function linesOfFile(words: readonly string[]): string {
  const width = Math.floor((5120 * 1024) / words.length) - 1;
  return words.map((word) => `${word.padEnd(width)}\n`).join('');
}

async function call(url: string, headers: Headers, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  });
  return bodyOf(response);
}

async function sendFile(url: string, headers: Headers, content: string): Promise<unknown> {
  const form = new FormData();
  form.set('organic', '1');
  form.set('context', '0');
  form.set('file', new Blob([content]), 'keywords.txt');
  return bodyOf(await fetch(url, { method: 'POST', headers, body: form }));
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}
