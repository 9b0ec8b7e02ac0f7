import { expect, it } from 'vitest';
import type { DomainDashboard } from '../dashboards/domain-dashboard.type.js';
import { documentTables } from './document-tables.js';

const dashboard = { concs: [], keys: [], pages: [], adconcs: [], adkeyscnt: 0 } as unknown as DomainDashboard;

it.each([
  ['google', '2026-10-01', [], 'by volume'],
  ['google', null, [], 'by position'],
  ['yandex', '2026-10-01', ['exactVolume'], 'by exact volume'],
  ['yandex', '2026-10-01', [], 'by position'],
] as const)(
  'the PDF says of keywords of %s, with volumes of %s and the facts %j, that they stand %s, as the page does',
  (engine, volumesDate, facts, order) => {
    const tables = documentTables(
      dashboard,
      { engine, volumesDate, facts: [...facts], currency: engine === 'google' ? 'USD' : 'RUB' },
      'en',
    );
    expect(tables.find(({ title }) => title === 'Top keywords')?.subtitle).toBe(order);
  },
);
