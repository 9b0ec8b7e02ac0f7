import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { parse } from 'tldts';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';

/**
 * Stores the names of new domains, each with its registrable domain according to the public suffix list. Host names
 * are independent of snapshots, so rows of an interrupted import are harmless.
 */
export async function loadHosts(
  clickhouse: ClickHouseStore,
  staging: string,
  signal?: AbortSignal,
): Promise<void> {
  const newNames = await clickhouse.stream(
    `SELECT DISTINCT domain FROM ${staging}
     WHERE reason = 0 AND domain != '' AND domain_id GLOBAL NOT IN (SELECT domain_id FROM host)`,
    'TSV',
    { signal, settings: { max_execution_time: 0 }, tag: { operation: 'import-hosts' } },
  );
  await clickhouse.insert(
    `INSERT INTO host (domain_id, name, parent_id, parent_name)
     SELECT ${buildIdSql('name')}, name, ${buildIdSql('parent')}, parent FROM input('name String, parent String') FORMAT TSV`,
    Readable.from(withParents(newNames), { objectMode: false }),
    { signal, tag: { operation: 'import-hosts' } },
  );
}

/** Batches of `name, parent` lines. */
async function* withParents(names: Readable): AsyncGenerator<Buffer> {
  let lines: string[] = [];
  for await (const name of createInterface({ input: names, crlfDelay: Infinity })) {
    lines.push(`${name}\t${registrableDomain(name)}\n`);
    if (lines.length < 10_000) continue;
    yield Buffer.from(lines.join(''));
    lines = [];
  }
  yield Buffer.from(lines.join(''));
}

/** The registrable domain; IP addresses and public suffixes are returned unchanged. */
export function registrableDomain(name: string): string {
  return parse(name, { allowPrivateDomains: false, validateHostname: false }).domain ?? name;
}

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
