import fc from 'fast-check';
import { unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { camelCase } from '../../../server/contract/formatting/camel-case.js';
import type { ReportDefinition } from '../../../server/reports/engine/report-definition.js';
import { findReport, reportRegistry } from '../../../server/reports/report-registry.js';
import { atDepth, casesAtDepth, seedInQuickRuns, testDepth } from '../../support/test-depth.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { parse } from './support/parse-csv.js';
import { expectedCell, selectionKey, tableStates, workbookCell } from './support/random-tables.js';
import { createSubjects, reportSubject, type SubjectParameters } from './support/report-subjects.js';
import { fetchRows, type Row } from './support/rows.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

interface Competitor {
  name: string;
  cnt: number;
  vis: number;
}

interface Summary {
  it50: number;
  adkeyscnt: number;
  adkeys: { word: string; pos: number; sr: number; cpcMax: number; avbid: number }[];
  concs: Competitor[];
}

const domain = 'eps.example';

async function queryData<Data>(query: string): Promise<Data> {
  const { data, errors } = await app.graphql(query);
  expect(errors).toBeUndefined();
  return data as Data;
}

async function file(path: string): Promise<string[][]> {
  const response = await app.get(`${path}&type=csv&bom=0&locale=en`);
  return parse(await response.text(), ',').slice(1);
}

/** Rows by their name, without the apostrophe that protects spreadsheet formulas. */
const named = (rows: readonly Row[], key: string) => new Map(rows.map((row) => [String(row[key]), row]));
const plain = (cell: string | undefined) => (cell ?? '').replace(/^'/, '');

describe.each(['gny', 'msk'])('consistent values in GraphQL, REST and files of %s', (base) => {
  const of = `domain: "${domain}", base: "${base}"`;
  const subject = `domain=${domain}&base=${base}`;
  const summary = async () =>
    (
      await queryData<{ domainDashboard: Summary }>(
        `{ domainDashboard(${of}) { it50 adkeyscnt adkeys { word pos sr cpcMax avbid } concs { name cnt vis } } }`,
      )
    ).domainDashboard;

  it('keyword counts equal the totals of their reports', async () => {
    const { it50, adkeyscnt } = await summary();
    const { organicKeywords, adKeywords, reportCounts } = await queryData<{
      organicKeywords: { total: number };
      adKeywords: { total: number; data: Row[] };
      reportCounts: { id: string; rows: number }[];
    }>(
      `{ organicKeywords(${of}) { total } adKeywords(${of}, perPage: 500) { total data { id } } reportCounts(${of}) { id rows } }`,
    );
    expect(organicKeywords.total).toBe(it50);
    expect(reportCounts).toContainEqual({ id: 'organic-keywords', rows: it50 });
    expect(new Set(adKeywords.data.map(({ id }) => id)).size).toBe(adkeyscnt);
    const keywords = `/api/report/simple/organic/keywords?${subject}`;
    expect((await fetchRows(app, keywords)).data).toHaveLength(it50);
    expect(await file(keywords)).toHaveLength(it50);
  });

  it('paid keywords of the summary have the order of their report', async () => {
    const volume = base === 'msk' ? 'wsk' : 'ws';
    const { domainDashboard, adKeywords } = await queryData<{
      domainDashboard: { adkeys: Row[] };
      adKeywords: { data: Row[] };
    }>(
      `{ domainDashboard(${of}) { adkeys { word ${volume} } } adKeywords(${of}, perPage: 500) { data { word ${volume} } } }`,
    );
    const ofReport = new Map(adKeywords.data.map((row) => [row['word'], row[volume]]));
    const ofSummary = domainDashboard.adkeys.map((row) => [row['word'], row[volume]]);
    expect(ofSummary.length).toBeGreaterThan(1);
    expect(ofSummary).toEqual([...ofReport].slice(0, ofSummary.length));
  });

  it('filters bids in JSON by the integers that it contains', async () => {
    const path = `/api/report/simple/context/keywords?${subject}`;
    const { data } = await fetchRows(app, path);
    const bids = [...new Set(data.map(({ avbid }) => Number(avbid)))];
    for (const bid of casesAtDepth(bids, 3)) {
      const equal = await fetchRows(app, `${path}&filter=avbid=${bid}`);
      expect(equal.data).toHaveLength(data.filter(({ avbid }) => avbid === bid).length);
      const lower = await fetchRows(app, `${path}&filter=avbid<${bid}`);
      expect(lower.data.every(({ avbid }) => Number(avbid) < bid)).toBe(true);
    }
  });

  it('costs of the summary equal those of the table, calls and files', async () => {
    const { adkeys } = await summary();
    const path = `/api/report/simple/context/keywords?${subject}`;
    const calls = named((await fetchRows(app, path)).data, 'word');
    const cells = new Map(
      (await file(`${path}&columns=word,cpc_max,avbid`)).map(([word, ...costs]) => [plain(word), costs]),
    );
    expect(adkeys.length).toBeGreaterThan(0);
    for (const { word, cpcMax, avbid } of adkeys) {
      expect(calls.get(word)).toMatchObject({ cpc_max: cpcMax, avbid: Math.round(avbid) });
      expect(cells.get(word)).toEqual([String(cpcMax), String(avbid)]);
    }
  });

  it('competitor visits are daily except in the call with three months', async () => {
    const { concs } = await summary();
    const { dashboardCompetitors: list } = await queryData<{ dashboardCompetitors: Competitor[] }>(
      `{ dashboardCompetitors(${of}) { name cnt vis } }`,
    );
    expect(list.length).toBeGreaterThan(0);
    expect(concs).toEqual(list);
    const report = named(
      (await fetchRows(app, `/api/report/simple/organic/concurents?${subject}`)).data,
      'name',
    );
    const months = named(
      (await (await app.get(`/api/report/simple/domain_dashboard/concurents?${subject}`)).json()) as Row[],
      'name',
    );
    for (const { name, cnt, vis } of list) {
      expect(report.get(name)).toMatchObject({ cnt, vis });
      expect(months.get(name)).toMatchObject({ cnt, vis: vis * 90 });
    }
  });

  it('the Venn diagram of the closest competitor equals its comparison', async () => {
    const { closestCompetitor } = await queryData<{
      closestCompetitor: { name: string; ownOnly: number; shared: number; competitorOnly: number };
    }>(`{ closestCompetitor(${of}) { name ownOnly shared competitorOnly } }`);
    const { name, ownOnly, shared, competitorOnly } = closestCompetitor;
    const { comparisonSummary } = await queryData<{
      comparisonSummary: { domains: { it50: number }[]; parts: { domains: number[]; keywords: number }[] };
    }>(
      `{ comparisonSummary(domains: ["${domain}", "${name}"], base: "${base}") { domains { it50 } parts { domains keywords } } }`,
    );
    const part = (...domains: number[]) =>
      comparisonSummary.parts.find((candidate) => candidate.domains.join() === domains.join())?.keywords ?? 0;
    expect([ownOnly, shared, competitorOnly]).toEqual([part(1), part(1, 2), part(2)]);
    expect(shared).toBeGreaterThan(0);
    expect(comparisonSummary.domains.map(({ it50 }) => it50)).toEqual([
      ownOnly + shared,
      shared + competitorOnly,
    ]);
  });

  it('the palette and the search show the keyword counts and volumes of the reports', async () => {
    const { it50 } = await summary();
    const suggested = async (text: string) =>
      (
        await queryData<{ suggestions: { text: string; kind: string; volume: number }[] }>(
          `{ suggestions(query: ${JSON.stringify(text)}, base: "${base}") { text kind volume } }`,
        )
      ).suggestions;
    expect(await suggested(domain)).toContainEqual({ text: domain, kind: 'domain', volume: it50 });
    const { data } = await fetchRows(app, `/api/report/simple/organic/keywords?${subject}`);
    const word = String(data[0]?.['word']);
    expect(await suggested(word)).toContainEqual({ text: word, kind: 'keyword', volume: data[0]?.['ws'] });
  });
});

describe('the rows of a random table on the page, on the clipboard, in files and for a selection', () => {
  /** Results of these subjects exist only after a group, a project or a run is created. */
  const createdSubjects: readonly string[] = ['group', 'clustering', 'run'];
  let subjectAt: (restPath: string) => SubjectParameters;
  beforeAll(async () => {
    subjectAt = await createSubjects(app);
  });

  /** Checks in addition to the page and the CSV file. A quick run makes one of them per report in rotation. */
  const checks = ['clipboard', 'workbook', 'selection', 'exclusion'] as const;
  const reports = reportRegistry.map((definition, index) => ({
    id: definition.id,
    definition,
    checksOfReport:
      testDepth === 'quick' ? checks.filter((_, place) => place === index % checks.length) : checks,
  }));

  it.each(reports)('are equal in $id', async ({ id, definition, checksOfReport }) => {
    const subject = createdSubjects.includes(definition.subject)
      ? subjectAt(definition.restPath)
      : reportSubject(id);
    const filterable = Object.keys(definition.columns).filter((id) => definition.columns[id]?.filterable);
    const unfiltered = await readPage(definition, subject, { perPage: 500 }, filterable.slice(0, 40));
    if (definition.extension?.providesRows !== true) expect(unfiltered.data.length).toBeGreaterThan(0);
    const keys = unfiltered.data.map((row) => selectionKey(definition, row));
    expect(new Set(keys).size).toBe(keys.length);
    await fc.assert(
      fc.asyncProperty(tableStates(definition, unfiltered.data), async (state) => {
        const { sort, filter, columns, perPage, page, selected } = state;
        const table = { sort, ...(filter === '' ? {} : { filter }) };
        const shown = await readPage(definition, subject, { ...table, perPage, page }, columns);
        const cellsOf = (row: Row) =>
          columns.map((column) => {
            const declared = definition.columns[column];
            return declared ? expectedCell(column, declared, row) : '';
          });
        const request = { ...table, columns: columns.join(',') };
        const csv = await readText(definition, subject, { ...request, type: 'csv' });
        expect(csv).toHaveLength(shown.total);
        expect(csv.slice((page - 1) * perPage, page * perPage)).toEqual(shown.data.map(cellsOf));
        if (checksOfReport.includes('clipboard')) {
          expect(await readText(definition, subject, { ...request, type: 'copy' })).toEqual(csv);
        }
        if (checksOfReport.includes('workbook')) {
          // The reader of workbooks drops blank rows at the end.
          const lastRow = csv.findLastIndex((cells) => cells.some((cell) => cell !== ''));
          expect(await readSheet(definition, subject, request)).toEqual(csv.slice(0, lastRow + 1));
        }

        const rows = shown.data.filter((_row, index) => selected.includes(index));
        if (rows.length === 0) return;
        const ids = rows.map((row) => selectionKey(definition, row));
        const chosen = new Set(ids);
        const checkedRows = shown.data.filter((row) => chosen.has(selectionKey(definition, row)));
        const checked = checkedRows.map(cellsOf);
        if (checksOfReport.includes('selection')) {
          expect(await readText(definition, subject, { ...request, type: 'csv', ids })).toEqual(checked);
        }
        if (checksOfReport.includes('exclusion')) {
          const others = await readText(definition, subject, { ...request, type: 'csv', exceptIds: ids });
          expect(others).toHaveLength(csv.length - checked.length);
          expect([...others, ...checked].map(String).sort()).toEqual(csv.map(String).sort());
        }
        if (definition.images && checksOfReport.includes('selection')) {
          const images = await readFile(definition, subject, { sort, action: 'downloadImage', ids });
          expect(Object.keys(unzipSync(images))).toHaveLength(checked.length);
        }
      }),
      { numRuns: atDepth({ quick: 1, deep: 20, full: 100 }), ...seedInQuickRuns(20_261_127) },
    );
  });

  it('are equal if the placement of ads is the first column', async () => {
    const definition = findReport('ad-keywords') ?? expect.fail('no report');
    const subject = reportSubject(definition.id);
    const state = { sort: 'word|asc', perPage: 500 };
    const { data } = await readPage(definition, subject, state, ['sr']);
    const request = { sort: 'word|asc', columns: 'sr', type: 'csv' };
    const labels = data.map(({ sr }) => [sr === 1 ? 'Top' : 'Bottom']);
    expect(labels.length).toBeGreaterThan(0);
    expect(await readText(definition, subject, request)).toEqual(labels);
  });

  it('are equal for a selected page of an internationalised domain', async () => {
    const definition = findReport('tool-extended-vocabulary-pages') ?? expect.fail('no report');
    const subject = subjectAt(definition.restPath);
    const { data } = await readPage(definition, subject, { perPage: 500 }, ['name', 'url']);
    const page = data.find(({ name }) => name === 'пример.example') ?? expect.fail('no such page');
    const ids = [selectionKey(definition, page)];
    const request = { type: 'csv', columns: 'name,url', ids };
    expect(await readText(definition, subject, request)).toEqual([[page['name'], page['url']]]);
  });

  async function readPage(
    definition: ReportDefinition,
    subject: SubjectParameters,
    state: Readonly<Record<string, string | number>>,
    columns: readonly string[],
  ): Promise<{ total: number; data: Row[] }> {
    const field = camelCase(definition.id);
    // The default folder of a project contains all keywords.
    const { id: folderOrOwner, ...named } = subject;
    const values = definition.subject === 'clustering' ? named : { ...named, id: folderOrOwner };
    const parameters = Object.entries({ ...values, ...state }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${camelCase(name)}: ${JSON.stringify(value)}`],
    );
    const flags = columns.flatMap((column) => definition.columns[column]?.zeroIsValidColumn ?? []);
    const fields = [...new Set([...definition.row.key, ...columns, ...flags])].map(camelCase);
    const query = `{ ${field}(${parameters.join(' ')}) { total data { ${fields.join(' ')} } } }`;
    return (
      (await queryData<Record<string, { total: number; data: Row[] }>>(query))[field] ?? expect.fail(field)
    );
  }

  /** Sends a request for a file as the page does. */
  async function readFile(
    definition: ReportDefinition,
    subject: SubjectParameters,
    request: Readonly<Record<string, string | readonly string[]>>,
  ): Promise<Buffer<ArrayBuffer>> {
    const body = new URLSearchParams({ locale: 'en', bom: '0' });
    let path = definition.restPath;
    for (const [name, value] of Object.entries({ ...subject, ...request })) {
      if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, String(value));
      else for (const item of [value].flat()) body.append(name, item);
    }
    const response = await fetch(`${app.url}/api${path}`, {
      method: 'POST',
      headers: app.fixedHeaders,
      body,
    });
    if (response.status !== 200) expect.fail(`${String(body)}: ${await response.text()}`);
    return Buffer.from(await response.arrayBuffer());
  }

  /** Cells of a text format, without the apostrophe that protects spreadsheet formulas. */
  async function readText(
    definition: ReportDefinition,
    subject: SubjectParameters,
    request: Readonly<Record<string, string | readonly string[]>>,
  ): Promise<string[][]> {
    const text = (await readFile(definition, subject, request)).toString('utf8');
    const [, ...lines] = parse(text, request['type'] === 'copy' ? '\t' : ',');
    return lines.map((cells) => cells.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')));
  }

  async function readSheet(
    definition: ReportDefinition,
    subject: SubjectParameters,
    request: Readonly<Record<string, string>>,
  ): Promise<string[][]> {
    const file = await readFile(definition, subject, { ...request, type: 'xlsx' });
    const [sheet] = await readWorkbook(file, { trim: false });
    return (sheet?.data.slice(1) ?? []).map((cells) => cells.map(workbookCell));
  }
});
