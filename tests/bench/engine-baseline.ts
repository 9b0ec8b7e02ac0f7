import { BaseCatalogueService, RequestBases } from '../../server/modules/databases/base-catalogue.service.js';
import { organicKeywords } from '../../server/reports/definitions/organic/organic-keywords.report.js';
import { buildKeyPage } from '../../server/reports/engine/build-sql.js';
import type { Statement } from '../../server/reports/engine/report-source.js';
import { planReport } from '../../server/reports/engine/plan-report.js';
import { prepareReport } from '../../server/reports/engine/prepare-report.js';
import { unlimitedViewer } from '../../server/reports/engine/viewer.js';
import type { Stores } from '../../server/stores/stores.js';

/** A copy of the positions in the cheapest layout for page reads: small granules in compact parts. */
const bestLayoutTable = 'bench_position';
const firstPage = { offset: 0, limit: 25 };

/**
 * Statements that read the first pages of domains from `bench_position`, with the same rows as the server returns.
 */
export async function firstPageStatements(
  { postgres, clickhouse }: Stores,
  domains: readonly string[],
  code: string,
): Promise<Statement[]> {
  const base = await new BaseCatalogueService(postgres).byCode(code);
  const parameters = { base: base.id, generation: base.generation };
  const settings = { max_execution_time: 0, max_memory_usage: 0 };
  await clickhouse.command(`DROP TABLE IF EXISTS ${bestLayoutTable}`);
  await clickhouse.command(
    `CREATE TABLE ${bestLayoutTable} AS position_by_domain ENGINE = MergeTree PARTITION BY (base, generation)
     ORDER BY (domain_id, ws, keyword_id, pos)
     SETTINGS index_granularity = 1024, min_bytes_for_wide_part = 1000000000000, min_rows_for_wide_part = 1000000000`,
  );
  await clickhouse.command(
    `INSERT INTO ${bestLayoutTable} SELECT * FROM position_by_domain WHERE base = {base:UInt16} AND generation = {generation:UInt32}`,
    { parameters, settings },
  );
  await clickhouse.command(`OPTIMIZE TABLE ${bestLayoutTable} FINAL`, { settings });
  const deps = { clickhouse, bases: new RequestBases(postgres) };
  const statements: Statement[] = [];
  for (const domain of domains) {
    const report = await prepareReport(
      organicKeywords,
      { domain, base: code },
      { viewer: unlimitedViewer, deps },
    );
    const { plan } = await planReport(report, deps);
    const { sql, parameters: values } = buildKeyPage(plan, firstPage, true);
    statements.push({ sql: sql.replaceAll('position_by_domain', bestLayoutTable), parameters: values });
  }
  return statements;
}

/** Drops the table `bench_position`. */
export async function dropBestLayout({ clickhouse }: Stores): Promise<void> {
  await clickhouse.command(`DROP TABLE IF EXISTS ${bestLayoutTable}`);
}

/** Statements per second that ClickHouse executes for concurrent clients that bypass the server. */
export async function engineRate(
  { clickhouse }: Stores,
  statements: readonly Statement[],
  clients: number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let completed = 0;
  const client = async (first: number): Promise<void> => {
    for (let index = first; performance.now() < end; index += clients) {
      const statement = statements[index % statements.length];
      if (statement) await clickhouse.query(statement.sql, { parameters: statement.parameters });
      completed++;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  return completed / seconds;
}
