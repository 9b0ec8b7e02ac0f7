import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { domainTotalColumns } from '../engine/read-generation.js';
import { FirstPageStore, throttleStream } from './first-page-store.js';

const domain = 'a.example';
const totals = JSON.stringify(Object.keys(domainTotalColumns).map((name) => (name === 'name' ? domain : 1)));
const createRow = (generation: number) => ({ totals, rows: `[["page of ${generation}"]]` });

/** A store that returns rows by generation and counts its queries. */
function createStore(streamRows: (generation: number) => Readable) {
  const query = vi.fn((_sql: string, { generation }: { generation: { number: number } }) =>
    Promise.resolve({ rows: [createRow(generation.number)], rowsBeforeLimit: 1, elapsedMs: 3 }),
  );
  const stream = vi.fn(
    (_sql: string, _format: string, { parameters }: { parameters: { generation: number } }) =>
      Promise.resolve(streamRows(parameters.generation)),
  );
  return { store: { query, stream } as unknown as ClickHouseStore, query, stream };
}

/** A stream that fails before its first line. */
async function* failingStream(): AsyncGenerator<Buffer> {
  await Promise.resolve();
  yield Promise.reject(new Error('gone'));
}

const completeStream = (generation: number) =>
  Readable.from([Buffer.from(`7\t${totals}\t${createRow(generation).rows}\n`)]);

describe('first page store', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'first-page-store-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const log = pino({ level: 'silent' });
  const createFirstPageStore = (store: ClickHouseStore, storeFolder = folder) =>
    new FirstPageStore(store, { folder: storeFolder, maxBytes: 1_000_000, maxRecentRows: 2, log });
  const lookUp = async (store: FirstPageStore, generation: number, base = 1, view = 7) => {
    const options = { generation: { base, number: generation }, firstPage: { domain, view } };
    return (await store.query('SELECT …', options)).rows;
  };

  it('serves the requested generation, including an older one', async () => {
    const { store, query } = createStore(completeStream);
    const firstPageStore = createFirstPageStore(store);
    await expect
      .poll(async () => {
        query.mockClear();
        return [await lookUp(firstPageStore, 4), query.mock.calls];
      })
      .toEqual([[createRow(4)], []]);
    expect(firstPageStore.states()).toEqual({ making: 0, whole: 1, partial: 0, failed: 0 });
    expect(await lookUp(firstPageStore, 5)).toEqual([createRow(5)]);
    expect(await lookUp(firstPageStore, 4)).toEqual([createRow(4)]);
    await expect
      .poll(async () => {
        query.mockClear();
        return [await lookUp(firstPageStore, 5), query.mock.calls];
      })
      .toEqual([[createRow(5)], []]);
    await firstPageStore.end();
    expect(await lookUp(firstPageStore, 5)).toEqual([createRow(5)]);
  });

  it('returns the same instance for the same page only', async () => {
    const { store } = createStore(completeStream);
    const firstPageStore = createFirstPageStore(store);
    await lookUp(firstPageStore, 4);
    await expect.poll(() => firstPageStore.states().whole).toBe(1);
    const [first] = await lookUp(firstPageStore, 4);
    expect(first).toEqual(createRow(4));
    expect(Object.isFrozen(first)).toBe(true);
    expect((await lookUp(firstPageStore, 4))[0]).toBe(first);
    expect(await lookUp(firstPageStore, 4, 1, 8)).toEqual([]);
    await lookUp(firstPageStore, 5, 2);
    await vi.waitFor(() => expect(firstPageStore.states().whole).toBe(2));
    expect(await lookUp(firstPageStore, 5, 2)).toEqual([createRow(5)]);
    expect((await lookUp(firstPageStore, 4))[0]).toBe(first);
    expect(await lookUp(firstPageStore, 5)).toEqual([createRow(5)]);
    await firstPageStore.end();
  });

  it('falls back to the store if copying fails, and retries later', async () => {
    let fails = true;
    const { store, stream } = createStore((generation) =>
      fails ? Readable.from(failingStream()) : completeStream(generation),
    );
    const firstPageStore = createFirstPageStore(store);
    expect(await lookUp(firstPageStore, 4)).toEqual([createRow(4)]);
    await vi.waitFor(() => expect(stream).toHaveBeenCalledOnce());
    fails = false;
    expect(await lookUp(firstPageStore, 4)).toEqual([createRow(4)]);
    expect(stream).toHaveBeenCalledOnce();
    expect(firstPageStore.states()).toMatchObject({ making: 0, failed: 1 });
    const retryTime = performance.now() + 61_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(retryTime);
    await lookUp(firstPageStore, 4);
    clock.mockRestore();
    await vi.waitFor(() => expect(stream).toHaveBeenCalledTimes(2));
    await firstPageStore.end();
  });

  it('falls back to the store if the disk is full', async () => {
    const file = path.join(folder, 'no folder');
    await writeFile(file, '');
    const { store, query } = createStore(completeStream);
    const firstPageStore = createFirstPageStore(store, file);
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await lookUp(firstPageStore, 4)).toEqual([createRow(4)]);
    }
    expect(query).toHaveBeenCalledTimes(3);
    await firstPageStore.end();
  });
});

const chunks = Array.from({ length: 20 }, (_, index) => Buffer.alloc(1_000, index));

describe('throttled stream', () => {
  it('passes all bytes in order at the configured rate', async () => {
    const startedAt = performance.now();
    const receivedChunks: Buffer[] = [];
    for await (const chunk of throttleStream(Readable.from(chunks), 100_000)) receivedChunks.push(chunk);
    expect(Buffer.concat(receivedChunks)).toEqual(Buffer.concat(chunks));
    // 20,000 bytes at 100,000 a second; timers may fire a few milliseconds early.
    expect(performance.now() - startedAt).toBeGreaterThan(180);
  });

  it('closes its source if the reader stops', async () => {
    const source = Readable.from(chunks);
    for await (const chunk of throttleStream(source, 1_000_000)) if (chunk === chunks[2]) break;
    expect(source.destroyed).toBe(true);
  });

  it('fails with its source', async () => {
    const source = Readable.from(
      (function* () {
        yield chunks[0];
        throw new Error('gone');
      })(),
    );
    const readAll = async () => {
      for await (const chunk of throttleStream(source, 1_000_000)) expect(chunk).toEqual(chunks[0]);
    };
    await expect(readAll()).rejects.toThrow('gone');
  });
});
