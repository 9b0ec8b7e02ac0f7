import type { CellFormat } from '../../server/contract/reports/column-vocabulary.js';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { ReportDefinition } from '../../server/reports/engine/report-definition.js';
import { helpPath } from '../../server/contract/help/help-pages.js';
import { reportRegistry } from '../../server/reports/report-registry.js';
import { describePages, expectAccessible, expectTableFits } from './support/browser.js';
import { visit } from './support/navigation.js';
import { casesAtDepth } from '../support/test-depth.js';

type Row = Record<string, string | number | string[]>;

const domain = 'northtrail.example';

type ReportParams = Record<string, string>;

/** Parameters by report id for reports that need more than a domain, derived from other reports. */
const paramsByReport: Readonly<Record<string, () => Promise<ReportParams> | ReportParams>> = {
  'page-keywords': pageOfDomain,
  'page-competitors': pageOfDomain,
  'ad-keywords-by-ad': async () => ({
    domain,
    ad: await firstOf('/report/simple/context/ads/', 'id', { domain }),
  }),
  'similar-keywords': async () => ({
    key: await firstOf('/report/simple/organic/keywords', 'word', { domain }),
  }),
  'keyword-search': () => ({ phrases: 'tent' }),
  'visible-domains': () => ({}),
  'top-keyword-domains': () => ({}),
  comparison: async () => {
    const competitor = await firstOf('/report/simple/organic/concurents', 'name', { domain });
    return { incl: `${domain},${competitor}`, domains: `${domain},${competitor}` };
  },
  'tool-domain-batch': () => ({ domains: `${domain},peakline.example` }),
  'sites-by-adsense': () => fetchIdentifier('openlore.example', 'adsense'),
  'sites-by-analytics': () => fetchIdentifier(domain, 'analytics'),
  'sites-by-leadia': () => fetchIdentifier('peakline.example', 'leadia'),
  'sites-by-relap': () => fetchIdentifier('slowatlas.example', 'relap'),
  subdomains: () => ({ id: 'campwell.example' }),
  'direct-ads-by-domain': () => networkAdsParams,
  'direct-ad-keywords': async () => ({
    ...networkAdsParams,
    adHash: await firstOf('/report/simple/direct/domain', 'uuid', networkAdsParams),
  }),
  'direct-ads': async () => ({
    db: networkAdsParams.db,
    kid: await firstOf('/report/simple/context/keywords', 'id', networkAdsParams),
  }),
};

/** Only this database has ads of the advertising network. */
const networkAdsParams = { domain: 'severtropa.example', db: 'msk' };

/** Identifier of the given kind that the site uses. */
async function fetchIdentifier(site: string, kind: string): Promise<ReportParams> {
  const query =
    'query ($domain: String!) { monetization(domain: $domain, base: "gny") { identifiers { kind id } } }';
  const response = await fetch(`${inject('serverUrl')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-token': inject('administratorToken') },
    body: JSON.stringify({ query, variables: { domain: site } }),
  });
  const { data } = (await response.json()) as {
    data: { monetization: { identifiers: { kind: string; id: string }[] } };
  };
  const id = data.monetization.identifiers.find((identifier) => identifier.kind === kind)?.id ?? '';
  return { id };
}

async function pageOfDomain(): Promise<ReportParams> {
  return { domain, page_url: await firstOf('/report/simple/organic/sitepages', 'url', { domain }) };
}

async function fetchRows(restPath: string, { db = 'gny', ...params }: ReportParams): Promise<Row[]> {
  const query = new URLSearchParams({ base: db, per_page: '3', ...params });
  const response = await fetch(`${inject('serverUrl')}/api${restPath}?${query.toString()}`, {
    headers: { 'x-api-token': inject('administratorToken') },
  });
  expect([restPath, response.status]).toEqual([restPath, 200]);
  return ((await response.json()) as { data: Row[] }).data;
}

async function firstOf(restPath: string, column: string, params: ReportParams): Promise<string> {
  const [row] = await fetchRows(restPath, params);
  return String(row?.[column]);
}

/** Column that identifies the row. Its cells display the text of the API response. */
function findNameColumn({ columns }: ReportDefinition): string {
  const textColumns = Object.entries(columns).filter(([, { type }]) => type === 'string' || type === 'array');
  const [id = ''] = textColumns.find(([, { visibility }]) => visibility === 'always') ?? textColumns[0] ?? [];
  return id;
}

function defaultSortOf({ defaultSort }: ReportDefinition): [column: string, direction: string] {
  const [first = ''] = (typeof defaultSort === 'string' ? defaultSort : defaultSort.google).split(',');
  const [column = '', direction = ''] = first.split('|');
  return [column, direction];
}

/** Cell text without the favicon letter, and with a truncated URL joined again. */
function textOf(cell: string, format: CellFormat | undefined): string {
  const lines = cell.trim().split('\n');
  return format === 'url' ? lines.join('') : (lines.at(-1) ?? '');
}

async function expectRowsOfCall(page: Page, report: ReportDefinition): Promise<void> {
  const params: ReportParams = { db: 'gny', ...((await paramsByReport[report.id]?.()) ?? { domain }) };
  const nameColumn = findNameColumn(report);
  const [sortColumn, direction] = defaultSortOf(report);
  const rows = await fetchRows(report.restPath, { ...params, sort: `${sortColumn}|${direction}` });
  expect([report.id, rows.length > 0]).toEqual([report.id, true]);

  await visit(page, `${report.route}?${new URLSearchParams(params).toString()}`);
  await page
    .locator(`main a[href="${helpPath(report.id)}"]`)
    .first()
    .waitFor();
  const cells = page.locator(`.ag-row .ag-cell[col-id="${nameColumn}"]`);
  await cells.first().waitFor();
  const visibleCells = await cells.allInnerTexts();
  expect([
    report.id,
    visibleCells.slice(0, rows.length).map((cell) => textOf(cell, report.columns[nameColumn]?.format)),
  ]).toEqual([report.id, rows.map((row) => [row[nameColumn] ?? []].flat().join(', '))]);
  await expectTableFits(page, report.id);
}

/** Reports checked for accessibility in addition to the last one of each section. */
const accessibilityChecked = new Set([
  'lost-keywords',
  'organic-competitors',
  'site-pages',
  'similar-keywords',
  'visible-domains',
]);

/**
 * First-party reports need an import (tests/integration/access/first-party-metrics.spec.ts), group reports need a
 * group (tests/integration/groups).
 */
const reports = reportRegistry.filter(
  ({ firstPartyDimension, subject }) =>
    firstPartyDimension === undefined && !['group', 'run', 'clustering'].includes(subject),
);
const sections = [...new Set(reports.map(({ section }) => section))];

describePages(
  'page of every report',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'fits the longer column titles of the Russian language',
      async (page) => {
        for (const route of ['/concurents', '/adconcurents', '/sitepageswithkeys']) {
          await visit(page, `${route}?domain=${domain}&db=gny`);
          await page.locator('.ag-row').first().waitFor();
          expect(await page.locator('html').getAttribute('lang')).toBe('ru');
          await expectTableFits(page, route);
        }
      },
      { locale: 'ru-RU' },
    );

    for (const section of sections) {
      atAlternateWidth(
        `shows the rows of its API call in the default order: ${section}`,
        async (page) => {
          const reportsOfSection = reports.filter((candidate) => candidate.section === section);
          // `tests/integration/reports/reports.spec.ts` calls every report. All pages share the table.
          for (const report of casesAtDepth(reportsOfSection, 3)) {
            await expectRowsOfCall(page, report);
            if (accessibilityChecked.has(report.id)) await expectAccessible(page);
          }
          await expectAccessible(page);
        },
        { timeout: 120_000 },
      );
    }
  },
  { as: 'pro', sharedPage: true },
);
