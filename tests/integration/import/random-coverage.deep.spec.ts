import { expect, it } from 'vitest';
import { findSerpFeatureId } from '../../../server/reports/serp-features.js';
import {
  expectedCoverage,
  oracleVolume,
  type CoveredFacts,
  type CoveringFile,
  type ExpectedAdTotals,
} from '../../support/coverage-oracle.js';
import { randomNumbers } from '../../support/derived-state.js';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import { atDepth, casesAtDepth } from '../../support/test-depth.js';

/** A file with its contents in the native format. */
interface RandomFile extends CoveringFile {
  name: string;
  text: string;
}

const dates = ['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01'];
const domains = ['a.example', 'b.example', 'c.example', 'd.example'];
const features = ['images', 'faq', 'sitelinks', 'video'];
const kinds = ['organic', 'ads', 'full', 'features', 'no ads'] as const;

/**
 * A file with search results only, with ads only, with everything, with SERP features only, or with the statement that
 * keywords have no ads.
 */
function randomFile(random: (below: number) => number, kind: (typeof kinds)[number]): RandomFile {
  const date = dates[random(dates.length)] ?? '';
  const keywords = new Map<string, CoveredFacts>();
  const records: object[] = [];
  for (let number = 0; number < 8; number++) {
    if (random(10) < 4) continue;
    const keyword = `keyword ${number}`;
    const facts: CoveredFacts = {};
    if (kind === 'ads' || kind === 'full') {
      const advertisers = domains.filter(() => random(10) < (kind === 'full' ? 3 : 5));
      if (kind === 'ads' && advertisers.length === 0) continue;
      facts.ads = advertisers.map((domain) => ({ domain, position: random(9) + 1 }));
    }
    if (kind === 'no ads') facts.ads = [];
    if (kind === 'features' || kind === 'full') facts.features = features.filter(() => random(10) < 4);
    const covers = kind === 'no ads' ? ['ads'] : undefined;
    records.push({ type: 'keyword', keyword, ws: oracleVolume, wizards: facts.features, covers });
    for (const { domain, position } of facts.ads ?? []) {
      records.push({ type: 'ad', keyword, position, url: `https://${domain}/`, title: domain });
    }
    if (kind === 'organic' || kind === 'full') {
      for (const [index, domain] of domains.entries()) {
        records.push({ type: 'organic', keyword, position: index + 1, url: `https://${domain}/` });
      }
    }
    keywords.set(keyword, facts);
  }
  // Without any ad, a file with search results does not cover ads.
  if (kind === 'full' && [...keywords.values()].every(({ ads }) => ads?.length === 0)) {
    for (const facts of keywords.values()) delete facts.ads;
  }
  const lines = records.map((record) => JSON.stringify({ ...record, date }));
  return { name: `${kind}.ndjson`, text: lines.join('\n'), date, keywords };
}

async function readState(stores: TestStores, base: string) {
  const hosts = '(SELECT domain_id, any(name) AS name FROM host GROUP BY domain_id) AS host';
  const totals = 'adkeyscnt, adscnt, adtraf';
  const rows = <Row>(select: string) => publishedRows<Row>(stores, base, select);
  return {
    ads: await rows(
      `SELECT word AS keyword, host.name AS domain, pos FROM ad_by_domain INNER JOIN ${hosts} USING (domain_id)
       WHERE ${published} ORDER BY keyword, domain`,
    ),
    keywords: await rows(
      `SELECT word AS keyword, adscnt, wizards AS features FROM keyword WHERE ${published} ORDER BY keyword`,
    ),
    domains: await rows<ExpectedAdTotals & { name: string }>(
      `SELECT name, ${totals} FROM domain WHERE ${published} AND adkeyscnt > 0 ORDER BY name`,
    ),
    history: await rows<ExpectedAdTotals & { name: string; date: string }>(
      `SELECT host.name AS name, toString(date) AS date, ${totals} FROM domain_history INNER JOIN ${hosts} USING (domain_id)
       WHERE ${published} ORDER BY date, name`,
    ),
  };
}

const rounded = ({ adkeyscnt, adscnt, adtraf }: ExpectedAdTotals) =>
  `${adkeyscnt} ${adscnt} ${adtraf.toFixed(6)}`;

const none: ExpectedAdTotals = { adkeyscnt: 0, adscnt: 0, adtraf: 0 };

async function expectCoverage(stores: TestStores, base: string, files: readonly CoveringFile[]) {
  const state = await readState(stores, base);
  const expected = expectedCoverage(files);
  expect(state.ads).toEqual(
    expected.ads.toSorted((a, b) => (a.keyword + a.domain < b.keyword + b.domain ? -1 : 1)),
  );
  const idsOf = (names: readonly string[]) =>
    names.map((name) => findSerpFeatureId(name) ?? 0).toSorted((a, b) => a - b);
  expect(state.keywords).toEqual(
    expected.keywords.map((keyword) => ({ ...keyword, features: idsOf(keyword.features) })),
  );
  expect(state.domains.map((row) => `${row.name}: ${rounded(row)}`)).toEqual(
    [...expected.domains].map(([name, totals]) => `${name}: ${rounded(totals)}`).toSorted(),
  );
  expect(state.history.map((row) => `${row.date} ${row.name}: ${rounded(row)}`)).toEqual(
    state.history.map(
      ({ date, name }) => `${date} ${name}: ${rounded(expected.history.get(date)?.get(name) ?? none)}`,
    ),
  );
}

const seeds = [11, 29, 47, 83, 101, 131];
const bases = ['gny', 'msk', 'spb', 'sar', 'ekb', 'ufa'];

it.each(casesAtDepth(seeds, 1))(
  'reports ads and SERP features of the newest file that covers them, in any import order (seed %i)',
  { timeout: 240_000 },
  async (seed) => {
    const stores = await openTestStores();
    const base = bases[seeds.indexOf(seed)] ?? '';
    const random = randomNumbers(seed);
    const imported: CoveringFile[] = [];
    for (let count = 0; count < atDepth({ quick: 4, deep: 9, full: 16 }); count++) {
      const file = randomFile(random, kinds[count < 4 ? (count + 2) % 4 : random(kinds.length)] ?? 'full');
      await importContents(stores, { [file.name]: file.text }, { base, resultScope: 'pages' });
      imported.push(file);
      await expectCoverage(stores, base, imported);
    }
  },
);
