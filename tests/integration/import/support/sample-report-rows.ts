import type { ReportRow } from '../../../../server/reports/engine/report-query.js';
import { findSerpFeatureId } from '../../../../server/reports/serp-features.js';
import type { exportSamples } from '../../../support/export-samples.js';

type SampleName = keyof typeof exportSamples;

/** An expected report row: its identifying values and those of the file. */
type ExpectedRow = [report: string, row: ReportRow, values: ReportRow, site?: string];

const competitor = 'rival.example';
const ids = (...names: string[]) =>
  names.map((name) => findSerpFeatureId(name) ?? 0).toSorted((a, b) => a - b);
const range = (cpc: number) => ({ cpc_min: cpc, cpc_max: cpc });

/** Expected report values of each sample, taken from its lines by hand. Each sample has its own site. */
export const expectedRows: Readonly<Record<SampleName, readonly ExpectedRow[]>> = {
  semrushOf2026: [
    [
      'organic-keywords',
      { word: 'blue cup' },
      {
        pos: 4,
        url: '/blue',
        ws: 1900,
        ...range(1.15),
        difficulty: 37,
        intent: [3, 4],
        wizards: ids('people also ask', 'ai overview'),
        vendors: ['difficulty semrush 2026-10-10', 'intent semrush 2026-10-10'],
      },
    ],
  ],
  semrushPositionTypes: [
    [
      'organic-keywords',
      { word: 'tea cup' },
      {
        pos: 7,
        delta: 2,
        url: '/tea',
        ws: 880,
        ...range(0.8),
        competition: 2,
        docs: 120_000,
        difficulty: 41.5,
        intent: [1],
        trend: [100, 82, 60],
        wizards: ids('image pack', 'people also ask'),
      },
    ],
  ],
  semrushKeywords: [
    [
      'keyword-search',
      { word: 'glass cup' },
      {
        ws: 720,
        ...range(0.44),
        competition: 3,
        docs: 5_600_000,
        difficulty: 33,
        intent: [1, 3],
        trend: [0.2, 1, 0.82],
        wizards: ids('site links', 'people also ask'),
      },
    ],
  ],
  semrushApi: [
    [
      'keyword-search',
      { word: 'paper cup' },
      { ws: 5400, ...range(0.91), competition: 1, docs: 98_000_000, difficulty: 62, intent: [1, 3] },
    ],
  ],
  ahrefs: [
    [
      'organic-keywords',
      { word: 'enamel cup' },
      { pos: 5, delta: 1, url: '/enamel', ws: 320, ...range(0.6), difficulty: 8, intent: [1, 3] },
    ],
    [
      'keyword-search',
      { word: 'enamel cup pictures' },
      { ws: 90, difficulty: 2, intent: [1], wizards: ids('image pack') },
    ],
  ],
  ahrefsKeywords: [
    [
      'keyword-search',
      { word: 'copper cup' },
      {
        ws: 1100,
        ...range(0.75),
        difficulty: 21,
        intent: [3, 7],
        parent_topic: 'copper mug',
        trend: [900, 1000, 1100],
        trend_from: '2026-05-01',
        wizards: ids('people also ask'),
      },
    ],
  ],
  keywordPlannerRanges: [
    [
      'keyword-search',
      { word: 'cup holder' },
      { ws: 500, ws_range: '100-1000', cpc_min: 0.47, cpc_max: 1.95, competition: 3 },
    ],
    ['keyword-search', { word: 'cup stand' }, { ws: 50, ws_range: '10-100', competition: 1 }],
  ],
  keywordPlannerMonths: [
    [
      'keyword-search',
      { word: 'чашка' },
      { ws: 5000, ws_range: '', competition: 2, trend: [4800, 5200], trend_from: '2026-03-01' },
    ],
  ],
  searchConsoleQueries: [
    ['own-queries', { word: 'my cup' }, { clicks: 12, impressions: 300, ctr: 4, position: 3.4 }],
    ['organic-keywords', { word: 'my cup' }, { pos: 3, own_clicks: 12, own_position: 3.4 }],
  ],
  searchConsoleRussian: [
    ['own-queries', { word: 'моя чашка' }, { clicks: 5, impressions: 1200, ctr: 0.42, position: 7.6 }],
    ['organic-keywords', { word: 'моя чашка' }, { pos: 8, own_impressions: 1200 }],
  ],
  searchConsolePages: [
    [
      'own-pages',
      { address: 'https://searchconsolepages.example/blue' },
      { clicks: 5, impressions: 80, ctr: 6.25, position: 3 },
    ],
  ],
  searchConsoleCountries: [
    ['own-countries', { country: 'United States' }, { clicks: 9, impressions: 90, ctr: 10, position: 2 }],
  ],
  searchConsoleBulk: [
    ['own-queries', { word: 'blue cup' }, { clicks: 2, impressions: 10, ctr: 20, position: 3.5 }],
    ['own-pages', { address: 'https://searchconsolebulk.example/blue' }, { clicks: 2, impressions: 14 }],
    ['own-devices', { device: 'desktop' }, { clicks: 0, impressions: 4, position: 3 }],
    ['own-days', { day: '2026-10-08' }, { clicks: 2, impressions: 14 }],
  ],
  keysSo: [
    [
      'organic-keywords',
      { word: 'синяя чашка' },
      { pos: 3, url: '/blue', ws: 1400, wsk: 210, docs: 2_000_000 },
    ],
  ],
  spyWords: [['organic-keywords', { word: 'красная чашка' }, { pos: 8, url: '/red', ws: 590 }]],
  wordstat: [
    ['keyword-search', { word: 'чашка чая' }, { ws: 12_345 }],
    ['keyword-search', { word: 'чашка кофе' }, { ws: 6789 }],
  ],
  wordstatDynamics: [
    [
      'keyword-search',
      { word: 'новогодняя чашка' },
      { ws: 120, trend: [300, 900, 120], trend_from: '2025-11-01' },
    ],
  ],
  keyCollector: [['keyword-search', { word: 'детская чашка' }, { ws: 70, wsk: 10 }]],
  ubersuggestDomain: [
    [
      'organic-keywords',
      { word: 'camping cup' },
      { pos: 6, url: '/camping', ws: 2400, ...range(4.72), difficulty: 25 },
    ],
  ],
  ubersuggestSuggestions: [
    ['keyword-search', { word: 'steel cup' }, { ws: 720, ...range(2.17), difficulty: 44, intent: [2] }],
  ],
  bingWebmaster: [
    ['own-queries', { word: 'cute cup' }, { clicks: 2, impressions: 65, ctr: 3.08, position: 5.9 }],
  ],
  seRanking: [
    ['organic-keywords', { word: 'soup cup' }, { pos: 5, url: '/soup', ws: 480, ...range(0.52) }],
    ['organic-keywords', { word: 'soup cup' }, { pos: 3 }, competitor],
    ['organic-keywords', { word: 'big soup cup' }, { pos: 11, ws: 30, ...range(0.1) }, competitor],
  ],
  seRankingFull: [
    ['organic-keywords', { word: 'clay cup' }, { pos: 4, delta: 2, url: '/clay', ws: 260 }],
    ['organic-keywords', { word: 'wax cup' }, { pos: 1, url: '/wax', ws: 40 }],
  ],
  topvisor: [
    ['organic-keywords', { word: 'суповая чашка' }, { pos: 8, delta: 4, url: '/soup', ws: 140 }],
    ['keyword-search', { word: 'редкая чашка' }, { ws: 10 }],
  ],
  yandexWebmaster: [
    ['own-queries', { word: 'чашка купить' }, { clicks: 12, impressions: 150, ctr: 8, position: 4.2 }],
  ],
  yandexWebmasterTable: [
    ['own-queries', { word: 'чашка с крышкой' }, { clicks: 12, impressions: 150, ctr: 8, position: 4.2 }],
  ],
  // Reports show page titles only for ranking pages, and a crawler file has no rankings. The site therefore belongs
  // to another sample.
  screamingFrog: [['site-pages', { url: '/blue' }, { title: 'Blue cups for tea' }, siteOf('semrushOf2026')]],
};

/** The site of a sample. */
export function siteOf(sample: string): string {
  return `${sample.toLowerCase()}.example`;
}
