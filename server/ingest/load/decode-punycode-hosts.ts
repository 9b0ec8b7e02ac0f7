import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';

/**
 * Stores the Unicode form of every new punycode host, which ClickHouse cannot decode. Idempotent and safe to run
 * concurrently.
 */
export async function decodePunycodeHosts(clickhouse: ClickHouseStore, signal?: AbortSignal): Promise<void> {
  const options = { signal, tag: { operation: 'name-readable-hosts' } };
  const undecodedNames = await clickhouse.stream(
    `SELECT DISTINCT name FROM host
     WHERE position(name, 'xn--') > 0 AND name GLOBAL NOT IN (SELECT name FROM readable_host)`,
    'TSV',
    { ...options, settings: { max_execution_time: 0 } },
  );
  await clickhouse.insert(
    `INSERT INTO readable_host (domain_id, name, readable)
     SELECT ${buildIdSql('name')}, name, readable FROM input('name String, readable String') FORMAT TSV`,
    Readable.from(withReadable(undecodedNames), { objectMode: false }),
    options,
  );
}

async function* withReadable(names: Readable): AsyncGenerator<Buffer> {
  for await (const name of createInterface({ input: names, crlfDelay: Infinity })) {
    yield Buffer.from(`${name}\t${readableDomain(name)}\n`);
  }
}
