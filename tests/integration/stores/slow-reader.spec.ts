import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openTestStores } from '../../support/stores.js';

it('a reader slower than the engine gets every row of a stream', async () => {
  const { clickhouse } = await openTestStores();
  const stream = await clickhouse.stream(
    `SELECT number, repeat('x', 90) AS text FROM numbers({count:UInt32})`,
    'TSV',
    { parameters: { count: 50_000 } },
  );
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    await sleep(1);
  }
  const lines = text.trimEnd().split('\n');
  expect(lines).toHaveLength(50_000);
  expect(lines.at(-1)).toBe(`49999\t${'x'.repeat(90)}`);
});
