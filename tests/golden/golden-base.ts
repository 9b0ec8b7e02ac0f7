import type { ReportBase } from '../../server/reports/engine/report-base.js';

/** The base, the domain and the snapshots that the golden SQL is written for. */
export const base: ReportBase = {
  id: 1,
  code: 'gny',
  engine: 'google',
  currency: 'USD',
  name: 'Google Moscow',
  caption: 'Google Москва',
  generation: 42,
  positionsDate: '2026-10-01',
  previousDate: null,
  volumesDate: '2026-10-01',
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
};
export const snapshots = [
  { id: 33, date: '2026-10-01' },
  { id: 32, date: '2026-09-24' },
  { id: 31, date: '2026-09-01' },
];
