import type { Ids } from '../../reports/support/load-world.js';
import {
  adsOf,
  roundToCents,
  findMaxLengthList,
  roundHalfUp,
  type ExpectedRow,
  type Oracle,
} from '../../reports/support/oracle.js';
import { bestResults, countsOf, domainTotals } from '../../reports/support/totals.js';
import type { Ad, World } from '../../reports/support/world.js';
import type { ModelChannel } from './group-facts.js';
import type { GroupModel, Lists } from './group-model.js';

/** A group report under test. */
interface OracleGroup {
  domains: readonly string[];
  top: number;
  lists: Lists;
}

const columnsOfDomains = 10;

/** Expected rows of each view of a group report, computed with plain loops. */
export class GroupOracle {
  constructor(
    private readonly world: World,
    private readonly ids: Ids,
    private readonly oracle: Oracle,
    private readonly model: GroupModel,
    private readonly group: OracleGroup,
  ) {}

  keywords(channel: ModelChannel): ExpectedRow[] {
    return this.model.rows(this.group.lists, channel).map(({ word, weight, places }) => {
      const { wizards, wizardscount, ...attributes } = this.oracle.attributes(word);
      const id = this.ids.keyword(word);
      const positions = Array.from({ length: columnsOfDomains }, (_, index) => [
        `pos${index + 1}`,
        (places[index] ?? 0) === 0 ? null : places[index],
      ]);
      const ranks = places.filter((place) => place > 0);
      return {
        ...attributes,
        ...(Object.fromEntries(positions) as Record<string, number | null>),
        bestpos: ranks.length === 0 ? null : Math.min(...ranks),
        weight,
        id,
        ...(channel === 'organic' && { wizards, wizardscount, serpf: null }),
        tie: [BigInt(id)],
      };
    });
  }

  domains(): ExpectedRow[] {
    return domainTotals(this.world)
      .filter(({ name }) => this.group.domains.includes(name))
      .map((total) => ({ ...this.total(total), path: '' }));
  }

  /** Domains outside the group that share its keywords. `lists` are those of the latest count. */
  competitors(channel: ModelChannel, lists = this.group.lists): ExpectedRow[] {
    const { domains, top } = this.group;
    const shared =
      channel === 'organic'
        ? bestResults(this.world.results).filter(({ pos }) => pos <= top)
        : this.world.ads;
    return domainTotals(this.world).flatMap((total) => {
      const words = shared.filter(({ domain, word }) => domain === total.name && lists[channel].has(word));
      const cnt = new Set(words.map(({ word }) => word)).size;
      if (cnt === 0 || domains.includes(total.name)) return [];
      const all = channel === 'organic' ? total.it50 : total.adkeyscnt;
      return [{ ...this.total(total), cnt, perc: roundToCents((cnt * 100) / all) }];
    });
  }

  pages(): ExpectedRow[] {
    const { domains, lists } = this.group;
    const results = this.world.results.filter(
      ({ domain, word }) => domains.includes(domain) && lists.organic.has(word),
    );
    const pages = new Map(results.map(({ domain, path }) => [domain + path, { domain, path }]));
    return [...pages.values()].map(({ domain, path }) => {
      const { vis, ...counts } = countsOf(
        results.filter((result) => result.domain === domain && result.path === path),
        this.world,
      );
      return { ...counts, domain, url: path, vis: roundHalfUp(vis), tie: [this.ids.url(domain, path)] };
    });
  }

  ads(): ExpectedRow[] {
    const visibleAds = this.adsOfGroup();
    return [...new Set(visibleAds.map(({ adId }) => adId))].flatMap((aid) => {
      const same = visibleAds.filter(({ adId }) => adId === aid);
      const [first] = same;
      if (first === undefined) return [];
      return [
        {
          domain: first.domain,
          header: first.title,
          txt: first.text,
          links: findMaxLengthList(same.map(({ links }) => links)),
          facts: findMaxLengthList(same.map(({ facts }) => facts)),
          keyscnt: new Set(same.map(({ word }) => word)).size,
          url: first.path,
          aid,
          tie: [BigInt(aid)],
        },
      ];
    });
  }

  /** Distinct lists of sitelinks or callouts of the group's ads. */
  adLists(list: 'links' | 'facts'): ExpectedRow[] {
    const carrying = this.adsOfGroup().filter((ad) => ad[list].length > 0);
    const lists = [...new Map(carrying.map((ad) => [ad[list].join('\n'), ad[list]])).entries()];
    return lists
      .sort(([left], [right]) => Buffer.compare(Buffer.from(left), Buffer.from(right)))
      .map(([text, adTextList], rank) => {
        const own = carrying.filter((ad) => ad[list].join('\n') === text);
        return {
          [list]: adTextList,
          adscnt: new Set(own.map(({ adId }) => adId)).size,
          keyscnt: new Set(own.map(({ word }) => word)).size,
          tie: [BigInt(rank)],
        };
      });
  }

  /** Keywords for which the own domain has no position up to `maxPosition`, but another domain has one. */
  gap(own: string, maxPosition: number): string[] {
    const at = this.group.domains.indexOf(own);
    const isRanked = (place: number | undefined) => place !== undefined && place > 0 && place <= maxPosition;
    return this.model
      .rows(this.group.lists, 'organic')
      .filter(
        ({ places }) =>
          !isRanked(places[at]) && places.some((place, domain) => domain !== at && isRanked(place)),
      )
      .map(({ word }) => word);
  }

  private adsOfGroup(): Ad[] {
    const { domains, lists } = this.group;
    return domains
      .flatMap((domain) => adsOf(this.world, domain))
      .filter(({ word }) => lists.context.has(word));
  }

  private total({
    name,
    vis,
    pages,
    adtraf,
    adcost,
    vis_rank: _,
    keywords_rank: __,
    lost: ___,
    ...counts
  }: ReturnType<typeof domainTotals>[number]): ExpectedRow {
    const id = this.ids.domain(name);
    const rounded = { vis: roundHalfUp(vis), adtraf: roundHalfUp(adtraf), adcost: roundHalfUp(adcost) };
    return { ...counts, ...rounded, name, pagesinindex: pages, id, tie: [BigInt(id)] };
  }
}
