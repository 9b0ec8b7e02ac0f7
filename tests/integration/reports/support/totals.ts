import { estimateVisits } from '../../../../server/contract/reports/ctr-curve.js';
import type { Result, World } from './world.js';

const depths = [1, 3, 5, 10, 50] as const;

/** Best page of each domain for each keyword. */
export function bestResults(results: readonly Result[]): Result[] {
  const best = new Map<string, Result>();
  for (const result of results) {
    const key = JSON.stringify([result.word, result.domain]);
    const previous = best.get(key);
    if (previous === undefined || result.pos < previous.pos) best.set(key, result);
  }
  return [...best.values()];
}

/** Totals of some positions. */
export function countsOf(results: readonly Pick<Result, 'word' | 'pos'>[], world: World) {
  const volumes = new Map(world.keywords.map((keyword) => [keyword.word, keyword]));
  const top = Object.fromEntries(
    depths.map((depth) => [`it${depth}`, results.filter(({ pos }) => pos <= depth).length]),
  );
  const vis = results.reduce(
    (sum, { word, pos }) =>
      sum + estimateVisits({ pos, ws: volumes.get(word)?.ws ?? 0, wsk: volumes.get(word)?.wsk ?? 0 }),
    0,
  );
  const hasVolumes = results.some(
    ({ word }) => (volumes.get(word)?.ws ?? 0) + (volumes.get(word)?.wsk ?? 0) > 0,
  );
  return {
    ...(top as Record<`it${(typeof depths)[number]}`, number>),
    vis,
    has_volumes: hasVolumes || results.length === 0 ? 1 : 0,
  };
}

/** Totals of each page. */
export function pageTotals(world: World) {
  const pages = new Map<string, Result[]>();
  for (const result of world.results) {
    const key = JSON.stringify([result.domain, result.path]);
    pages.set(key, [...(pages.get(key) ?? []), result]);
  }
  return [...pages].map(([key, results], index) => {
    const [domain, path] = JSON.parse(key) as [string, string];
    return {
      domain,
      path,
      ...countsOf(results, world),
      is_new: index % 3 === 0 ? 1 : 0,
      found_date: `2026-0${(index % 9) + 1}-01`,
    };
  });
}

/** Totals of each domain. */
export function domainTotals(world: World) {
  const best = bestResults(world.results);
  const rows = world.domains.map((name, index) => {
    const ads = world.ads.filter(({ domain }) => domain === name);
    const own = best.filter(({ domain }) => domain === name);
    return {
      name,
      ...countsOf(own, world),
      pages: new Set(world.results.filter(({ domain }) => domain === name).map(({ path }) => path)).size,
      lost: world.lost.filter(({ domain }) => domain === name).length,
      adkeyscnt: new Set(ads.map(({ word }) => word)).size,
      adscnt: new Set(ads.map(({ adId }) => adId)).size,
      adtraf: index * 1.5,
      adcost: index * 2.25,
    };
  });
  const ranked = [...rows].sort((left, right) => right.vis - left.vis);
  const byKeywords = [...rows].sort((left, right) => right.it50 - left.it50 || right.vis - left.vis);
  return rows.map((row) => ({
    ...row,
    vis_rank: ranked.indexOf(row) + 1,
    keywords_rank: byKeywords.indexOf(row) + 1,
  }));
}
