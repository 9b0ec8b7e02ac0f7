import { beforeAll, expect, it } from 'vitest';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { findReport } from '../../../server/reports/report-registry.js';
import { buildIdSql } from '../../../server/stores/clickhouse/ids.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';

const domain = 'parts.example';
const parts = 3;
const rowsOfPart = 20_000;

let fixture: ReportWorld;

beforeAll(async () => {
  fixture = await openReportWorld();
  const { clickhouse } = fixture.stores;
  const { id, generation } = await fixture.deps.bases.byCode('gny');
  const parameters = { base: id, generation, domain, rows: rowsOfPart };
  await clickhouse.command(
    `INSERT INTO domain (base, generation, domain_id, name, it50)
     SELECT {base:UInt16}, {generation:UInt32}, ${buildIdSql('{domain:String}')}, {domain:String}, ${parts * rowsOfPart}`,
    { parameters },
  );
  for (let part = 0; part < parts; part++) {
    await clickhouse.command(
      `INSERT INTO position_by_domain (base, generation, domain_id, keyword_id, best, pos, path, word, ws)
       SELECT {base:UInt16}, {generation:UInt32}, ${buildIdSql('{domain:String}')}, number * ${parts} + {part:UInt32}, 1,
         number % 50 + 1, '/', concat('word ', toString(number)), number % 997
       FROM numbers({rows:UInt32})`,
      { parameters: { ...parameters, part } },
    );
  }
});

// A separate filter per sort, because totals are cached by filter.
it.each([
  ['ws|desc', 4],
  ['ws|asc', 5],
  ['pos|asc', 6],
  ['word|desc', 7],
])('a filtered total is exact over several table parts, sorted by %s', async (sort, top) => {
  const definition = findReport('organic-keywords');
  if (definition === undefined) throw new Error('no report organic-keywords');
  const page = await runReport(
    definition,
    { base: 'gny', domain, sort, filter: `pos<=${top}`, perPage: 10 },
    unlimitedViewer,
    fixture.deps,
  );
  expect(page.total).toBe((parts * rowsOfPart * top) / 50);
  expect(page.rows).toHaveLength(10);
});
