import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClickHouseStore, QueryResult, QueryOptions } from './clickhouse-store.js';
import { CachingStore } from './store-decorators.js';

const megabyte = 1024 * 1024;

interface Row {
  text: string;
}

/** A store stub that counts its queries and returns a different row each time. */
function createCountingStore() {
  let queryCount = 0;
  const query = vi.fn((_sql: string, _options?: QueryOptions): Promise<QueryResult<Row>> =>
    Promise.resolve({ rows: [{ text: `answer ${++queryCount}` }], rowsBeforeLimit: 1, elapsedMs: 5 }),
  );
  return { store: { query } as unknown as ClickHouseStore, query };
}

describe('CachingStore', () => {
  let countingStore = createCountingStore();
  let cachingStore = new CachingStore(countingStore.store, megabyte);
  beforeEach(() => {
    countingStore = createCountingStore();
    cachingStore = new CachingStore(countingStore.store, megabyte);
  });
  const queryText = async (sql: string, options: QueryOptions) =>
    (await cachingStore.query<Row>(sql, options)).rows[0]?.text;
  const generation = { base: 1, number: 4 };

  it('returns the cached result for the same SQL, parameters and generation', async () => {
    const options = { generation, parameters: { domain: 'a.example' } };
    expect(await queryText('SELECT 1', options)).toBe('answer 1');
    expect(await queryText('SELECT 1', { ...options, signal: new AbortController().signal })).toBe(
      'answer 1',
    );
    expect(countingStore.query).toHaveBeenCalledOnce();
  });

  it('misses for a different SQL, parameter, setting or database', async () => {
    const options = { generation, parameters: { cut: 10 } };
    const results = [
      await queryText('SELECT 1', options),
      await queryText('SELECT 2', options),
      await queryText('SELECT 1', { ...options, parameters: { cut: 50 } }),
      await queryText('SELECT 1', { ...options, settings: { max_threads: 1 } }),
      await queryText('SELECT 1', { ...options, generation: { base: 2, number: 4 } }),
    ];
    expect(new Set(results).size).toBe(5);
  });

  it('evicts older generations and does not cache queries that still use one', async () => {
    expect(await queryText('SELECT 1', { generation })).toBe('answer 1');
    expect(await queryText('SELECT 1', { generation: { base: 2, number: 1 } })).toBe('answer 2');
    expect(await queryText('SELECT 1', { generation: { base: 1, number: 5 } })).toBe('answer 3');
    expect(await queryText('SELECT 1', { generation })).toBe('answer 4');
    expect(await queryText('SELECT 1', { generation })).toBe('answer 5');
    expect(await queryText('SELECT 1', { generation: { base: 1, number: 5 } })).toBe('answer 3');
    expect(await queryText('SELECT 1', { generation: { base: 2, number: 1 } })).toBe('answer 2');
  });

  it('distinguishes 64-bit integers', async () => {
    const optionsFor = (id: bigint | string) => ({ generation, parameters: { id } });
    const results = [
      await queryText('SELECT 1', optionsFor(1n)),
      await queryText('SELECT 1', optionsFor(2n)),
      await queryText('SELECT 1', optionsFor('1')),
    ];
    expect(results).toEqual(['answer 1', 'answer 2', 'answer 3']);
    expect(await queryText('SELECT 1', optionsFor(1n))).toBe('answer 1');
  });

  it('caches only queries with a generation', async () => {
    expect(await queryText('SELECT 1', {})).toBe('answer 1');
    expect(await queryText('SELECT 1', {})).toBe('answer 2');
  });

  it('freezes cached rows', async () => {
    const { rows } = await cachingStore.query<Row>('SELECT 1', { generation });
    expect(() => (((rows as Row[])[0] as Row).text = 'other')).toThrow(TypeError);
    expect(() => (rows as Row[]).push({ text: 'more' })).toThrow(TypeError);
  });

  it('evicts the least recently used results and rejects entries above the size limit', async () => {
    const big = 'x'.repeat(20_000);
    for (let index = 0; index < 100; index++) {
      await queryText('SELECT 1', { generation });
      await queryText(`SELECT ${index} ${big}`, { generation });
    }
    expect(await queryText('SELECT 1', { generation })).toBe('answer 1');
    expect(await queryText(`SELECT 0 ${big}`, { generation })).not.toBe('answer 2');
    const huge = `SELECT 1 ${'x'.repeat(megabyte / 8)}`;
    expect(await queryText(huge, { generation })).not.toBe(await queryText(huge, { generation }));
  });

  it('does not cache failed queries', async () => {
    countingStore.query.mockRejectedValueOnce(new Error('away'));
    await expect(queryText('SELECT 1', { generation })).rejects.toThrow('away');
    expect(await queryText('SELECT 1', { generation })).toBe('answer 1');
  });
});
