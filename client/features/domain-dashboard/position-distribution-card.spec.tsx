import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import type { DomainSummary } from './dashboard-types.js';
import { PositionDistributionCard } from './position-distribution-card.js';

beforeAll(() => startPage(['dashboard']));
afterEach(cleanup);

const counts = { it1: 1, it3: 2, it5: 4, it10: 7, it50: 12, history: [] };

/** Texts of the keyword links of the card for a plan with this keyword limit. */
function linksFor(keysTotal: number): (string | null)[] {
  render(
    <InPage address="/report?domain=a.example&db=gny">
      <PositionDistributionCard
        domain="a.example"
        dashboard={{ ...counts, keysTotal } as unknown as DomainSummary}
      />
    </InPage>,
  );
  const links = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('/keywords'));
  return links.map(({ textContent }) => textContent);
}

it("links only to ranges within the plan's keyword limit", () => {
  expect(linksFor(12)).toEqual(['All 12', '1', '1', '2', '3', '5']);
  cleanup();
  expect(linksFor(7)).toEqual(['7 of 12', '1', '1', '2', '3']);
});

it('leaves positions below the last imported one unknown', () => {
  const topTen = { ...counts, it50: 7, keysTotal: 7, positionsDepth: 10 };
  render(
    <InPage address="/report?domain=a.example&db=gny">
      <PositionDistributionCard domain="a.example" dashboard={topTen as unknown as DomainSummary} />
    </InPage>,
  );
  const cells = screen.getAllByRole('row').at(-1)?.querySelectorAll('th, td') ?? [];
  expect([...cells].slice(0, 3).map(({ textContent }) => textContent)).toEqual(['11–50', '–', '–']);
});
