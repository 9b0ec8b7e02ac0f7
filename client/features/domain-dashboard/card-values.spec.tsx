import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { CompetitorsCard } from './competitors-card.js';
import type { DomainSummary } from './dashboard-types.js';
import { DomainStats } from './domain-dashboard-page.js';
import { PaidKeywordsCard } from './paid-keywords-card.js';
import { TopKeywordsCard } from './top-keywords-card.js';
import { VisitsCard } from './visits-card.js';

beforeAll(() => startPage(['dashboard']));
afterEach(cleanup);

const database = (code: string, engine: string, currency: string) => ({
  __typename: 'Database',
  code,
  name: code,
  caption: code,
  engine,
  currency,
  empty: false,
  positionsDate: null,
  volumesDate: null,
});
const databases = [database('gny', 'google', 'USD'), database('msk', 'yandex', 'RUB')];
const organic = {
  kid: 1,
  ws: 90_000,
  wsRange: '',
  wsk: 720,
  pos: 3,
  delta: 0,
  nw: false,
  isgeo: false,
  isquest: false,
};
const paid = { pos: 1, sr: 1, ws: 5000, wsRange: '', wsk: 40, avbid: 1.01 };
const competitor = {
  __typename: 'DashboardCompetitor',
  did: 1,
  cnt: 92,
  perc: 40,
  it50: 200,
  vis: 25_100,
  hasVolumes: true,
};

/** Renders three cards of a domain summary and returns each table as rows of cell texts, header first. */
async function renderTables(base: string): Promise<(string | null)[][][]> {
  render(
    <InPage
      address={`/report?domain=a.example&db=${base}`}
      results={{
        Databases: () => ({ currentDatabase: { code: 'gny' }, databases }),
        DashboardCompetitors: () => ({ dashboardCompetitors: [{ ...competitor, name: 'b.example' }] }),
      }}
    >
      <PaidKeywordsCard
        domain="a.example"
        base={base}
        keywords={
          [
            { ...paid, word: 'tent', cpcMax: 2.02 },
            { ...paid, word: 'boots', cpcMax: 0.04, wsRange: '1000-10000' },
          ] as DomainSummary['adkeys']
        }
        total={2}
      />
      <TopKeywordsCard
        domain="a.example"
        base={base}
        keywords={[{ ...organic, word: 'tent' }] as unknown as DomainSummary['keys']}
        listed={1}
        total={1}
      />
      <CompetitorsCard domain="a.example" base={base} />
    </InPage>,
  );
  await screen.findByText('b.example');
  return screen.getAllByRole('table').map((table) =>
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent)),
  );
}

it.each([
  ['gny', '$', 'Volume', '90,000'],
  ['msk', '₽', 'Exact volume', '720'],
])(
  'cards in %s show costs to the cent in %s, the volume that orders them, and daily visits',
  async (base, currencySign, volume, exactVolume) => {
    const [costs = [], keywords = [], competitors = []] = await renderTables(base);
    expect(costs.map((row) => row[2])).toEqual([`Max CPC, ${currencySign}`, '2.02', '0.04']);
    expect(costs.map((row) => row.at(-1))).toEqual(
      base === 'msk' ? [volume, '40', '40'] : [volume, '5,000', '1,000–10,000'],
    );
    expect(keywords.map((row) => row.at(-1))).toEqual([volume, exactVolume]);
    expect(competitors.map((row) => row.at(-1))).toEqual(['Daily visits', '25,100']);
  },
);

it.each([
  [false, '–', 'Visits are estimated from search volumes, and the keywords of this domain have none yet.'],
  [true, '<1', undefined],
])(
  'shows zero visits of keywords with a known volume %s as %s in stats and lists',
  async (hasVolumes, expectedText, reason) => {
    const totals = { it1: 0, it3: 0, it5: 0, it10: 1, it50: 4, pagesinindex: 2, adkeyscnt: 0 };
    const counts = { ...totals, vis: 0, hasVolumes };
    const points = ['2026-09-01', '2026-10-01'].map((date) => ({ ...counts, date, adscnt: 0, adtraf: 0 }));
    const domain = { ...counts, name: 'a.example', adscnt: 0, history: points } as unknown as DomainSummary;
    render(
      <InPage
        address="/report?domain=a.example&db=gny"
        results={{
          Databases: () => ({
            currentDatabase: { code: 'gny' },
            databases: [{ ...database('gny', 'google', 'USD'), facts: [], volumesDate: '2026-10-01' }],
          }),
          DashboardCompetitors: () => ({
            dashboardCompetitors: [{ ...competitor, name: 'b.example', vis: 0, hasVolumes }],
          }),
        }}
      >
        <DomainStats dashboard={domain} />
        <CompetitorsCard domain="a.example" base="gny" />
        {reason ? <VisitsCard domain="a.example" base="gny" history={points} /> : null}
      </InPage>,
    );
    const row = (await screen.findByText('b.example')).closest('tr');
    expect(row?.lastElementChild?.textContent).toBe(expectedText);
    const statElement = screen.getByText('Est. daily visits', { selector: 'dt' }).nextElementSibling;
    expect(statElement?.textContent).toBe(expectedText);
    // An unknown value has no change.
    expect(statElement?.nextElementSibling?.textContent).toBe(reason ? '' : '–no change');
    if (reason) screen.getByText(reason);
  },
);

it.each([
  [[], 'by position', '–'],
  [['exactVolume'], 'by exact volume', '0'],
])(
  'keywords of a database with %j are %s, and an exact volume of 0 is %s',
  async (facts, sortedByTitle, expectedText) => {
    const msk = { ...database('msk', 'yandex', 'RUB'), facts };
    render(
      <InPage
        address="/report?domain=a.example&db=msk"
        results={{ Databases: () => ({ currentDatabase: { code: 'msk' }, databases: [msk] }) }}
      >
        <TopKeywordsCard
          domain="a.example"
          base="msk"
          keywords={[{ ...organic, word: 'tent', wsk: 0 }] as unknown as DomainSummary['keys']}
          listed={1}
          total={1}
        />
      </InPage>,
    );
    await screen.findByText(sortedByTitle);
    expect(screen.getByText('tent').closest('tr')?.lastElementChild?.textContent).toBe(expectedText);
  },
);

it('explains the dates of a change, and why new minus lost keywords can differ from it', () => {
  const points = [4, 5].map((it50, index) => ({ date: `2026-0${index + 8}-12`, it50, hasVolumes: true }));
  const domain = { name: 'a.example', hasVolumes: true, history: points } as unknown as DomainSummary;
  render(
    <InPage address="/report?domain=a.example">
      <DomainStats dashboard={domain} />
    </InPage>,
  );
  const notes = screen.getAllByTitle(/^Change since 12 Aug 2026\./).map(({ title }) => title);
  expect(notes).toHaveLength(6);
  expect(notes.filter((note) => note.includes('new minus lost can differ'))).toEqual([notes[0]]);
});
