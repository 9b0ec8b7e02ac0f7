import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../server/errors/app-error.js';
import { ErrorCode } from '../../../server/errors/error-code.js';
import { countColumn } from '../../../server/reports/columns/column-kinds.js';
import type { ReportDefinition } from '../../../server/reports/engine/report-definition.js';
import type { ReportQuery } from '../../../server/reports/engine/report-query.js';
import { prepareReport } from '../../../server/reports/engine/prepare-report.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { streamPrepared } from '../../../server/reports/engine/stream-report.js';
import {
  unlimitedViewer,
  unlimited,
  type ReportAllowance,
  type Viewer,
} from '../../../server/reports/engine/viewer.js';
import { findReport } from '../../../server/reports/report-registry.js';
import { sortRows } from './support/evaluate.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';

let fixture: ReportWorld;

beforeAll(async () => {
  fixture = await openReportWorld({ ownDatabase: true });
});

function keywords(): ReportDefinition {
  const definition = findReport('organic-keywords');
  if (definition === undefined) throw new Error('no report');
  return definition;
}
const viewerWith = (cuts: Partial<ReportAllowance>): Viewer => ({
  ...unlimitedViewer,
  allowance: { ...unlimited, ...cuts },
});
const run = (query: ReportQuery, cuts: Partial<ReportAllowance>) =>
  runReport(keywords(), { domain: 'alpha.example', ...query }, viewerWith(cuts), fixture.deps);
const streamReport = async (query: ReportQuery, viewer: Viewer) =>
  streamPrepared(await prepareReport(keywords(), query, { viewer, deps: fixture.deps }), fixture.deps, {
    format: 'TabSeparated',
  });
const byVolume = () =>
  sortRows(fixture.oracle.organicKeywords('alpha.example'), [{ column: 'ws', direction: 'desc' }]);

describe('the server enforces viewer restrictions', () => {
  it('rows beyond the limit are never read for any page or size, and the total stays correct', async () => {
    const total = byVolume().length;
    const words = (count: number, from = 0) =>
      byVolume()
        .slice(from, from + count)
        .map(({ word }) => word);
    for (const [query, expected] of [
      [{}, words(15)],
      [{ perPage: 500 }, words(15)],
      [{ perPage: 10, page: 2 }, words(5, 10)],
      [{ perPage: 10, page: 3 }, []],
      [{ page: 2 }, []],
    ] as const) {
      const page = await run(query, { rows: 15 });
      expect(page.rows.map(({ word }) => word)).toEqual(expected);
      expect(page.total).toBe(total);
      expect(page.restrictions).toMatchObject({
        restricted: true,
        rowLimit: 15,
        filterAllowed: true,
        sortAllowed: true,
        deepestPosition: null,
      });
    }
    const filtered = await run({ filter: 'ws>=100', page: 3 }, { rows: 15 });
    expect(filtered).toMatchObject({
      rows: [],
      total: byVolume().filter(({ ws }) => Number(ws) >= 100).length,
    });
  });

  it.each<[string, ReportQuery, Partial<ReportAllowance>]>([
    ['a filter', { filter: 'ws>1' }, { filter: false }],
    ['a typed filter', { conditions: [{ field: 'ws', operator: '>', value: '1' }] }, { filter: false }],
    ['search', { search: 'phone' }, { filter: false }],
    ['more than three conditions', { filter: 'ws>1^ORws<9^pos>1^wsk>1' }, { conditions: 3 }],
    ['a sort', { sort: 'pos|asc' }, { sort: false }],
    ['the second page', { page: 2 }, { paging: false }],
    ['a page size', { perPage: 500 }, { perPage: false }],
  ])('%s outside the plan is rejected', async (_, query, cuts) => {
    await expect(run(query, cuts)).rejects.toMatchObject({ code: ErrorCode.ReportRestricted, status: 402 });
    await expect(run(query, {})).resolves.toBeDefined();
  });

  it('the default sort may be requested where sorting is not allowed', async () => {
    const named = await run({ sort: 'ws|desc' }, { sort: false });
    expect(named.rows).toEqual((await run({}, { sort: false })).rows);
  });

  it('three conditions pass where three are allowed', async () => {
    await expect(
      run({ filter: 'ws>1^ORws<9^pos>1' }, { conditions: 3, sort: false, paging: false, perPage: false }),
    ).resolves.toBeDefined();
  });

  it('an export ends at the lower limit in the default order', async () => {
    const lines = async (cuts: Partial<ReportAllowance>): Promise<string[]> => {
      const stream = await streamReport({ domain: 'alpha.example', columns: ['word'] }, viewerWith(cuts));
      return (await text(stream)).split('\n').slice(0, -1);
    };
    const words = byVolume().map(({ word }) => String(word).replace(/[\\']/g, '\\$&'));
    expect(await lines({})).toEqual(words);
    expect(await lines({ exportRows: 10 })).toEqual(words.slice(0, 10));
    expect(await lines({ exportRows: 10, rows: 4 })).toEqual(words.slice(0, 4));
    expect(await lines({ exportRows: 0 })).toEqual([]);
  });

  it('an export of an unknown subject fails before its first byte', async () => {
    await expect(streamReport({ domain: 'nobody.example' }, unlimitedViewer)).rejects.toMatchObject({
      code: ErrorCode.DomainNotFound,
    });
  });
});

describe('an aborted request', () => {
  /** Runs in the engine for minutes. */
  const endless: ReportDefinition = {
    ...keywords(),
    id: 'endless',
    subject: 'none',
    source: {
      name: 'endless',
      from: '(SELECT cityHash64(number) AS n FROM numbers(1000000000000))',
      where: [],
      identity: ['n'],
    },
    columns: { n: countColumn('n', { title: { en: 'N', ru: 'N' }, description: { en: 'N.', ru: 'N.' } }) },
    defaultSort: 'n|desc',
    searchColumn: undefined,
  };

  it('frees the engine at once and ends as cancelled', async () => {
    const controller = new AbortController();
    const running = runReport(endless, {}, unlimitedViewer, {
      ...fixture.deps,
      signal: controller.signal,
      requestId: 'given-up',
    });
    const ended = running.then(
      () => 'answered',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
    await expect.poll(processes).toBeGreaterThan(0);
    controller.abort();
    expect(await ended).toBe(ErrorCode.Cancelled);
    await expect.poll(processes, { timeout: 3_000 }).toBe(0);
    expect((await run({}, {})).rows.length).toBe(25);
  });

  async function processes(): Promise<number> {
    const { rows } = await fixture.deps.clickhouse.query<{ count: number }>(
      "SELECT count() AS count FROM system.processes WHERE current_database = currentDatabase() AND endsWith(Settings['log_comment'], 'endless given-up')",
    );
    return Number(rows[0]?.count);
  }
});
