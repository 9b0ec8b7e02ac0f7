import type { Ids } from './load-world.js';
import { roundToCents, roundHalfUp, noFirstParty, type ExpectedRow, type Oracle } from './oracle.js';
import { countsOf, pageTotals } from './totals.js';
import type { World } from './world.js';

/** Expected rows of the page reports, computed with plain loops. */
export class PageOracle {
  constructor(
    private readonly world: World,
    private readonly ids: Ids,
    private readonly oracle: Oracle,
  ) {}

  sitePages(domain: string): ExpectedRow[] {
    return pageTotals(this.world)
      .filter((page) => page.domain === domain)
      .map(({ path, vis, is_new, found_date, domain: name, ...top }) => ({
        ...top,
        url: path,
        title: this.titleOf(domain, path),
        vis: roundHalfUp(vis),
        ...noFirstParty,
        new_url: is_new,
        found_date,
        domain: name,
        tie: [this.ids.url(domain, path)],
      }));
  }

  lost(domain: string): ExpectedRow[] {
    return this.world.lostPages
      .filter((page) => page.domain === domain)
      .map(({ path, dropDate, results }) => {
        const { vis, ...top } = countsOf(results, this.world);
        return {
          ...top,
          url: path,
          title: this.titleOf(domain, path),
          vis: roundHalfUp(vis),
          drop_date: dropDate,
          domain,
          tie: [this.ids.url(domain, path)],
        };
      });
  }

  private titleOf(domain: string, path: string): string {
    return this.world.titles.find((page) => page.domain === domain && page.path === path)?.title ?? '';
  }

  /** Every ranked page with its keyword and the totals of the page. */
  withKeywords(domain: string): ExpectedRow[] {
    const totals = new Map(this.sitePages(domain).map((page) => [page['url'], page]));
    return this.oracle
      .pagesUnder(domain, () => true)
      .map(({ delta: _, nw: __, churl: ___, serpf: ____, ...row }) => {
        const page = totals.get(row['url']);
        const top = ['it1', 'it3', 'it5', 'it10', 'it50', 'vis', 'has_volumes'].map(
          (id) => [id, page?.[id]] as const,
        );
        const fullRow = { ...row, ...Object.fromEntries(top), superwsk: null };
        return Object.fromEntries(
          Object.entries(fullRow).filter(([id]) => !(id in noFirstParty)),
        ) as ExpectedRow;
      });
  }

  competitors(domain: string, path: string, own?: 'with its own pages'): ExpectedRow[] {
    const { results } = this.world;
    const keywords = new Set(
      results.filter((result) => result.domain === domain && result.path === path).map(({ word }) => word),
    );
    return pageTotals(this.world).flatMap(
      ({ domain: name, path: url, vis, is_new: _, found_date: __, ...top }) => {
        const cnt = results.filter(
          (result) => result.domain === name && result.path === url && keywords.has(result.word),
        ).length;
        const isOwn = name === domain && (own === undefined || url === path);
        if (cnt === 0 || isOwn) return [];
        return [
          {
            ...top,
            domain: name,
            url,
            perc: roundToCents((cnt * 100) / top.it50),
            theme: roundToCents((cnt * 100) / keywords.size),
            cnt,
            vis: roundHalfUp(vis),
            did: this.ids.domain(name),
            tie: [this.ids.url(name, url)],
          },
        ];
      },
    );
  }
}
