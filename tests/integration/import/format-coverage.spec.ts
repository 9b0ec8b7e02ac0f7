import path from 'node:path';
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
import { casesAtDepth } from '../../support/test-depth.js';

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
const dataForSeoTaskOf = (keyword: string, fields: object) => ({
  result: [
    {
      ...dataForSeoResult,
      keyword,
      items: dataForSeoResult?.items.filter(({ type }) => type === 'organic'),
      ...fields,
    },
  ],
});
const serpApiResponseOf = (keyword: string, parameters: object = {}) => {
  const { ads: _ads, related_questions: _questions, ...response } = serpApiResponse;
  return { ...response, search_parameters: { ...response.search_parameters, q: keyword, ...parameters } };
};

/** Responses of a service in one file, because reading a file takes a process of its own. */
const dataForSeoText = JSON.stringify({
  tasks: [
    ...dataForSeoResponse.tasks,
    dataForSeoTaskOf('bare kettle', { item_types: ['organic'] }),
    dataForSeoTaskOf('cut kettle', { item_types: ['organic', 'paid'] }),
    dataForSeoTaskOf('untyped kettle', { item_types: undefined }),
  ],
});
const serpApiText = JSON.stringify(serpApiResponseOf('red kettle'));
const serpApiYandexText = JSON.stringify(serpApiResponseOf('ruby kettle', { engine: 'yandex' }));
const dataForSeoKeyword = (keyword: string) => ({ keyword, keyword_info: { search_volume: 10 } });
const dataForSeoItems = (...items: object[]) =>
  JSON.stringify({ tasks: [{ status_code: 20_000, result: [{ se_type: 'google', items }] }] });
const serperText = ndjsonText(serperResponse, {
  searchParameters: { q: 'plain kettle' },
  organic: serperResponse.organic,
});

const neither = { ads: 'kept', features: 'kept' } as const;
const replacesFeatures = { ads: 'kept', features: 'replaced' } as const;

/** Responses and tables that cover neither ads nor features. */
const uncoveredCases: CoverageCase[] = (
  [
    [
      'dataforseo-ranked-keywords',
      'ranked.json',
      'ranked kettle',
      dataForSeoItems({
        keyword_data: dataForSeoKeyword('ranked kettle'),
        ranked_serp_element: {
          serp_item: { type: 'organic', rank_group: 2, rank_absolute: 3, url: 'https://b.example/' },
        },
      }),
    ],
    [
      'dataforseo-keywords',
      'keywords.json',
      'priced kettle',
      dataForSeoItems(dataForSeoKeyword('priced kettle')),
    ],
    [
      'search-console-api',
      'rows.json',
      'clicked kettle',
      JSON.stringify({
        dimensions: ['query'],
        rows: [{ keys: ['clicked kettle'], clicks: 1, impressions: 9, position: 4.2 }],
      }),
    ],
    [
      'google-ads-search-terms',
      'terms.csv',
      'searched kettle',
      'Search term,Campaign,Ad group,Keyword,Clicks\nsearched kettle,Kitchen,Kettles,kettle,1',
    ],
    [
      'google-ads-keywords',
      'phrases.csv',
      'bought kettle',
      'Keyword,Campaign,Ad group,Clicks\n[bought kettle],Kitchen,Kettles,1',
    ],
    [
      'first-party-csv',
      'searches.csv',
      'shown kettle',
      'Keyword,Clicks,Impressions,Position\nshown kettle,1,9,4.2',
    ],
    ['dated-positions', 'days.csv', 'dated kettle', 'Keyword,Domain,2026-11-01\ndated kettle,b.example,4'],
    [
      'semrush-tracking',
      'tracking.csv',
      'tracked kettle',
      'Keyword,*.b.example/*_20261101,*.b.example/*_20261101_type\ntracked kettle,4,organic',
    ],
    [
      'search-console-comparison',
      'Queries.csv',
      'compared kettle',
      'Top queries,Last 3 months Clicks,Previous 3 months Clicks,Last 3 months Position\ncompared kettle,4,2,1.2',
    ],
  ] as const
).map(([format, name, keyword, text]) => ({ format, name, keyword, text, domain: 'b.example', ...neither }));

/** Native files and responses of services. */
const ownCases: CoverageCase[] = [
  ...(
    [
      ['blue kettle', 'replaced', 'replaced'],
      ['bare kettle', 'removed', 'removed'],
      ['cut kettle', 'kept', 'removed'],
      ['untyped kettle', 'kept', 'kept'],
    ] as const
  ).map(([keyword, ads, features]) => ({
    format: 'dataforseo',
    name: 'dataforseo.json',
    text: dataForSeoText,
    keyword,
    ads,
    features,
  })),
  ...(
    [
      ['serpapi.json', serpApiText, 'red kettle', 'removed', 'removed'],
      ['serpapi-yandex.json', serpApiYandexText, 'ruby kettle', 'kept', 'kept'],
    ] as const
  ).map(([name, text, keyword, ads, features]) => ({
    format: 'serpapi',
    name,
    text,
    keyword,
    ads,
    features,
  })),
  ...(
    [
      ['green kettle', 'kept', 'replaced'],
      ['plain kettle', 'kept', 'removed'],
    ] as const
  ).map(([keyword, ads, features]) => ({
    format: 'serper',
    name: 'serper.ndjson',
    text: serperText,
    keyword,
    ads,
    features,
  })),
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
  {
    format: 'serpstat',
    name: 'serpstat.csv',
    text: 'Keyword,Position,Keyword Volume,Competition in PPC,URL\npicnic cup,4,90,38,https://cup.example/picnic',
    keyword: 'picnic cup',
    domain: 'cup.example',
    ...neither,
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
    ['yandexWebmasterTable', 'чашка с крышкой', neither],
    ['screamingFrog', 'blue cups for tea', neither],
  ] as const
).map(([sample, keyword, effect]) => {
  const { format, name, text } = exportSamples[sample];
  return { format, name, text, keyword, domain: 'cup.example', ...effect };
});

const allCases = [...ownCases, ...uncoveredCases, ...exportCases];

/** Quick runs check the coverage that all vendor exports store in export-samples.spec.ts, which imports them too. */
const cases = [...ownCases, ...uncoveredCases, ...casesAtDepth(exportCases, 3)];

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
    const caseByFile = new Map(cases.map((one) => [one.name, one]));
    const contents = [...caseByFile.values()].map(({ name, text }): [string, string] => [
      name,
      withDate(text),
    ]);
    const paths = await writeFiles(stores, Object.fromEntries(contents));
    const { files } = await importFiles(stores, stores.config, {
      files: paths.map((file) => {
        const domain = caseByFile.get(path.basename(file))?.domain;
        return { path: file, ...(domain && { domain }) };
      }),
      base,
      date: newDate,
    });
    expect(files.map(({ rejected }) => rejected)).toEqual(paths.map(() => 0));
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
    const effects = cases.map(({ keyword }) => {
      const ofKeyword = ads.filter(({ word }) => word === keyword);
      const { wizards = [] } = rows.find(({ word }) => word === keyword) ?? {};
      return {
        keyword,
        ads: ofKeyword.length === 0 ? 'removed' : ofKeyword.some(({ own }) => own) ? 'kept' : 'replaced',
        features: wizards.length === 0 ? 'removed' : wizards.join() === String(images) ? 'kept' : 'replaced',
      };
    });
    expect(effects).toEqual(
      cases.map(({ keyword, ads: ofAds, features }) => ({ keyword, ads: ofAds, features })),
    );
  });

  it('is tested for every format', () => {
    const withoutKeywords = ['search-console-filters'];
    const tested = new Set([...allCases.map(({ format }) => format), ...withoutKeywords]);
    expect(importFormats.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([]);
  });
});
