import type { ExpectedRow } from './oracle.js';
import type { ReportWorld } from './report-world.js';

/** Compared, required and excluded domains. */
interface ExpectedComparison {
  view?: 'organic' | 'context';
  /** Domains in column order. */
  compared: readonly string[];
  incl: readonly string[];
  excl?: readonly string[];
}

/** Best positions of a domain by keyword, computed with a plain loop. */
export function bestPositions(
  { world: fixture }: ReportWorld,
  domain: string,
  view: 'organic' | 'context' = 'organic',
): Map<string, number> {
  const positions = new Map<string, number>();
  for (const found of view === 'organic' ? fixture.results : fixture.ads) {
    if (found.domain !== domain) continue;
    positions.set(found.word, Math.min(found.pos, positions.get(found.word) ?? Infinity));
  }
  return positions;
}

/** Rows of a comparison. */
export function comparedKeywords(
  fixture: ReportWorld,
  { view = 'organic', compared, incl, excl = [] }: ExpectedComparison,
): ExpectedRow[] {
  const hasKeyword = (domain: string, word: string) => bestPositions(fixture, domain, view).has(word);
  const shared = fixture.world.keywords.filter(
    ({ word }) =>
      incl.every((domain) => hasKeyword(domain, word)) && !excl.some((domain) => hasKeyword(domain, word)),
  );
  return shared.map(({ word }) => ({
    ...fixture.oracle.attributes(word),
    ...positionsOf(fixture, view, compared, word),
    superwsk: null,
    serpf: null,
    kid: fixture.ids.keyword(word),
    tie: [BigInt(fixture.ids.keyword(word))],
  }));
}

function positionsOf(
  fixture: ReportWorld,
  view: 'organic' | 'context',
  compared: readonly string[],
  word: string,
): Record<string, number | null> {
  const numbers = Array.from({ length: 10 }, (_, index) => index);
  return Object.fromEntries(
    numbers.map((index) => {
      const domain = compared[index];
      const place = domain === undefined ? undefined : bestPositions(fixture, domain, view).get(word);
      return [`pos${index + 1}`, place ?? null];
    }),
  );
}
