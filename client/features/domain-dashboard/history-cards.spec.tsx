import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { AdHistoryCard } from './ad-history-card.js';
import type { HistoryPoint } from './dashboard-types.js';
import { PositionHistoryCard } from './position-history-card.js';

beforeAll(() => startPage(['dashboard']));
afterEach(cleanup);

const counts = { it1: 1, it3: 1, it5: 1, it10: 1, it50: 1, vis: 1, hasVolumes: true, pagesinindex: 1 };
const pointAt = (date: string): HistoryPoint => ({ date, ...counts, adkeyscnt: 1, adscnt: 1, adtraf: 1 });

it.each([
  [['2026-10-01', '2026-10-12'], '2 snapshots'],
  [['2026-09-12', '2026-10-12'], '2 months'],
])('labels charts of points at %j as %s', (dates, title) => {
  const history = dates.map(pointAt);
  render(
    <InPage address="/report?domain=a.example&db=gny">
      <PositionHistoryCard history={history} />
      <AdHistoryCard history={history} />
    </InPage>,
  );
  expect(screen.getAllByText(title)).toHaveLength(2);
});
