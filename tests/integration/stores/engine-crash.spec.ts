import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProcessStartTime } from '../../../server/stores/process-identity.js';
import { waitUntil } from '../support/wait-until.js';
import { startDedicatedEngine, type DedicatedEngine } from './support/dedicated-engine.js';

let engine: DedicatedEngine;
beforeAll(async () => {
  engine = await startDedicatedEngine();
});
afterAll(() => engine.end());

const kill = () => process.kill(engine.engine.pid ?? 0, 'SIGKILL');

describe('after an engine crash', () => {
  it('running and new reads succeed, and acknowledged data is present', async () => {
    await engine.store.command('CREATE TABLE kept (n UInt32) ENGINE = MergeTree ORDER BY n');
    await engine.store.insert('INSERT INTO kept FORMAT CSV', '1\n2\n3\n');
    const running = engine.store.query<{ n: number }>(
      'SELECT count() AS n FROM kept WHERE sleepEachRow(0.2) = 0',
    );
    const before = engine.engine.pid;
    kill();
    const results = await Promise.all([
      running,
      engine.store.query('SELECT count() AS n FROM kept'),
      engine.store.query('SELECT count() AS n FROM kept'),
    ]);
    for (const { rows } of results) expect(rows).toEqual([{ n: 3 }]);
    expect(engine.engine.pid).not.toBe(before);
  });

  it('a running insert is reported as failed and never repeated', async () => {
    await engine.store.command('CREATE TABLE once (n UInt32) ENGINE = MergeTree ORDER BY n');
    /** An unfinished stream of rows: the engine crashes before its end. */
    async function* unfinishedRows(): AsyncGenerator<string> {
      yield '1\n'.repeat(20_000);
      const { pid = 0 } = engine.engine;
      kill();
      await expect.poll(() => getProcessStartTime(pid)).toBeUndefined();
    }
    const insert = engine.store.insert('INSERT INTO once FORMAT CSV', Readable.from(unfinishedRows()));
    await expect(insert).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
    // On a loaded machine, the restart takes longer than a read waits for it.
    await waitUntil(() => engine.store.ping().catch(() => false));
    const { rows } = await engine.store.query<{ n: number }>('SELECT count() AS n FROM once');
    expect(rows[0]?.n).toBeLessThanOrEqual(20_000);
  });

  it('a running stream fails', async () => {
    const stream = await engine.store.stream('SELECT number FROM numbers(100000000000)', 'CSV');
    const reading = (async () => {
      let chunks = 0;
      for await (const _chunk of stream) if (++chunks === 1) kill();
    })();
    await expect(reading).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
  });
});
