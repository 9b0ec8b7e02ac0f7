import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processStartTime } from '../../../server/stores/process-identity.js';
import { startDedicatedEngine, type DedicatedEngine } from './engine-of-its-own.js';

let own: DedicatedEngine;
beforeEach(async () => {
  own = await startDedicatedEngine();
});
afterEach(() => own.end());

const kill = () => process.kill(own.engine.pid ?? 0, 'SIGKILL');

describe('after the engine was killed', () => {
  it('a read that ran and those that come meanwhile are answered, and what was acknowledged is there', async () => {
    await own.store.command('CREATE TABLE kept (n UInt32) ENGINE = MergeTree ORDER BY n');
    await own.store.insert('INSERT INTO kept FORMAT CSV', '1\n2\n3\n');
    const running = own.store.query<{ n: number }>(
      'SELECT count() AS n FROM kept WHERE sleepEachRow(0.2) = 0',
    );
    const before = own.engine.pid;
    kill();
    const answers = await Promise.all([
      running,
      own.store.query('SELECT count() AS n FROM kept'),
      own.store.query('SELECT count() AS n FROM kept'),
    ]);
    for (const { rows } of answers) expect(rows).toEqual([{ n: 3 }]);
    expect(own.engine.pid).not.toBe(before);
  });

  it('an insert that ran is reported as failed, never sent twice', async () => {
    await own.store.command('CREATE TABLE once (n UInt32) ENGINE = MergeTree ORDER BY n');
    /** Rows whose end the engine never sees: it dies before. */
    async function* rowsCutByDeath(): AsyncGenerator<string> {
      yield '1\n'.repeat(20_000);
      const { pid = 0 } = own.engine;
      kill();
      await expect.poll(() => processStartTime(pid)).toBeUndefined();
    }
    const insert = own.store.insert('INSERT INTO once FORMAT CSV', Readable.from(rowsCutByDeath()));
    await expect(insert).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
    const { rows } = await own.store.query<{ n: number }>('SELECT count() AS n FROM once');
    expect(rows[0]?.n).toBeLessThanOrEqual(20_000);
  });

  it('a stream that was under way fails', async () => {
    const stream = await own.store.stream('SELECT number FROM numbers(100000000000)', 'CSV');
    const reading = (async () => {
      let chunks = 0;
      for await (const _chunk of stream) if (++chunks === 1) kill();
    })();
    await expect(reading).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
  });
});
