import { estimateVisits } from '../../server/contract/reports/ctr-curve.js';

/** An ad of a keyword. */
export interface InputAd {
  /** Also the title, so a domain has one ad. */
  domain: string;
  position: number;
}

/** Facts of a keyword in one file. Undefined means that the file does not cover this kind. */
export interface CoveredFacts {
  ads?: readonly InputAd[];
  features?: readonly string[];
}

/** An imported file. */
export interface CoveringFile {
  date: string;
  keywords: ReadonlyMap<string, CoveredFacts>;
}

export interface ExpectedAdTotals {
  adkeyscnt: number;
  adscnt: number;
  adtraf: number;
}

/** Search volume of every keyword. */
export const oracleVolume = 100;

/** Facts of a keyword on the newest date that covers their kind: those of all files of this date. */
function newestFacts<Kind extends keyof CoveredFacts>(
  files: readonly CoveringFile[],
  keyword: string,
  kind: Kind,
): NonNullable<CoveredFacts[Kind]>[] {
  let newestDate = '';
  for (const { date, keywords } of files) {
    if (keywords.get(keyword)?.[kind] !== undefined && date > newestDate) newestDate = date;
  }
  const facts: NonNullable<CoveredFacts[Kind]>[] = [];
  for (const { date, keywords } of files) {
    const stated = keywords.get(keyword)?.[kind];
    if (date === newestDate && stated !== undefined) facts.push(stated);
  }
  return facts;
}

/** Current ads of a keyword, each domain at its better position. */
function currentAds(files: readonly CoveringFile[], keyword: string): InputAd[] {
  const positions = new Map<string, number>();
  for (const { domain, position } of newestFacts(files, keyword, 'ads').flat()) {
    positions.set(domain, Math.min(position, positions.get(domain) ?? position));
  }
  return [...positions].map(([domain, position]) => ({ domain, position }));
}

/** Current SERP features of a keyword. Within a date, the last import with features replaces the previous ones. */
function currentFeatures(files: readonly CoveringFile[], keyword: string): readonly string[] {
  let current: readonly string[] = [];
  for (const features of newestFacts(files, keyword, 'features')) if (features.length > 0) current = features;
  return current;
}

/** Ads and SERP features that reports contain after the files, computed with plain loops. Files in import order. */
export function expectedCoverage(files: readonly CoveringFile[]) {
  const keywords = [...new Set(files.flatMap((file) => [...file.keywords.keys()]))].toSorted();
  const dates = [...new Set(files.map(({ date }) => date))].toSorted();
  return {
    ads: keywords.flatMap((keyword) =>
      currentAds(files, keyword).map(({ domain, position }) => ({ keyword, domain, pos: position })),
    ),
    keywords: keywords.map((keyword) => ({
      keyword,
      adscnt: currentAds(files, keyword).length,
      features: currentFeatures(files, keyword),
    })),
    domains: adTotals(files, keywords),
    /** Totals by domain at each date, as if it were the newest. */
    history: new Map(
      dates.map((date) => [
        date,
        adTotals(
          files.filter((file) => file.date <= date),
          keywords,
        ),
      ]),
    ),
  };
}

function adTotals(
  files: readonly CoveringFile[],
  keywords: readonly string[],
): ReadonlyMap<string, ExpectedAdTotals> {
  const totals = new Map<string, ExpectedAdTotals>();
  for (const keyword of keywords) {
    for (const { domain, position } of currentAds(files, keyword)) {
      const { adkeyscnt, adtraf } = totals.get(domain) ?? { adkeyscnt: 0, adtraf: 0 };
      const visits = estimateVisits({ pos: position, ws: oracleVolume, wsk: 0 });
      totals.set(domain, { adkeyscnt: adkeyscnt + 1, adscnt: 1, adtraf: adtraf + visits });
    }
  }
  return totals;
}
