import { basename } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { importFiles, type FileToImport } from '../../../server/ingest/import-files.js';
import type { ImportSummary } from '../../../server/ingest/import-summary.js';
import { BaseCatalogueService } from '../../../server/modules/databases/base-catalogue.service.js';
import { OwnSiteCatalogue } from '../../../server/modules/own-sites/own-site-catalogue.js';
import type { ReportDependencies } from '../../../server/reports/engine/report-dependencies.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { createFirstPartyExtension } from '../../../server/reports/first-party/first-party.extension.js';
import { requireReport } from '../../../server/reports/report-registry.js';
import { findSerpFeatureId } from '../../../server/reports/serp-features.js';
import { exportSamples, type ExportSample } from '../../support/export-samples.js';
import { inspectDirectly } from '../../support/inspect-directly.js';
import { importContents, writeFiles } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import {
  canBeWritten,
  encodeTable,
  fileVariants,
  shuffleColumns,
  tableOf,
  tableSamples,
  type Table,
} from '../../support/table-variants.js';
import { inDeepRuns } from '../../support/test-depth.js';
import { insertUser, type TestUser } from '../support/test-users.js';
import { expectedRows, siteOf } from './support/sample-report-rows.js';

// A Google database, so that Search Console data appears next to its positions.
const base = 'gny';
const ids = (...names: string[]) =>
  names.map((name) => findSerpFeatureId(name) ?? 0).toSorted((a, b) => a - b);

/** A sample whose domain is its own site. The crawler file gets a site that ranks. */
function withSite(name: string, { name: file, text, ...sample }: ExportSample): ExportSample {
  const site = siteOf(name === 'screamingFrog' ? 'semrushOf2026' : name);
  const renamed = (content: string) => content.replaceAll('cup.example', site);
  const options = { ...sample.options, domain: site };
  return { ...sample, name: renamed(file), text: renamed(text), options };
}

const samples = Object.entries(exportSamples).map(([name, sample]) => withSite(name, sample));

describe('all vendor export samples in one import', { timeout: 180_000 }, () => {
  let stores: TestStores;
  let owner: TestUser;
  let deps: ReportDependencies;
  let summary: ImportSummary;
  let baseId = 0;
  beforeAll(async () => {
    stores = await openTestStores();
    owner = await insertUser(stores.postgres, { kind: 'team' });
    deps = {
      clickhouse: stores.clickhouse,
      bases: new BaseCatalogueService(stores.postgres),
      extensions: { firstParty: createFirstPartyExtension(new OwnSiteCatalogue(stores.postgres)) },
    };
    summary = await importSamples(samples.map(({ name, text }) => ({ name, content: text })));
    ({ id: baseId } = await deps.bases.byCode(base));
  }, 180_000);

  /** Imports a file for each sample, with the options of the sample. */
  async function importSamples(
    contents: readonly { name: string; content: Buffer | string }[],
  ): Promise<ImportSummary> {
    const files: FileToImport[] = [];
    for (const [index, { name, content }] of contents.entries()) {
      const [path = ''] = await writeFiles(stores, { [name]: content });
      files.push({ path, ...samples[index]?.options });
    }
    return importFiles(stores, stores.config, { files, base, owner: { account: owner.id } });
  }

  const pages = new Map<string, ReturnType<typeof runReport>>();
  /** Rows of a report. Samples share the rows of reports without a subject. */
  async function readRows(id: string, site: string) {
    const report = requireReport(id);
    const subject = report.subject === 'none' ? {} : { domain: site };
    const key = JSON.stringify([id, subject]);
    const viewer = { ...unlimitedViewer, ownerId: owner.id };
    const page = pages.get(key) ?? runReport(report, { base, perPage: 500, ...subject }, viewer, deps);
    pages.set(key, page);
    return (await page).rows;
  }

  it.each(Object.entries(expectedRows))('%s: reports have all values of its file', async (name, rows) => {
    for (const [report, row, values, site = siteOf(name)] of rows) {
      expect([report, await readRows(report, site)]).toEqual([
        report,
        expect.arrayContaining([expect.objectContaining({ ...row, ...values })]),
      ]);
    }
  });

  async function tableIn(sample: ExportSample): Promise<Table> {
    const [file = ''] = await writeFiles(stores, { [sample.name]: sample.text });
    const [inspection] = await inspectDirectly(file);
    return tableOf(sample, inspection?.delimiter ?? ',', inspection?.headerLine ?? 1);
  }

  const rows = async (select: string) =>
    (await stores.clickhouse.query<Record<string, unknown>>(select, { parameters: { base: baseId } })).rows;

  it('each file is detected by its format, nothing is rejected, and the counts add up', () => {
    expect(summary.files.map(({ name, rejected }) => [basename(name), rejected])).toEqual(
      samples.map(({ name }) => [name, 0]),
    );
    expect(countsOf(summary)).toEqual({
      records: 39,
      taken: 39,
      stored: 30,
      duplicates: 0,
      outsideDepth: 0,
      own: 9,
    });
  });

  it('positions have their date and page, and SERP feature positions are dropped', async () => {
    const storedRows = await rows(
      `SELECT word, pos, origin || path AS url, file_previous_pos AS before FROM result AS r
       INNER JOIN (SELECT DISTINCT keyword_id, word FROM keyword_fact WHERE base = {base:UInt16}) AS k ON r.keyword_id = k.keyword_id
       WHERE base = {base:UInt16} ORDER BY word, pos, url`,
    );
    expect(storedRows.map(({ word, pos, url, before }) => [word, pos, url, before])).toEqual([
      ['big soup cup', 11, 'https://rival.example/', -1],
      ['blue cup', 4, 'https://semrushof2026.example/blue', -1],
      ['camping cup', 6, 'http://ubersuggestdomain.example/camping', -1],
      ['clay cup', 4, 'https://serankingfull.example/clay', -1],
      ['clay cup', 6, 'https://serankingfull.example/clay', -1],
      ['enamel cup', 5, 'https://ahrefs.example/enamel', 6],
      ['my cup', 3, 'https://searchconsolequeries.example/', -1],
      ['soup cup', 3, 'https://rival.example/', -1],
      ['soup cup', 5, 'https://seranking.example/soup', -1],
      ['tea cup', 7, 'https://semrushpositiontypes.example/tea', 9],
      ['wax cup', 1, 'https://serankingfull.example/wax', -1],
      ['красная чашка', 8, 'https://spywords.example/red', -1],
      ['моя чашка', 8, 'https://searchconsolerussian.example/', -1],
      ['синяя чашка', 3, 'https://keysso.example/blue', -1],
      ['суповая чашка', 8, 'https://topvisor.example/soup', -1],
      ['суповая чашка', 12, 'https://topvisor.example/soup', -1],
    ]);
  });

  it('volumes, prices, competition, result counts and SERP features of each keyword are stored', async () => {
    const storedRows = await rows(
      `SELECT word, max(ws) AS volume, max(wsk) AS exact, max(cpc_min) AS cpc, max(competition) AS level, max(docs) AS results,
         arraySort(groupUniqArrayArray(wizards)) AS features
       FROM keyword_fact WHERE base = {base:UInt16} GROUP BY word ORDER BY word`,
    );
    const facts = storedRows.map(({ word, volume, exact, cpc, level, results, features }) => [
      word,
      volume,
      exact,
      cpc === null ? null : Number(cpc),
      level,
      results,
      features,
    ]);
    expect(facts).toEqual([
      ['big soup cup', 30, null, 0.1, null, null, []],
      ['blue cup', 1900, null, 1.15, null, null, ids('people also ask', 'ai overview')],
      ['camping cup', 2400, null, 4.72, null, null, []],
      ['clay cup', 260, null, null, null, null, []],
      ['copper cup', 1100, null, 0.75, null, null, ids('people also ask')],
      ['cup holder', 500, null, 0.47, 3, null, []],
      ['cup stand', 50, null, null, 1, null, []],
      ['enamel cup', 320, null, 0.6, null, null, []],
      ['enamel cup pictures', 90, null, null, null, null, ids('image pack')],
      ['glass cup', 720, null, 0.44, 3, 5_600_000, ids('site links', 'people also ask')],
      ['my cup', null, null, null, null, null, []],
      ['paper cup', 5400, null, 0.91, 1, 98_000_000, []],
      ['soup cup', 480, null, 0.52, null, null, []],
      ['steel cup', 720, null, 2.17, null, null, []],
      ['tea cup', 880, null, 0.8, 2, 120_000, ids('image pack', 'people also ask')],
      ['wax cup', 40, null, null, null, null, []],
      ['детская чашка', 70, 10, null, null, null, []],
      ['красная чашка', 590, null, null, null, null, []],
      ['моя чашка', null, null, null, null, null, []],
      ['новогодняя чашка', 120, null, null, null, null, []],
      ['редкая чашка', 10, null, null, null, null, []],
      ['синяя чашка', 1400, 210, null, null, 2_000_000, []],
      ['суповая чашка', 140, null, null, null, null, []],
      ['чашка', 5000, null, null, 2, null, []],
      ['чашка кофе', 6789, null, null, null, null, []],
      ['чашка чая', 12_345, null, null, null, null, []],
    ]);
  });

  it('no file covers ads, and files with a column of SERP features cover those', async () => {
    const adsBit = 2;
    const featuresBit = 4;
    const storedRows = await rows(
      `SELECT DISTINCT word, bitAnd(covers, ${adsBit + featuresBit}) AS coverage FROM keyword_fact
       WHERE base = {base:UInt16} AND coverage > 0 ORDER BY word`,
    );
    expect(storedRows).toEqual(
      ['blue cup', 'copper cup', 'enamel cup pictures', 'glass cup', 'tea cup'].map((word) => ({
        word,
        coverage: featuresBit,
      })),
    );
  });

  it('vendor keyword columns are stored under their names', async () => {
    const storedRows = await rows(
      `SELECT word, vendor, difficulty, intents, trend, toString(trend_from) AS first, parent_topic AS topic, volume_low AS low, volume_high AS high
       FROM vendor_fact AS v INNER JOIN (SELECT DISTINCT keyword_id, word FROM keyword_fact WHERE base = {base:UInt16}) AS k ON v.keyword_id = k.keyword_id
       WHERE base = {base:UInt16} ORDER BY word`,
    );
    const rounded = (list: unknown) => (list as number[]).map((value) => Math.round(value * 100) / 100);
    expect(
      storedRows.map(({ word, vendor, difficulty, intents, trend, first, topic, low, high }) => [
        word,
        vendor,
        difficulty,
        (intents as string[]).join(),
        rounded(trend).join(),
        first,
        topic,
        low,
        high,
      ]),
    ).toEqual([
      ['blue cup', 'semrush', 37, 'commercial,transactional', '', null, '', null, null],
      ['camping cup', 'ubersuggest', 25, '', '', null, '', null, null],
      [
        'copper cup',
        'ahrefs',
        21,
        'commercial,non-branded',
        '900,1000,1100',
        '2026-05-01',
        'copper mug',
        null,
        null,
      ],
      ['cup holder', 'keyword-planner', null, '', '', null, '', 100, 1000],
      ['cup stand', 'keyword-planner', null, '', '', null, '', 10, 100],
      ['enamel cup', 'ahrefs', 8, 'informational,commercial', '', null, '', null, null],
      ['enamel cup pictures', 'ahrefs', 2, 'informational', '', null, '', null, null],
      ['glass cup', 'semrush', 33, 'commercial,informational', '0.2,1,0.82', null, '', null, null],
      ['paper cup', 'semrush', 62, 'informational,commercial', '', null, '', null, null],
      ['steel cup', 'ubersuggest', 44, 'navigational', '', null, '', null, null],
      ['tea cup', 'semrush', 41.5, 'informational', '100,82,60', null, '', null, null],
      ['новогодняя чашка', 'wordstat', null, '', '300,900,120', '2025-11-01', '', null, null],
      ['чашка', 'keyword-planner', null, '', '4800,5200', '2026-03-01', '', null, null],
    ]);
  });

  it('page titles of a crawler are stored', async () => {
    const storedRows = await rows(
      `SELECT origin || path AS url, title FROM page_title WHERE base = {base:UInt16}`,
    );
    expect(storedRows).toEqual([{ url: 'https://semrushof2026.example/blue', title: 'Blue cups for tea' }]);
  });

  it('the bulk export of Search Console is read as Parquet', async () => {
    const stream = await stores.clickhouse.stream(
      `SELECT toDate('2026-10-08') AS data_date, 'sc-domain:cup.example' AS site_url, number = 1 ? NULL : 'blue cup' AS query,
         number = 1 AS is_anonymized_query, 'usa' AS country, 'WEB' AS search_type, 'MOBILE' AS device,
         toInt64(10 + number) AS impressions, toInt64(2) AS clicks, toInt64(25) AS sum_top_position FROM numbers(3)`,
      'Parquet',
    );
    const parts: Buffer[] = [];
    for await (const part of stream as AsyncIterable<Buffer>) parts.push(part);
    const parquet = await importContents(
      stores,
      { 'site_impression.parquet': Buffer.concat(parts) },
      { base },
    );
    expect(parquet).toMatchObject({ records: 3, taken: 3, own: 3, stored: 0 });
    expect(parquet.files[0]?.columns.map(({ use, field }) => [use, field])).toContainEqual([
      'used',
      'keyword',
    ]);
  });

  inDeepRuns(() => {
    it('the same tables change nothing in any split, encoding, line ending, archive or order', async () => {
      const tableFormats = new Set(tableSamples.map(({ format }) => format));
      const contents: { name: string; content: Buffer | string }[] = [];
      for (const [index, sample] of samples.entries()) {
        const [dress] = fc.sample(fileVariants, { numRuns: 1, seed: 77 + index });
        const table = tableFormats.has(sample.format) && (await tableIn(sample));
        if (!dress || !table) contents.push({ name: sample.name, content: sample.text });
        else {
          const encoding = canBeWritten(sample.text, dress.encoding) ? dress.encoding : 'utf16-le';
          contents.push(encodeTable(sample, shuffleColumns(table, dress.order), { ...dress, encoding }));
        }
      }
      const repeated = await importSamples(contents);
      expect(countsOf(repeated)).toEqual(countsOf(summary));
      expect(repeated.changed).toEqual([]);
    });
  });
});

/** Counts that are equal for the first and a repeated import, whose older rows are superseded by newer dates. */
const countsOf = (summary: ImportSummary) => ({
  records: summary.records,
  taken: summary.taken,
  stored: summary.stored + summary.superseded,
  duplicates: summary.duplicates,
  outsideDepth: summary.outsideDepth,
  own: summary.own,
});
