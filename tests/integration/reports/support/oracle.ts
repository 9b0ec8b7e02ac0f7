import { estimateVisits } from '../../../../server/contract/reports/ctr-curve.js';
import type { Ids } from './load-world.js';
import { changeOver } from './older-results.js';
import { displayedIdentifiers } from './owners.js';
import { vendorColumnsOf } from './vendor-oracle.js';
import { bestResults, domainTotals } from './totals.js';
import type { Ad, Keyword, Result, World } from './world.js';

/** Expected rows of each report by column id, computed with plain loops. `tie` is the order of equal rows. */
export type ExpectedRow = Record<string, unknown> & { tie: bigint[] };

export const roundHalfUp = (value: number): number => Math.floor(value + 0.5);
export const roundToCents = (value: number): number => Math.floor(value * 100 + 0.5) / 100;

/** Byte order of texts, as in the store. */
const compareBytes = (left: string, right: string): number =>
  Buffer.compare(Buffer.from(left), Buffer.from(right));

/** The longest list. Among equally long lists, the last one in byte order. */
export function findMaxLengthList(lists: readonly string[][]): string[] {
  const ranked = [...lists].sort(
    (left, right) => left.length - right.length || compareBytes(left.join('\n'), right.join('\n')),
  );
  return ranked.at(-1) ?? [];
}

/** First-party columns without imported data. */
export const noFirstParty = { own_clicks: null, own_impressions: null, own_ctr: null, own_position: null };

/** Ads of a domain, one per keyword. */
export function adsOf({ ads }: World, domain: string): Ad[] {
  return ads.filter((ad) => ad.domain === domain);
}

export class Oracle {
  private readonly keywords: Map<string, Keyword>;
  private readonly best: Result[];

  constructor(
    private readonly world: World,
    private readonly ids: Ids,
  ) {
    this.keywords = new Map(world.keywords.map((keyword) => [keyword.word, keyword]));
    this.best = bestResults(world.results);
  }

  /** `days`: span of the changes; by default since the previous results. */
  organicKeywords(domain: string, days?: number): ExpectedRow[] {
    return this.over(days, this.best)
      .filter((result) => result.domain === domain)
      .map((result) => ({ ...this.position(result), tie: [BigInt(this.ids.keyword(result.word))] }));
  }

  pagesUnder(domain: string, holds: (path: string) => boolean, days?: number): ExpectedRow[] {
    return this.over(days, this.world.results)
      .filter((result) => result.domain === domain && holds(result.path))
      .map((result) => ({
        ...this.position(result),
        tie: [BigInt(this.ids.keyword(result.word)), this.ids.url(result.domain, result.path)],
      }));
  }

  pageKeywords(domain: string, path: string, days?: number): ExpectedRow[] {
    return this.pagesUnder(domain, (own) => own === path, days).map(
      ({ url: _, ...row }) => row as ExpectedRow,
    );
  }

  lostKeywords(domain: string): ExpectedRow[] {
    return this.world.lost
      .filter((lost) => lost.domain === domain)
      .map(({ word, path, pos }) => ({
        ...this.attributes(word),
        pos,
        url: path,
        superwsk: null,
        serpf: null,
        kid: this.ids.keyword(word),
        did: this.ids.domain(domain),
        tie: [BigInt(this.ids.keyword(word))],
      }));
  }

  competitors(domain: string, depth: number): ExpectedRow[] {
    const inTop = this.best.filter(({ pos }) => pos <= depth);
    return this.findCompetitors(domain, 'it50', (name) =>
      inTop.filter((result) => result.domain === name).map(({ word }) => word),
    );
  }

  adCompetitors(domain: string): ExpectedRow[] {
    return this.findCompetitors(domain, 'adkeyscnt', (name) =>
      adsOf(this.world, name).map(({ word }) => word),
    );
  }

  /**
   * Domains that share keywords with the domain, most shared keywords first. The shares are relative to
   * `totalColumn`.
   */
  private findCompetitors(
    domain: string,
    totalColumn: 'it50' | 'adkeyscnt',
    wordsOf: (name: string) => readonly string[],
  ): ExpectedRow[] {
    const own = new Set(wordsOf(domain));
    const totals = domainTotals(this.world);
    const all = totals.find(({ name }) => name === domain)?.[totalColumn] ?? 0;
    return totals.flatMap(
      ({ name, vis, pages, adtraf, adcost, vis_rank: _, keywords_rank: __, lost: ___, ...rest }) => {
        const cnt = new Set(wordsOf(name).filter((word) => own.has(word))).size;
        if (name === domain || cnt === 0) return [];
        return [
          {
            ...rest,
            ...displayedIdentifiers(this.world, name),
            name,
            cnt,
            perc: roundToCents((cnt * 100) / rest[totalColumn]),
            theme: roundToCents((cnt * 100) / all),
            pagesinindex: pages,
            vis: roundHalfUp(vis),
            adtraf: roundHalfUp(adtraf),
            adcost: roundHalfUp(adcost),
            id: this.ids.domain(name),
            tie: [BigInt(this.ids.domain(name))],
          },
        ];
      },
    );
  }

  adKeywords(domain: string): ExpectedRow[] {
    return adsOf(this.world, domain).map((ad) => {
      const { wizards: _, wizardscount: __, ...attributes } = this.attributes(ad.word);
      const { adId, pos, top, title, text, path, word } = ad;
      const id = this.ids.keyword(word);
      return {
        ...attributes,
        pos,
        sr: top,
        header: title,
        txt: text,
        url: path,
        serpf: null,
        id,
        aid: adId,
        tie: [BigInt(id), BigInt(adId)],
      };
    });
  }

  keywordsOfAd(domain: string, adId: number): ExpectedRow[] {
    return this.adKeywords(domain)
      .filter(({ aid }) => aid === adId)
      .map(({ aid: _, id, url: __, serpf: ___, ...row }) => ({
        ...row,
        superwsk: null,
        serp: null,
        kid: id,
      }));
  }

  ads(domain: string): ExpectedRow[] {
    const ofDomain = adsOf(this.world, domain);
    return [...new Set(ofDomain.map(({ adId }) => adId))].flatMap((adId) => {
      const rows = ofDomain.filter((ad) => ad.adId === adId);
      const [first] = rows;
      if (first === undefined) return [];
      const words = rows.map(({ word }) => word).sort(compareBytes);
      return [
        {
          header: first.title,
          txt: first.text,
          links: findMaxLengthList(rows.map(({ links }) => links)),
          facts: findMaxLengthList(rows.map(({ facts }) => facts)),
          keyscnt: new Set(words).size,
          url: first.path,
          keys: words.slice(0, 100),
          legal: null,
          serp: null,
          id: adId,
          tie: [BigInt(adId)],
        },
      ];
    });
  }

  adTextRows(domain: string, list: 'links' | 'facts'): ExpectedRow[] {
    const carrying = adsOf(this.world, domain).filter((ad) => ad[list].length > 0);
    const lists = [...new Map(carrying.map((ad) => [ad[list].join('\n'), ad[list]])).values()];
    const ranked = lists.sort((left, right) => compareBytes(left.join('\n'), right.join('\n')));
    return ranked.map((entries, rank) => {
      const own = carrying.filter((ad) => ad[list].join('\n') === entries.join('\n'));
      return {
        [list]: entries,
        adscnt: new Set(own.map(({ adId }) => adId)).size,
        keyscnt: new Set(own.map(({ word }) => word)).size,
        tie: [BigInt(rank)],
      };
    });
  }

  similarKeywords(keyword: string): ExpectedRow[] {
    const urls = new Set(
      this.world.results.filter(({ word }) => word === keyword).map(({ domain, path }) => domain + path),
    );
    return this.world.keywords.flatMap(({ word, docs, wsk }) => {
      const shared = this.world.results.filter(
        (result) => result.word === word && urls.has(result.domain + result.path),
      ).length;
      if (word === keyword || shared === 0) return [];
      return [
        {
          ...this.attributes(word),
          cnt: shared * 2,
          kei: docs === 0 ? 0 : roundHalfUp((wsk * wsk) / docs),
          serpf: null,
          kid: this.ids.keyword(word),
          tie: [BigInt(this.ids.keyword(word))],
        },
      ];
    });
  }

  keywordSearch(): ExpectedRow[] {
    return this.world.keywords.map(({ word, docs, wsk, updatedAt }) => ({
      ...this.attributes(word),
      kei: docs === 0 ? 0 : roundHalfUp((wsk * wsk) / docs),
      updated_at: updatedAt,
      id: this.ids.keyword(word),
      kid: this.ids.keyword(word),
      superwsk: null,
      isadult: null,
      gctr: null,
      gamn: null,
      tie: [BigInt(this.ids.keyword(word))],
    }));
  }

  visibleDomains(): ExpectedRow[] {
    return this.rankedDomains(({ vis_rank }) => ({ topvis: vis_rank }));
  }

  topKeywordDomains(): ExpectedRow[] {
    return this.rankedDomains(({ keywords_rank }) => ({ topkeys: keywords_rank }));
  }

  private rankedDomains(
    ranksOf: (domain: ReturnType<typeof domainTotals>[number]) => Record<string, number>,
  ): ExpectedRow[] {
    return domainTotals(this.world).map((domain) => {
      const { vis_rank: _, keywords_rank: __, lost: ___, pages, name, vis, adtraf, adcost, ...rest } = domain;
      return {
        ...rest,
        ...displayedIdentifiers(this.world, name),
        ...ranksOf(domain),
        name,
        vis: roundHalfUp(vis),
        pagesinindex: pages,
        adtraf: roundHalfUp(adtraf),
        adcost: roundHalfUp(adcost),
        id: this.ids.domain(name),
        tie: [BigInt(this.ids.domain(name))],
      };
    });
  }

  private over(days: number | undefined, results: readonly Result[]): readonly Result[] {
    if (days === undefined) return results;
    const { older, results: latest } = this.world;
    return results.map((result) => ({ ...result, ...changeOver(older, latest, result, days) }));
  }

  private position({
    word,
    domain,
    path,
    pos,
    previousPos,
    hasPrevious,
    urlChanged,
  }: Result): Record<string, unknown> {
    const { ws, wsk } = this.keyword(word);
    return {
      ...this.attributes(word),
      pos,
      delta: previousPos === 0 ? 0 : previousPos - pos,
      nw: Number(hasPrevious === 1 && previousPos === 0),
      url: path,
      churl: urlChanged,
      vis: roundToCents(estimateVisits({ pos, ws, wsk })),
      ...noFirstParty,
      serpf: null,
      kid: this.ids.keyword(word),
      did: this.ids.domain(domain),
    };
  }

  attributes(name: string): Record<string, unknown> {
    const {
      word,
      ws,
      wsk,
      cpcMin,
      cpcMax,
      competition,
      adscnt,
      docs,
      numwords,
      isgeo,
      isquest,
      wizards,
      vendor,
    } = this.keyword(name);
    return {
      word,
      ws,
      wsk,
      avbid: roundToCents((cpcMin + cpcMax) / 2),
      cpc_min: cpcMin,
      cpc_max: cpcMax,
      competition,
      adscnt,
      docs,
      numwords,
      isgeo,
      isquest,
      wizardscount: wizards.length,
      wizards,
      ...vendorColumnsOf(vendor),
    };
  }

  private keyword(word: string): Keyword {
    const keyword = this.keywords.get(word);
    if (keyword === undefined) throw new Error(`the world has no keyword ${word}`);
    return keyword;
  }
}
