import { createInterface } from 'node:readline';
import { toAsciiHost } from '../../reports/engine/normalise-subject.js';
import { Readable } from 'node:stream';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import { queryRows, runStatement, type ImportRun } from '../import-run.js';
import { rejectCodes } from './reject-reasons.js';
import { asciiTableName, stagingTableName } from './staging-table.js';

/** Condition for non-ASCII domains. */
const isNonAsciiSql = `NOT isASCII(domain) AND reason = 0`;

/**
 * Converts host names to ASCII. ClickHouse cannot encode punycode, so the few affected distinct names are converted
 * here.
 * Records with an inconvertible name are rejected.
 */
export async function convertDomainsToAscii(run: ImportRun): Promise<void> {
  const { clickhouse } = run.stores;
  const staging = stagingTableName(run.id);
  const { rows } = await clickhouse.query<{ found: number }>(
    `SELECT count() AS found FROM ${staging} WHERE ${isNonAsciiSql}`,
    { signal: run.signal, settings: { max_execution_time: 0 } },
  );
  if ((rows[0]?.found ?? 0) === 0) return;
  const table = asciiTableName(run.id);
  await clickhouse.command(
    `CREATE TABLE ${table} (name String, ascii String) ENGINE = Join(ANY, LEFT, name)`,
  );
  const names = await clickhouse.stream(
    `SELECT DISTINCT domain FROM ${staging} WHERE ${isNonAsciiSql}`,
    'TSV',
    {
      signal: run.signal,
    },
  );
  await clickhouse.insert(
    `INSERT INTO ${table} FORMAT TSV`,
    Readable.from(toPairs(names), { objectMode: false }),
    { signal: run.signal },
  );
  // Mutations run without a current database, so the table name must be qualified.
  const [current] = await queryRows<{ database: string }>(run, 'SELECT currentDatabase() AS database', {});
  const asciiDomainSql = `joinGet('${current?.database ?? ''}.${table}', 'ascii', domain)`;
  await runStatement(
    run,
    `ALTER TABLE ${staging} UPDATE domain = ${asciiDomainSql}, domain_id = ${buildIdSql(asciiDomainSql)}, url_hash = cityHash64(concat(${asciiDomainSql}, path)),
       ad_id = if(kind = 2, ${buildIdSql(`concat(${asciiDomainSql}, path, '\\n', title, '\\n', snippet)`)}, ad_id),
       origin = replaceOne(origin, domain, ${asciiDomainSql}), reason = if(${asciiDomainSql} = '', ${rejectCodes.url}, reason)
     WHERE ${isNonAsciiSql}`,
    {},
  );
  await clickhouse.command(`DROP TABLE ${table} SYNC`);
}

async function* toPairs(names: Readable): AsyncGenerator<Buffer> {
  for await (const name of createInterface({ input: names, crlfDelay: Infinity })) {
    yield Buffer.from(`${name}\t${toAsciiHost(name)}\n`);
  }
}
