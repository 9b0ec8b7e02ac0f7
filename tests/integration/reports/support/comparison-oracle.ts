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
  { world }: ReportWorld,
  domain: string,
  view: 'organic' | 'context' = 'organic',
): Map<string, number> {
  const places = new Map<string, number>();
  for (const found of view === 'organic' ? world.results : world.ads) {
    if (found.domain !== domain) continue;
    places.set(found.word, Math.min(found.pos, places.get(found.word) ?? Infinity));
  }
  return places;
}

/** Rows of a comparison. */
export function comparedKeywords(
  world: ReportWorld,
  { view = 'organic', compared, incl, excl = [] }: ExpectedComparison,
): ExpectedRow[] {
  const has = (domain: string, word: string) => bestPositions(world, domain, view).has(word);
  const shared = world.world.keywords.filter(
    ({ word }) => incl.every((domain) => has(domain, word)) && !excl.some((domain) => has(domain, word)),
  );
  return shared.map(({ word }) => ({
    ...world.oracle.attributes(word),
    ...positionsOf(world, view, compared, word),
    superwsk: null,
    serpf: null,
    kid: world.ids.keyword(word),
    tie: [BigInt(world.ids.keyword(word))],
  }));
}

function positionsOf(
  world: ReportWorld,
  view: 'organic' | 'context',
  compared: readonly string[],
  word: string,
): Record<string, number | null> {
  const numbers = Array.from({ length: 10 }, (_, index) => index);
  return Object.fromEntries(
    numbers.map((index) => {
      const domain = compared[index];
      const place = domain === undefined ? undefined : bestPositions(world, domain, view).get(word);
      return [`pos${index + 1}`, place ?? null];
    }),
  );
}
