import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDedicatedEngine, countOtherQueries, type DedicatedEngine } from './support/dedicated-engine.js';
import { atDepth } from '../../support/test-depth.js';

/**
 * The library leaves the partial output of a failed query on its connection and would prepend it to the next result.
 * Every request here selects rows with its own mark, a third of them fail or are cancelled, and each result must
 * contain exactly its own rows.
 */
const clients = 16;
const requestsOfEach = atDepth({ quick: 6, deep: 72, full: 360 });
const rowsOfEach = 400;

let engine: DedicatedEngine;
beforeAll(async () => {
  engine = await startDedicatedEngine();
  await engine.store.command(
    'CREATE TABLE marked (mark String, n UInt32) ENGINE = MergeTree ORDER BY (mark, n)',
  );
});
afterAll(() => engine.end());

const marked = (rows: number) => `SELECT {mark:String} AS mark, number AS n FROM numbers(${rows})`;
const failing = `SELECT {mark:String} AS mark, throwIf(number = 200000, 'on purpose') + number AS n FROM numbers(400000)`;

type Request = (mark: string) => Promise<void>;

const page: Request = async (mark) => {
  const { rows } = await engine.store.query<{ mark: string; n: number }>(marked(rowsOfEach), {
    parameters: { mark },
  });
  expect(rows).toHaveLength(rowsOfEach);
  for (const row of rows) expect(row.mark).toBe(mark);
};

const download: Request = async (mark) => {
  const response = await text(await engine.store.stream(marked(rowsOfEach), 'CSV', { parameters: { mark } }));
  const lines = response.trimEnd().split('\n');
  expect(lines).toHaveLength(rowsOfEach);
  for (const [n, line] of lines.entries()) expect(line).toBe(`"${mark}",${n}`);
};

const load: Request = async (mark) => {
  const rows = Array.from({ length: 50 }, (_, n) => `${JSON.stringify({ mark, n })}\n`);
  await engine.store.insert(
    'INSERT INTO marked FORMAT JSONEachRow',
    Readable.from(rows.map((row) => Buffer.from(row))),
  );
  const { rows: stored } = await engine.store.query<{ n: number }>(
    'SELECT n FROM marked WHERE mark = {mark:String} ORDER BY n',
    { parameters: { mark } },
  );
  expect(stored.map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
};

const failingPage: Request = async (mark) => {
  await expect(
    engine.store.query(failing, { parameters: { mark }, settings: { max_block_size: 1_000 } }),
  ).rejects.toThrow();
};

const failingDownload: Request = async (mark) => {
  const download = async () =>
    text(
      await engine.store.stream(failing, 'CSV', {
        parameters: { mark },
        settings: { max_block_size: 1_000, max_threads: 1 },
      }),
    );
  await expect(download()).rejects.toThrow();
};

const cancelledPage: Request = async (mark) => {
  const signal = AbortSignal.timeout(5 + Math.floor(Math.random() * 40));
  const query = engine.store.query(`${marked(1_000_000_000)} WHERE cityHash64(number) % 1000000 = 1`, {
    parameters: { mark },
    signal,
  });
  await expect(query).rejects.toMatchObject({ code: 'CANCELLED' });
};

const abandonedDownload: Request = async (mark) => {
  const stream = await engine.store.stream(marked(100_000_000), 'CSV', { parameters: { mark } });
  await new Promise((resolve) => stream.once('data', resolve));
  stream.destroy();
};

const mix = [
  page,
  download,
  failingPage,
  page,
  load,
  cancelledPage,
  page,
  download,
  failingDownload,
  page,
  page,
  abandonedDownload,
];

it(
  'rows of a failed or cancelled query never reach another query',
  { timeout: atDepth({ quick: 120_000, deep: 240_000, full: 1_200_000 }) },
  async () => {
    const work = Array.from({ length: clients }, async (_, client) => {
      for (let round = 0; round < requestsOfEach; round++) {
        const request = mix[(round + client * 5) % mix.length] ?? page;
        await request(`client ${client} turn ${round}`);
      }
    });
    await Promise.all(work);
    await expect.poll(() => countOtherQueries(engine.store), { timeout: 5_000 }).toBe(0);
  },
);
