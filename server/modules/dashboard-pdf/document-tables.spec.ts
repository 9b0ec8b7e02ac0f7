import { expect, it } from 'vitest';
import type { DomainDashboard } from '../dashboards/domain-dashboard.type.js';
import { documentTables } from './document-tables.js';

const dashboard = {
  concs: [],
  keys: [{ word: 'tents', pos: 1, ws: 900, wsRange: '', wsk: 70 }],
  pages: [],
  adconcs: [],
  ads: [],
  adkeyscnt: 1,
  adkeys: [{ word: 'tents', pos: 1, sr: 1, cpcMax: 2, ws: 900, wsRange: '', wsk: 70 }],
} as unknown as DomainDashboard;

it.each([
  ['google', '2026-10-01', [], 'by volume'],
  ['google', null, [], 'by position'],
  ['yandex', '2026-10-01', ['exactVolume'], 'by exact volume'],
  ['yandex', '2026-10-01', [], 'by position'],
] as const)(
  'orders keywords of %s with volumes of %s and the facts %j as on the page: %s',
  (engine, volumesDate, facts, order) => {
    const tables = documentTables(
      dashboard,
      { engine, volumesDate, facts: [...facts], currency: engine === 'google' ? 'USD' : 'RUB' },
      'en',
    );
    const [top, paid] = ['Top keywords', 'Paid keywords'].map((name) =>
      tables.find(({ title }) => title === name),
    );
    expect([top?.subtitle, paid?.subtitle]).toEqual([order, order]);
    const usesExactVolume = engine === 'yandex';
    expect(paid?.columns.at(-1)?.title).toBe(usesExactVolume ? 'Exact volume' : 'Volume');
    expect(paid?.rows[0]?.at(-1)?.text).toBe(usesExactVolume ? '70' : '900');
  },
);

it('orders keywords of a domain without volumes by position, even if its database has volumes', () => {
  const keys = [{ word: 'tents', pos: 1, ws: 0, wsRange: '', wsk: 0 }];
  const tables = documentTables(
    { ...dashboard, keys } as unknown as DomainDashboard,
    { engine: 'google', volumesDate: '2026-10-01', facts: [], currency: 'USD' },
    'en',
  );
  expect(tables.find(({ title }) => title === 'Top keywords')?.subtitle).toBe('by position');
});
