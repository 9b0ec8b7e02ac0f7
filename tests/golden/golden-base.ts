import { undatedTotals } from '../support/undated-totals.js';
import { baseFacts } from '../../server/contract/reports/base-facts.js';
import type { FirstPartyMetrics } from '../../server/reports/first-party/first-party-metrics.js';
import type { ReportBase } from '../../server/reports/engine/report-dependencies.js';

/** Base, domain and snapshots of the golden SQL. */
export const base: ReportBase = {
  id: 1,
  code: 'gny',
  engine: 'google',
  lng: 'en',
  currency: 'USD',
  name: 'Google Moscow',
  caption: 'Google Москва',
  generation: 42,
  positionsDate: '2026-10-01',
  previousDate: null,
  volumesDate: '2026-10-01',
  facts: [...baseFacts],
};
export const domain = {
  domainId: 9,
  name: 'shop.example',
  it50: 5_000,
  pages: 300,
  lost: 20,
  pageless: 0,
  adkeyscnt: 40,
  adscnt: 7,
  ...undatedTotals,
};
/** Imported data of the domain with every dimension. */
export const importedMetrics: readonly FirstPartyMetrics[] = [
  {
    owner: 5,
    generation: 7,
    source: 'search-console',
    dims: 31,
    from: '2026-07-01',
    to: '2026-09-30',
    cut: false,
  },
];
export const snapshots = [
  { id: 33, date: '2026-10-01' },
  { id: 32, date: '2026-09-24' },
  { id: 31, date: '2026-09-01' },
];
