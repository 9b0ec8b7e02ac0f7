import { asciiTokens } from '../../../../server/reports/words/split-words.js';
import type { ExpectedRow } from './oracle.js';
import type { ReportWorld } from './report-world.js';
import { bestResults, domainTotals } from './totals.js';

/** Metrics of a list of domains with their ranks. */
export function batchOf({ oracle, world }: ReportWorld, names: readonly string[]): ExpectedRow[] {
  const totals = new Map(domainTotals(world).map((found) => [found.name, found]));
  return oracle.visibleDomains().flatMap((row) => {
    const found = totals.get(String(row['name']));
    if (!found || !names.includes(found.name)) return [];
    return [
      {
        ...row,
        topkeys: found.keywords_rank,
        keyspage: found.pages === 0 ? 0 : Math.floor(found.it50 / found.pages + 0.5),
        adskeys: null,
        traf: null,
        result: null,
        aianswerscnt: null,
      },
    ];
  });
}

/** Test words without a meaning of their own. */
const genericWords: ReadonlySet<string> = new Set([
  'the',
  'a',
  'in',
  'for',
  'of',
  'with',
  'to',
  'в',
  'на',
  'для',
  'с',
  'и',
  'как',
  'how',
  'what',
  'is',
  'где',
  'что',
]);

/** Words of a domain's keywords, computed with plain loops. `keep` selects the keywords. */
export function themesOf(
  { world, ids }: ReportWorld,
  domain: string,
  keep: (keyword: { word: string; ws: number; pos: number }) => boolean = () => true,
): ExpectedRow[] {
  const keywords = new Map(world.keywords.map((keyword) => [keyword.word, keyword]));
  const best = new Set(bestResults(world.results));
  const results = world.results.filter((result) => {
    const ws = keywords.get(result.word)?.ws ?? 0;
    return result.domain === domain && keep({ word: result.word, ws, pos: result.pos });
  });
  const terms = new Map<string, typeof results>();
  for (const result of results) {
    for (const term of new Set(asciiTokens(result.word))) {
      if ([...term].length < 2 || genericWords.has(term)) continue;
      terms.set(term, [...(terms.get(term) ?? []), result]);
    }
  }
  return [...terms].map(([word, all]) => {
    const counted = all
      .filter((result) => best.has(result))
      .flatMap((result) => keywords.get(result.word) ?? []);
    const paths = [...new Set(all.map(({ path }) => path))];
    const countOf = (path: string) => all.filter((result) => result.path === path && best.has(result)).length;
    const hashOf = (path: string) => ids.url(domain, path);
    const main = [...new Set(all.map((result) => result.word))]
      .flatMap((adjacentWord) => keywords.get(adjacentWord) ?? [])
      .sort((left, right) => right.ws - left.ws || ids.keyword(right.word) - ids.keyword(left.word))[0];
    const [url] = paths.sort(
      (left, right) => countOf(right) - countOf(left) || (hashOf(right) > hashOf(left) ? 1 : -1),
    );
    return {
      word,
      cnt: counted.length,
      ws: counted.reduce((sum, { ws }) => sum + ws, 0),
      wsk: counted.reduce((sum, { wsk }) => sum + wsk, 0),
      pages: paths.length,
      url,
      keyword: main?.word,
      avbid: main && Math.floor(((main.cpcMin + main.cpcMax) / 2) * 100 + 0.5) / 100,
      adscnt: main?.adscnt,
      docs: main?.docs,
      numwords: main?.numwords,
      isgeo: main?.isgeo,
      isquest: main?.isquest,
      superwsk: null,
      serpf: null,
      domain,
      tie: [toSortNumber(word)],
    };
  });
}

/** A number that sorts like the bytes of a text. */
function toSortNumber(text: string): bigint {
  const bytes = Buffer.alloc(64);
  bytes.write(text);
  return BigInt(`0x${bytes.toString('hex')}`);
}
