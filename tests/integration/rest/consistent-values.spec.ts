import { beforeAll, describe, expect, it } from 'vitest';
import { formatDecimal } from '../../../server/contract/formatting/format-number.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { parse } from './support/parse-csv.js';
import { textOfPdf } from './support/pdf-text.js';
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

describe.each([
  ['gny', '$'],
  ['msk', '₽'],
])('consistent values in GraphQL, REST, files and PDF of %s', (base, sign) => {
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

  it('paid keywords of the summary and the PDF have the order of their report', async () => {
    const volume = base === 'msk' ? 'wsk' : 'ws';
    const { domainDashboard, adKeywords } = await queryData<{
      domainDashboard: { adkeys: Row[] };
      adKeywords: { data: Row[] };
    }>(
      `{ domainDashboard(${of}) { adkeys { word ${volume} } } adKeywords(${of}, perPage: 500) { data { word ${volume} } } }`,
    );
    const ofReport = new Map(adKeywords.data.map((row) => [row['word'], row[volume]]));
    const volumes = domainDashboard.adkeys.map((row) => row[volume]);
    expect(volumes.length).toBeGreaterThan(1);
    expect(volumes).toEqual([...ofReport.values()].slice(0, volumes.length));
  });

  it('filters bids in JSON by the integers that it contains', async () => {
    const path = `/api/report/simple/context/keywords?${subject}`;
    const { data } = await fetchRows(app, path);
    for (const bid of new Set(data.map(({ avbid }) => Number(avbid)))) {
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

  it('the PDF has the values of the summary, with costs in the currency of the database', async () => {
    const { it50, adkeys } = await summary();
    const response = await app.get(`/api/report/simple/domain_dashboard/pdf/file?${subject}&locale=en`);
    expect(response.status).toBe(200);
    const text = textOfPdf(Buffer.from(await response.arrayBuffer())).join('');
    expect(text).toContain(`Keywords in top 50${it50}`);
    expect(text).toContain(`Max CPC, ${sign}`);
    for (const { pos, sr, cpcMax } of adkeys) {
      expect(text).toContain(`#${pos} ${sr === 1 ? 'top' : 'bottom'}`);
      expect(text).toContain(formatDecimal(cpcMax, 2, 'en'));
    }
  });
});
