import { setMaxListeners } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectClient } from '../../../server/stores/clickhouse/client.js';
import { startDedicatedEngine, countOtherQueries, type DedicatedEngine } from './support/dedicated-engine.js';

let engine: DedicatedEngine;
beforeAll(async () => {
  engine = await startDedicatedEngine();
});
afterAll(() => engine.end());

describe('a query result', () => {
  it('returns 64-bit integers and decimals as numbers', async () => {
    const { rows } = await engine.store.query(
      'SELECT toUInt64(9007199254740991) AS id, toDecimal32(1.25, 2) AS cost, [toUInt64(1)] AS ids',
    );
    expect(rows).toEqual([{ id: 9_007_199_254_740_991, cost: 1.25, ids: [1] }]);
  });

  it('returns the row count before the limit', async () => {
    const sql = 'SELECT number FROM numbers(1000) WHERE number % 3 = 0 ORDER BY number DESC LIMIT 2';
    const result = await engine.store.query(sql, { settings: { exact_rows_before_limit: 1 } });
    expect(result.rows).toEqual([{ number: 999 }, { number: 996 }]);
    expect(result.rowsBeforeLimit).toBe(334);
    expect(result.elapsedMs).toBeGreaterThan(0);
  });

  it.each([
    "'; DROP TABLE base; --",
    'back\\slash \\n \\\' "double" `tick`',
    'line\nfeed\ttab\rreturn',
    'кириллица 漢字 😀',
    '{x:String} ? $1 %s \\N NULL',
    '\u0001\u007f',
    '',
  ])('returns the parameter %j unchanged', async (value) => {
    const parameters = { value, list: [value, 'x'] };
    const { rows } = await engine.store.query(
      'SELECT {value:String} AS value, {list:Array(String)} AS list',
      {
        parameters,
      },
    );
    expect(rows).toEqual([{ value, list: [value, 'x'] }]);
  });

  it('accepts a list of ten thousand ids', async () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => 9_000_000_000_000_000 + index);
    const { rows } = await engine.store.query(
      'SELECT length({ids:Array(UInt64)}) AS n, arrayMax({ids:Array(UInt64)}) AS top',
      { parameters: { ids } },
    );
    expect(rows).toEqual([{ n: 10_000, top: 9_000_000_000_009_999 }]);
  });
});

describe('a rejected query', () => {
  it('a second statement in one request', async () => {
    await expect(engine.store.command('SELECT 1; SELECT 2')).rejects.toMatchObject({ code: 'INTERNAL' });
    await expect(engine.store.query('SELECT 1; SET max_threads = 1')).rejects.toMatchObject({
      code: 'INTERNAL',
    });
  });

  it('a client without the secret', async () => {
    const client = connectClient({ embedded: { ...engine.engine.address, secret: 'guess' } }, 'default');
    await expect(client.query({ query: 'SELECT 1' })).rejects.toMatchObject({ code: '516' });
    await client.close();
  });

  it.each([
    [
      'more time than allowed',
      'SELECT count() FROM numbers(1000000000000) WHERE cityHash64(number) = 7',
      { max_execution_time: 1 },
    ],
    [
      'more memory than allowed',
      'SELECT length(groupArray(number)) FROM numbers(100000000)',
      { max_memory_usage: '30000000' },
    ],
    ['more rows than allowed', 'SELECT number FROM numbers(1000)', { max_result_rows: '10' }],
  ])('%s is reported as too heavy', async (_what, sql, settings) => {
    await expect(engine.store.query(sql, { settings })).rejects.toMatchObject({
      code: 'TOO_HEAVY',
      status: 422,
    });
  });

  it('an invalid regular expression is reported as an invalid filter', async () => {
    const query = engine.store.query('SELECT match(toString(number), {re:String}) FROM numbers(1)', {
      parameters: { re: '(((' },
    });
    await expect(query).rejects.toMatchObject({ code: 'BAD_FILTER' });
  });
});

describe('a stream', () => {
  it('returns every row in query order', async () => {
    const stream = await engine.store.stream('SELECT number FROM numbers(300000) ORDER BY number', 'CSV');
    const lines = (await text(stream)).trimEnd().split('\n');
    expect(lines).toHaveLength(300_000);
    expect(lines.at(-1)).toBe('299999');
  });

  it('fails when the query fails after its first rows', async () => {
    const sql = "SELECT throwIf(number = 3000000, 'half') + number AS n FROM numbers(10000000)";
    const stream = await engine.store.stream(sql, 'CSV', { settings: { max_threads: 1 } });
    let size = 0;
    const reading = (async () => {
      for await (const chunk of stream as AsyncIterable<Buffer>) size += chunk.length;
    })();
    await expect(reading).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(size).toBeGreaterThan(0);
  });

  it('leaves the engine idle after its reader disconnects', async () => {
    const stream = await engine.store.stream('SELECT number FROM numbers(100000000000)', 'CSV');
    await new Promise((resolve) => stream.once('data', resolve));
    stream.destroy();
    await expect.poll(() => countOtherQueries(engine.store), { timeout: 3_000 }).toBe(0);
  });

  it('applies back pressure for a slow reader', async () => {
    const stream = await engine.store.stream('SELECT number FROM numbers(6000000)', 'RowBinary');
    let size = 0;
    stream.once('readable', () => undefined);
    await sleep(500);
    expect(await countOtherQueries(engine.store)).toBe(1);
    for await (const chunk of stream as AsyncIterable<Buffer>) size += chunk.length;
    expect(size).toBe(48_000_000);
  });
});

describe('a cancelled query', () => {
  it.each(['query', 'command'] as const)('ends in the engine (%s)', async (kind) => {
    const controller = new AbortController();
    const running = engine.store[kind](
      'SELECT count() FROM numbers(1000000000000) WHERE cityHash64(number) = 7',
      { signal: controller.signal },
    );
    await expect.poll(() => countOtherQueries(engine.store)).toBe(1);
    controller.abort();
    await expect(running).rejects.toMatchObject({ code: 'CANCELLED' });
    await expect.poll(() => countOtherQueries(engine.store), { timeout: 3_000 }).toBe(0);
  });
});

describe('an insert', () => {
  beforeAll(() =>
    engine.store.command('CREATE TABLE target (n UInt64, s String) ENGINE = MergeTree ORDER BY n'),
  );
  const count = async () =>
    (await engine.store.query<{ n: number }>('SELECT count() AS n FROM target')).rows[0]?.n;
  const lines = function* (total: number) {
    for (let n = 0; n < total; n += 1_000) {
      yield Buffer.from(
        Array.from({ length: 1_000 }, (_, index) => `${n + index},text of the row ${n + index}\n`).join(''),
      );
    }
  };

  it('accepts a short body and a long one', async () => {
    await engine.store.insert('INSERT INTO target FORMAT CSV', '1,"one"\n2,"two"\n');
    expect(await count()).toBe(2);
    await engine.store.insert('INSERT INTO target (n, s) FORMAT CSV', Readable.from(lines(300_000)));
    expect(await count()).toBe(300_002);
  });

  it('accepts rows through input() in order, many, few or none', async () => {
    await engine.store.command(
      'CREATE TABLE numbered (record UInt64, n UInt64) ENGINE = MergeTree ORDER BY record',
    );
    const sql = `INSERT INTO numbered SELECT record, n FROM
      (SELECT *, rowNumberInAllBlocks() AS record FROM input('n UInt64, s String')) FORMAT CSV`;
    await engine.store.insert(sql, Readable.from(lines(200_000)));
    const check = 'SELECT count() AS total, countIf(record = n) AS in_order FROM numbered';
    expect((await engine.store.query(check)).rows).toEqual([{ total: 200_000, in_order: 200_000 }]);
    await engine.store.insert(sql, '0,"one"\n');
    await engine.store.insert(sql, '');
    expect((await engine.store.query(check)).rows).toEqual([{ total: 200_001, in_order: 200_001 }]);
  });

  it('accepts an empty body as no rows', async () => {
    const before = await count();
    await engine.store.insert('INSERT INTO target FORMAT CSV', '');
    expect(await count()).toBe(before);
  });

  it('reports an invalid row', async () => {
    await expect(engine.store.insert('INSERT INTO target FORMAT CSV', 'x,y\n')).rejects.toMatchObject({
      name: 'AppError',
    });
    const broken = function* () {
      yield* lines(100_000);
      yield Buffer.from('not a number,\n');
      yield* lines(100_000);
    };
    await expect(
      engine.store.insert('INSERT INTO target FORMAT CSV', Readable.from(broken())),
    ).rejects.toMatchObject({ name: 'AppError' });
  });

  it('rejects an aborted body', async () => {
    const breaking = function* () {
      yield* lines(50_000);
      throw new Error('the file broke off');
    };
    await expect(
      engine.store.insert('INSERT INTO target FORMAT CSV', Readable.from(breaking())),
    ).rejects.toMatchObject({ name: 'AppError' });
    await expect.poll(() => countOtherQueries(engine.store), { timeout: 3_000 }).toBe(0);
  });
});

describe('a light query', () => {
  it('does not wait behind long queries and exports', async () => {
    const controller = new AbortController();
    const options = { signal: controller.signal };
    setMaxListeners(0, controller.signal);
    const long =
      'SELECT sum(sleepEachRow(0.5)) FROM numbers(20) SETTINGS max_block_size = 1, max_threads = 1';
    const busy = [
      ...Array.from({ length: 12 }, () => engine.store.query(long, options)),
      ...Array.from({ length: 6 }, () => engine.store.command(long, options)),
    ].map((query) => query.catch(() => undefined));
    let isLongOver = false;
    void Promise.race(busy).then(() => (isLongOver = true));
    await expect.poll(() => countOtherQueries(engine.store)).toBe(busy.length);
    // Minimum of several times, because of background load.
    const times: number[] = [];
    while (times.length < 5) {
      const startedAt = Date.now();
      await engine.store.query('SELECT 1');
      times.push(Date.now() - startedAt);
    }
    expect(isLongOver).toBe(false);
    expect(Math.min(...times)).toBeLessThan(300);
    controller.abort();
    await Promise.all(busy);
    await expect.poll(() => countOtherQueries(engine.store), { timeout: 5_000 }).toBe(0);
  });
});
