import type { CellFormat } from '../../server/contract/column-vocabulary.js';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { ReportDefinition } from '../../server/reports/engine/report-definition.js';
import { helpPath } from '../../server/contract/help/help-pages.js';
import { reportRegistry } from '../../server/reports/report-registry.js';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';

type Row = Record<string, string | number | string[]>;

const domain = 'northtrail.example';

type Asked = Record<string, string>;

/** What a report is asked about where a domain is not enough, by its page's names; found by other reports of the same base. */
const about: Readonly<Record<string, () => Promise<Asked> | Asked>> = {
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
  'sites-by-adsense': () => identifierOf('openlore.example', 'adsense'),
  'sites-by-analytics': () => identifierOf(domain, 'analytics'),
  'sites-by-leadia': () => identifierOf('peakline.example', 'leadia'),
  'sites-by-relap': () => identifierOf('slowatlas.example', 'relap'),
  subdomains: () => ({ id: 'campwell.example' }),
  'direct-ads-by-domain': () => direct,
  'direct-ad-keywords': async () => ({
    ...direct,
    adHash: await firstOf('/report/simple/direct/domain', 'uuid', direct),
  }),
  'direct-ads': async () => ({
    db: direct.db,
    kid: await firstOf('/report/simple/context/keywords', 'id', direct),
  }),
};

/** Ads of the advertising network are known of this engine alone. */
const direct = { domain: 'severtropa.example', db: 'msk' };

/** An identifier that a site carries. */
async function identifierOf(site: string, kind: string): Promise<Asked> {
  const query =
    'query ($domain: String!) { monetization(domain: $domain, base: "gny") { identifiers { kind id } } }';
  const answer = await fetch(`${inject('serverUrl')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-token': inject('administratorToken') },
    body: JSON.stringify({ query, variables: { domain: site } }),
  });
  const { data } = (await answer.json()) as {
    data: { monetization: { identifiers: { kind: string; id: string }[] } };
  };
  const id = data.monetization.identifiers.find((one) => one.kind === kind)?.id ?? '';
  return { id };
}

async function pageOfDomain(): Promise<Asked> {
  return { domain, page_url: await firstOf('/report/simple/organic/sitepages', 'url', { domain }) };
}

async function rowsOf(rest: string, { db = 'gny', ...asked }: Asked): Promise<Row[]> {
  const query = new URLSearchParams({ base: db, per_page: '3', ...asked });
  const answer = await fetch(`${inject('serverUrl')}/api${rest}?${query.toString()}`, {
    headers: { 'x-api-token': inject('administratorToken') },
  });
  expect([rest, answer.status]).toEqual([rest, 200]);
  return ((await answer.json()) as { data: Row[] }).data;
}

async function firstOf(rest: string, column: string, asked: Asked): Promise<string> {
  const [row] = await rowsOf(rest, asked);
  return String(row?.[column]);
}

/** The column that names a row: its text stands in the table as the call answers it. */
function namingColumn({ columns }: ReportDefinition): string {
  const texts = Object.entries(columns).filter(([, { type }]) => type === 'string' || type === 'array');
  const [id = ''] = texts.find(([, { visibility }]) => visibility === 'always') ?? texts[0] ?? [];
  return id;
}

function defaultSortOf({ defaultSort }: ReportDefinition): [column: string, direction: string] {
  const [first = ''] = (typeof defaultSort === 'string' ? defaultSort : defaultSort.google).split(',');
  const [column = '', direction = ''] = first.split('|');
  return [column, direction];
}

/** A cell's text without what stands before a domain, and in one piece where a long address is cut in its middle. */
function textOf(cell: string, format: CellFormat | undefined): string {
  const lines = cell.trim().split('\n');
  return format === 'url' ? lines.join('') : (lines.at(-1) ?? '');
}

async function expectRowsOfCall(page: Page, report: ReportDefinition): Promise<void> {
  const asked: Asked = { db: 'gny', ...((await about[report.id]?.()) ?? { domain }) };
  const naming = namingColumn(report);
  const [sorted, direction] = defaultSortOf(report);
  const rows = await rowsOf(report.restPath, { ...asked, sort: `${sorted}|${direction}` });
  expect([report.id, rows.length > 0]).toEqual([report.id, true]);

  await visit(page, `${report.route}?${new URLSearchParams(asked).toString()}`);
  await page
    .locator(`main a[href="${helpPath(report.id)}"]`)
    .first()
    .waitFor();
  const cells = page.locator(`.ag-row .ag-cell[col-id="${naming}"]`);
  await cells.first().waitFor();
  const shown = await cells.allInnerTexts();
  expect([
    report.id,
    shown.slice(0, rows.length).map((cell) => textOf(cell, report.columns[naming]?.format)),
  ]).toEqual([report.id, rows.map((row) => [row[naming] ?? []].flat().join(', '))]);
}

/** Reports whose tables everybody must be able to use, beside the last of each section. */
const readByEverybody = new Set([
  'lost-keywords',
  'organic-competitors',
  'site-pages',
  'similar-keywords',
  'visible-domains',
]);

/**
 * Own sites are nobody's before an import of theirs: tests/integration/access/first-party-metrics.spec.ts reads them. Group reports are
 * made by people: tests/integration/groups.
 */
const reports = reportRegistry.filter(
  ({ firstPartyDimension, subject }) =>
    firstPartyDimension === undefined && !['group', 'run', 'clustering'].includes(subject),
);
const sections = [...new Set(reports.map(({ section }) => section))];

describePages(
  'R30 every report’s page',
  ({ atAlternateWidth }) => {
    for (const section of sections) {
      atAlternateWidth(
        `shows what its call answers, in the order of the documents: ${section}`,
        async (page) => {
          for (const report of reports.filter((one) => one.section === section)) {
            await expectRowsOfCall(page, report);
            if (readByEverybody.has(report.id)) await expectAccessible(page);
          }
          await expectAccessible(page);
        },
        { timeout: 90_000 },
      );
    }
  },
  { as: 'pro', sharedPage: true },
);
