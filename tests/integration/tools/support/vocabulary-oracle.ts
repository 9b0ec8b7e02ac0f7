import type { ReportWorld } from '../../reports/support/report-world.js';
import type { Keyword, World } from '../../reports/support/world.js';

/** A word or phrase with its keywords. */
interface ExpectedTerm {
  term: string;
  keywords: number;
  ws: number;
  wsk: number;
}

/** Stop words of the test data. */
const stopWords: ReadonlySet<string> = new Set(['a', 'how', 'to']);

/**
 * Words and phrases of keywords, computed with plain loops, because the test data has no inflected forms. A phrase
 * needs `minKeywords` keywords.
 */
export function termsOf(keywords: readonly Keyword[], minKeywords = 2): ExpectedTerm[] {
  const found = new Map<string, ExpectedTerm>();
  for (const { word, ws, wsk } of keywords) {
    const words = word.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
    const terms = new Set<string>();
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + 3); to++) {
        const part = words.slice(from, to);
        if (stopWords.has(part[0] ?? '') || stopWords.has(part.at(-1) ?? '')) continue;
        if (part.length === 1 && part[0]?.length === 1) continue;
        terms.add(part.join(' '));
      }
    }
    for (const term of terms) {
      const existing = found.get(term) ?? { term, keywords: 0, ws: 0, wsk: 0 };
      found.set(term, {
        term,
        keywords: existing.keywords + 1,
        ws: existing.ws + ws,
        wsk: existing.wsk + wsk,
      });
    }
  }
  return [...found.values()].filter(
    ({ term, keywords: count }) => !term.includes(' ') || count >= minKeywords,
  );
}

/** Host and path of every ranked page of the test data. */
export function addressesOf({ results }: World): string[] {
  return [...new Set(results.map(({ domain, path }) => domain + path))].sort();
}

/**
 * Pages that appear in the first ten results together with the given ones: for each of these the twenty most
 * frequent, ties by id.
 */
export function adjacentPages({ world: { results }, ids }: ReportWorld, pages: readonly string[]): string[] {
  const numberOf = (page: string) => {
    const slash = page.indexOf('/');
    return BigInt(ids.url(page.slice(0, slash), page.slice(slash)));
  };
  const adjacent = new Set<string>();
  for (const page of pages) {
    const times = new Map<string, number>();
    const first = results.filter(({ pos }) => pos <= 10);
    const words = new Set(first.filter(({ domain, path }) => domain + path === page).map(({ word }) => word));
    for (const { word, domain, path } of first) {
      if (words.has(word) && !pages.includes(domain + path)) {
        times.set(domain + path, (times.get(domain + path) ?? 0) + 1);
      }
    }
    const ordered = [...times].sort(
      ([left, often], [right, less]) => less - often || (numberOf(left) < numberOf(right) ? -1 : 1),
    );
    for (const [other] of ordered.slice(0, 20)) adjacent.add(other);
  }
  return [...adjacent];
}
