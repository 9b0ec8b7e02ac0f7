import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { domainTotalColumns } from '../engine/read-generation.js';
import { FirstPageStore } from './first-page-store.js';

const domain = 'a.example';
const totals = JSON.stringify(Object.keys(domainTotalColumns).map((name) => (name === 'name' ? domain : 1)));
const rowOf = (generation: number) => ({ totals, rows: `[["page of ${generation}"]]` });

/** A store that returns rows by generation and counts its queries. */
function engine(streamed: (generation: number) => Readable) {
  const query = vi.fn((_sql: string, { generation }: { generation: { number: number } }) =>
    Promise.resolve({ rows: [rowOf(generation.number)], rowsBeforeLimit: 1, elapsedMs: 3 }),
  );
  const stream = vi.fn(
    (_sql: string, _format: string, { parameters }: { parameters: { generation: number } }) =>
      Promise.resolve(streamed(parameters.generation)),
  );
  return { store: { query, stream } as unknown as ClickHouseStore, query, stream };
}

/** A stream that fails before its first line. */
async function* broken(): AsyncGenerator<Buffer> {
  await Promise.resolve();
  yield Promise.reject(new Error('gone'));
}

const complete = (generation: number) =>
  Readable.from([Buffer.from(`7\t${totals}\t${rowOf(generation).rows}\n`)]);

describe('first page store', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'first-page-store-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const log = pino({ level: 'silent' });
  const storeOver = (store: ClickHouseStore, where = folder) =>
    new FirstPageStore(store, { folder: where, maxBytes: 1_000_000, maxRecentRows: 2, log });
  const lookUp = async (store: FirstPageStore, generation: number, base = 1, view = 7) => {
    const options = { generation: { base, number: generation }, firstPage: { domain, view } };
    return (await store.query('SELECT …', options)).rows;
  };

  it('serves the requested generation, including an older one', async () => {
    const { store, query } = engine(complete);
    const copying = storeOver(store);
    await expect
      .poll(async () => {
        query.mockClear();
        return [await lookUp(copying, 4), query.mock.calls];
      })
      .toEqual([[rowOf(4)], []]);
    expect(copying.states()).toEqual({ making: 0, whole: 1, partial: 0, failed: 0 });
    expect(await lookUp(copying, 5)).toEqual([rowOf(5)]);
    expect(await lookUp(copying, 4)).toEqual([rowOf(4)]);
    await expect
      .poll(async () => {
        query.mockClear();
        return [await lookUp(copying, 5), query.mock.calls];
      })
      .toEqual([[rowOf(5)], []]);
    await copying.end();
    expect(await lookUp(copying, 5)).toEqual([rowOf(5)]);
  });

  it('returns the same instance for the same page only', async () => {
    const { store } = engine(complete);
    const copying = storeOver(store);
    await lookUp(copying, 4);
    await expect.poll(() => copying.states().whole).toBe(1);
    const [first] = await lookUp(copying, 4);
    expect(first).toEqual(rowOf(4));
    expect(Object.isFrozen(first)).toBe(true);
    expect((await lookUp(copying, 4))[0]).toBe(first);
    expect(await lookUp(copying, 4, 1, 8)).toEqual([]);
    await lookUp(copying, 5, 2);
    await vi.waitFor(() => expect(copying.states().whole).toBe(2));
    expect(await lookUp(copying, 5, 2)).toEqual([rowOf(5)]);
    expect((await lookUp(copying, 4))[0]).toBe(first);
    expect(await lookUp(copying, 5)).toEqual([rowOf(5)]);
    await copying.end();
  });

  it('falls back to the store if copying fails, and retries later', async () => {
    let fails = true;
    const { store, stream } = engine((generation) =>
      fails ? Readable.from(broken()) : complete(generation),
    );
    const copying = storeOver(store);
    expect(await lookUp(copying, 4)).toEqual([rowOf(4)]);
    await vi.waitFor(() => expect(stream).toHaveBeenCalledOnce());
    fails = false;
    expect(await lookUp(copying, 4)).toEqual([rowOf(4)]);
    expect(stream).toHaveBeenCalledOnce();
    expect(copying.states()).toMatchObject({ making: 0, failed: 1 });
    const later = performance.now() + 61_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    await lookUp(copying, 4);
    clock.mockRestore();
    await vi.waitFor(() => expect(stream).toHaveBeenCalledTimes(2));
    await copying.end();
  });

  it('falls back to the store if the disk is full', async () => {
    const file = path.join(folder, 'no folder');
    await writeFile(file, '');
    const { store, query } = engine(complete);
    const copying = storeOver(store, file);
    for (let attempt = 0; attempt < 3; attempt++) expect(await lookUp(copying, 4)).toEqual([rowOf(4)]);
    expect(query).toHaveBeenCalledTimes(3);
    await copying.end();
  });
});
