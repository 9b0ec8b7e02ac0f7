import { describe, expect, it } from 'vitest';
import { importFormats } from '../../../server/ingest/formats/import-formats.js';
import { importFiles } from '../../../server/ingest/import-files.js';
import { findSerpFeatureId } from '../../../server/reports/serp-features.js';
import { exportSamples } from '../../support/export-samples.js';
import {
  advertoolsCsv,
  dataForSeoResponse,
  serpApiResponse,
  serperResponse,
} from '../../support/import-fixtures.js';
import { importContents, published, publishedRows, writeFiles } from '../../support/import-files.js';
import { openTestStores } from '../../support/stores.js';

/** A file of a format, and the effect on a keyword that has an ad and the feature `images`. */
interface CoverageCase {
  format: string;
  name: string;
  text: string;
  domain?: string;
  keyword: string;
  /** `kept`: the file does not cover them. */
  ads: 'kept' | 'removed' | 'replaced';
  features: 'kept' | 'removed' | 'replaced';
}

const ndjsonText = (...records: object[]) => records.map((record) => JSON.stringify(record)).join('\n');
const organic = (keyword: string, fields: object = {}) => [
  { keyword, position: 1, url: 'https://a.example/', ...fields },
  { keyword, position: 2, url: 'https://b.example/' },
];
const adRecord = (keyword: string, domain = 'b.example') => ({
  type: 'ad',
  keyword,
  position: 1,
  url: `https://${domain}/ad`,
  title: 'Ad',
});

const [dataForSeoTask] = dataForSeoResponse.tasks;
const [dataForSeoResult] = dataForSeoTask?.result ?? [];
const dataForSeoText = (keyword: string, fields: object) =>
  JSON.stringify({
    tasks: [
      {
        result: [
          {
            ...dataForSeoResult,
            keyword,
            items: dataForSeoResult?.items.filter(({ type }) => type === 'organic'),
            ...fields,
          },
        ],
      },
    ],
  });
const serpApiText = (keyword: string, parameters: object = {}) => {
  const { ads: _ads, related_questions: _questions, ...response } = serpApiResponse;
  return JSON.stringify({
    ...response,
    search_parameters: { ...response.search_parameters, q: keyword, ...parameters },
  });
};

const neither = { ads: 'kept', features: 'kept' } as const;
const replacesFeatures = { ads: 'kept', features: 'replaced' } as const;

/** Native files and responses of services. */
const ownCases: CoverageCase[] = [
  {
    format: 'dataforseo',
    name: 'ads.json',
    text: JSON.stringify(dataForSeoResponse),
    keyword: 'blue kettle',
    ads: 'replaced',
    features: 'replaced',
  },
  {
    format: 'dataforseo',
    name: 'no-ads.json',
    text: dataForSeoText('bare kettle', { item_types: ['organic'] }),
    keyword: 'bare kettle',
    ads: 'removed',
    features: 'removed',
  },
  {
    format: 'dataforseo',
    name: 'ads-left-out.json',
    text: dataForSeoText('cut kettle', { item_types: ['organic', 'paid'] }),
    keyword: 'cut kettle',
    ads: 'kept',
    features: 'removed',
  },
  {
    format: 'dataforseo',
    name: 'no-types.json',
    text: dataForSeoText('untyped kettle', { item_types: undefined }),
    keyword: 'untyped kettle',
    ...neither,
  },
  {
    format: 'serpapi',
    name: 'serpapi.json',
    text: serpApiText('red kettle'),
    keyword: 'red kettle',
    ads: 'removed',
    features: 'removed',
  },
  {
    format: 'serpapi',
    name: 'serpapi-yandex.json',
    text: serpApiText('ruby kettle', { engine: 'yandex' }),
    keyword: 'ruby kettle',
    ...neither,
  },
  {
    format: 'serper',
    name: 'serper.json',
    text: JSON.stringify(serperResponse),
    keyword: 'green kettle',
    ...replacesFeatures,
  },
  {
    format: 'serper',
    name: 'serper-plain.json',
    text: JSON.stringify({ searchParameters: { q: 'plain kettle' }, organic: serperResponse.organic }),
    keyword: 'plain kettle',
    ads: 'kept',
    features: 'removed',
  },
  { format: 'advertools', name: 'advertools.csv', text: advertoolsCsv, keyword: 'tin kettle', ...neither },
  {
    format: 'ndjson',
    name: 'organic.ndjson',
    text: ndjsonText(...organic('grey kettle')),
    keyword: 'grey kettle',
    ...neither,
  },
  {
    format: 'ndjson',
    name: 'other-ad.ndjson',
    text: ndjsonText(...organic('oak kettle'), adRecord('ash kettle')),
    keyword: 'oak kettle',
    ads: 'removed',
    features: 'kept',
  },
  {
    format: 'ndjson',
    name: 'volumes.ndjson',
    text: ndjsonText({ keyword: 'elm kettle', ws: 10 }, adRecord('fir kettle')),
    keyword: 'elm kettle',
    ...neither,
  },
  {
    format: 'ndjson',
    name: 'declared.ndjson',
    text: ndjsonText({ keyword: 'yew kettle', covers: ['ads', 'features'] }),
    keyword: 'yew kettle',
    ads: 'removed',
    features: 'removed',
  },
  {
    format: 'ndjson',
    name: 'no-features.ndjson',
    text: ndjsonText({ keyword: 'fig kettle', wizards: [] }),
    keyword: 'fig kettle',
    ads: 'kept',
    features: 'removed',
  },
  {
    format: 'ndjson',
    name: 'one-domain.ndjson',
    text: ndjsonText(
      { keyword: 'own kettle', position: 3, url: 'https://b.example/' },
      adRecord('box kettle'),
    ),
    keyword: 'own kettle',
    ...neither,
  },
  {
    format: 'plain-csv',
    name: 'plain.csv',
    text: 'keyword,position,url,title\nwhite kettle,1,https://a.example/,A\nwhite kettle,2,https://b.example/,B',
    keyword: 'white kettle',
    ...neither,
  },
  {
    format: 'plain-csv',
    name: 'typed.csv',
    text: 'keyword,position,url,type,wizards\nblack kettle,1,https://a.example/,organic,\nblack kettle,2,https://b.example/,organic,',
    keyword: 'black kettle',
    ads: 'removed',
    features: 'removed',
  },
];

/** Exports of vendors, one keyword each. They never cover ads. */
const exportCases: CoverageCase[] = (
  [
    ['semrushOf2026', 'blue cup', replacesFeatures],
    ['semrushKeywords', 'glass cup', replacesFeatures],
    ['semrushApi', 'paper cup', neither],
    ['ahrefs', 'enamel cup', neither],
    ['ahrefsKeywords', 'copper cup', replacesFeatures],
    ['keywordPlannerRanges', 'cup holder', neither],
    ['searchConsoleQueries', 'my cup', neither],
    ['searchConsoleBulk', 'bulk cup', neither],
    ['keysSo', 'синяя чашка', neither],
    ['spyWords', 'красная чашка', neither],
    ['wordstat', 'чашка чая', neither],
    ['wordstatDynamics', 'новогодняя чашка', neither],
    ['keyCollector', 'детская чашка', neither],
    ['ubersuggestDomain', 'camping cup', neither],
    ['bingWebmaster', 'cute cup', neither],
    ['seRanking', 'soup cup', neither],
    ['seRankingFull', 'clay cup', neither],
    ['topvisor', 'суповая чашка', neither],
    ['yandexWebmaster', 'чашка купить', neither],
    ['screamingFrog', 'blue cups for tea', neither],
  ] as const
).map(([sample, keyword, effect]) => {
  const { format, name, text } = exportSamples[sample];
  return { format, name, text, keyword, domain: 'cup.example', ...effect };
});

const cases = [...ownCases, ...exportCases];

const newDate = '2026-11-01';

/** Gives all rows one date, so that the files form one snapshot. */
const withDate = (text: string) =>
  text.replaceAll(/2026-10-\d\d/g, newDate).replaceAll(/\d\d\.10\.2026/g, '01.11.2026');

const images = findSerpFeatureId('images') ?? 0;

describe('what a file states about ads and SERP features', { timeout: 240_000 }, () => {
  it('depends on its format', async () => {
    const base = 'gny';
    const stores = await openTestStores();
    const before = cases.flatMap(({ keyword }) => [
      { ...organic(keyword)[0], wizards: ['images'] },
      adRecord(keyword, 'advertiser.example'),
    ]);
    await importContents(stores, { 'before.ndjson': ndjsonText(...before) }, { base, date: '2026-01-01' });
    const contents = cases.map(({ name, text }): [string, string] => [name, withDate(text)]);
    const paths = await writeFiles(stores, Object.fromEntries(contents));
    const { files } = await importFiles(stores, stores.config, {
      files: cases.map(({ domain }, index) => ({ path: paths[index] ?? '', ...(domain && { domain }) })),
      base,
      date: newDate,
    });
    expect(files.map(({ rejected }) => rejected)).toEqual(cases.map(() => 0));
    const rows = await publishedRows<{ word: string; wizards: number[] }>(
      stores,
      base,
      `SELECT word, wizards FROM keyword WHERE ${published}`,
    );
    const ads = await publishedRows<{ word: string; own: boolean }>(
      stores,
      base,
      `SELECT word, path = '/ad' AND origin = 'https://advertiser.example' AS own FROM ad_by_domain WHERE ${published}`,
    );
    const effects = cases.map(({ name, keyword }) => {
      const ofKeyword = ads.filter(({ word }) => word === keyword);
      const { wizards = [] } = rows.find(({ word }) => word === keyword) ?? {};
      return {
        name,
        ads: ofKeyword.length === 0 ? 'removed' : ofKeyword.some(({ own }) => own) ? 'kept' : 'replaced',
        features: wizards.length === 0 ? 'removed' : wizards.join() === String(images) ? 'kept' : 'replaced',
      };
    });
    expect(effects).toEqual(cases.map(({ name, ads: ofAds, features }) => ({ name, ads: ofAds, features })));
  });

  it('is tested for every format', () => {
    const withoutKeywords = ['search-console-filters'];
    const tested = new Set([...cases.map(({ format }) => format), ...withoutKeywords]);
    expect(importFormats.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([]);
  });
});
