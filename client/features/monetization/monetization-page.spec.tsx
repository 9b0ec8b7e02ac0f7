import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { MonetizationPage } from './monetization-page.js';

beforeAll(() => startPage(['monetization']));
afterEach(cleanup);

/** Spans of the cards in the 12-column grid; cards without a span class take all columns. */
function readSpans(cards: readonly HTMLElement[]): number[] {
  return cards.map(({ className }) => Number(/span-(\d+)/.exec(className)?.[1] ?? 12));
}

it.each([
  [
    'shown',
    [{ __typename: 'OwnerSite', name: 'b.example', it50: 4, vis: 3, hasVolumes: true, kinds: ['adsense'] }],
  ],
  ['refused', null],
])("cards fill every grid row when the owner's sites are %s", async (_, sites) => {
  const monetization = {
    __typename: 'Monetization',
    domain: 'a.example',
    identifiers: [{ __typename: 'OwnerIdentifier', kind: 'adsense', id: 'pub-1', sites: 2 }],
    sites,
    subdomains: [{ __typename: 'Subdomain', name: 'www2.a.example', it50: 4, vis: 3, hasVolumes: true }],
    subdomainsCount: 1,
  };
  render(
    <InPage
      address="/monetization?domain=a.example"
      results={{
        Monetization: () => ({ monetization }),
        Databases: () => ({ currentDatabase: { code: 'gny' }, databases: [] }),
      }}
    >
      <MonetizationPage domain="a.example" notFound={null} />
    </InPage>,
  );
  await screen.findByText('www2.a.example');
  let usedColumns = 0;
  for (const span of readSpans(screen.getAllByRole('region'))) {
    if (usedColumns + span > 12) expect(usedColumns % 12, 'columns taken in a row').toBe(0);
    usedColumns = (usedColumns + span) % 12;
  }
  expect(usedColumns).toBe(0);
});
