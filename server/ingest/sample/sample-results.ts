import { hashText, hashPair, Random, toShare } from './random.js';
import type { SampleKeyword } from './sample-keyword.js';
import type { SampleSite } from './sample-sites.js';
import type { SiteKind } from './topics/topic.js';

/** A search result: a site and the selected page. */
interface SampleResult {
  site: SampleSite;
  /** 0 for the usual page, other numbers for alternatives. */
  version: number;
}

/** Approximate number of sites considered for a keyword. */
const candidateCount = 72;
/** Ranking bonus of each kind of site by intent. */
const kindBonus: Record<SampleKeyword['intent'], Partial<Record<SiteKind, number>>> = {
  buy: { shop: 0.7, market: 0.6, forum: -0.5, wiki: -0.9 },
  learn: { magazine: 0.9, wiki: 0.7, forum: 0.6, shop: -0.4 },
  near: { service: 0.9, market: 0.2, wiki: -0.3 },
};

/** Noise with a long upper tail, precomputed because a logarithm per pair is too slow. */
const noise = Float64Array.from({ length: 4096 }, (_, index) => -Math.log(-Math.log((index + 0.5) / 4096)));

/**
 * Ranks the sites of one topic for keywords, deterministic by seed.
 * Between snapshots most positions change slightly, and some sites leave, enter or rank with another page.
 */
export class ResultRanking {
  private readonly scoresByGroup = new Map<string, { scores: Float64Array; minScore: number }>();
  private readonly candidates = new Uint16Array(4096);
  private readonly scores = new Float64Array(4096);

  constructor(
    private readonly sites: readonly SampleSite[],
    private readonly seed: number,
  ) {}

  /** Results of a keyword in a snapshot (0 is the first), best first. A site occasionally appears twice. */
  rankSites(keyword: SampleKeyword, wordHash: number, snapshot: number): SampleResult[] {
    const { scores, minScore } = this.getScores(keyword);
    const { candidates: selected } = this;
    let count = 0;
    for (let index = 0; index < this.sites.length; index++) {
      const pair = Math.imul(wordHash ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b);
      const score = (scores[index] as number) + (noise[(pair >>> 13) & 4095] as number) * 0.85;
      if (score < minScore) continue;
      this.scores[index] = score + this.drift(index, pair, snapshot);
      selected[count++] = index;
    }
    const order = selected
      .subarray(0, count)
      .sort((a, b) => (this.scores[b] as number) - (this.scores[a] as number));
    return this.toResults(order, wordHash, snapshot);
  }

  private toResults(order: Uint16Array, wordHash: number, snapshot: number): SampleResult[] {
    const depth = Math.min(50, 18 + (wordHash % 67));
    const results: SampleResult[] = [];
    for (const index of order) {
      if (results.length >= depth) break;
      const site = this.sites[index];
      if (site === undefined) continue;
      const chance = hashPair(wordHash, site.hash);
      // A site is occasionally missing from one snapshot.
      if (chance % 45 === snapshot) continue;
      const changesAt = chance % 19 === 0 ? 1 + ((chance >>> 8) % 2) : Infinity;
      const version = snapshot >= changesAt ? 1 : 0;
      results.push({ site, version });
      if (chance % 23 === 1 && results.length < depth) results.push({ site, version: version + 2 });
    }
    return results;
  }

  /** Random change per pair and snapshot plus the site's trend. */
  private drift(index: number, pair: number, snapshot: number): number {
    const move =
      (Math.imul(pair ^ Math.imul(snapshot + 11, 0xc2b2ae35), 0x27d4eb2f) >>> 12) / 1_048_576 - 0.5;
    return move * 0.3 + (this.sites[index]?.trend ?? 0) * snapshot;
  }

  /** Scores of the sites for a group and intent, with the threshold that about `candidateCount` sites exceed. */
  private getScores({ group, intent }: SampleKeyword): { scores: Float64Array; minScore: number } {
    const key = `${group.slug} ${intent}`;
    const cached = this.scoresByGroup.get(key);
    if (cached) return cached;
    const groupHash = hashText(group.slug, this.seed);
    const scores = Float64Array.from(this.sites, (site) => {
      const affinity = (toShare(hashPair(site.hash, groupHash)) - 0.5) * 2.2;
      return site.strength + affinity + (kindBonus[intent][site.kind] ?? 0);
    });
    const groupScores = { scores, minScore: this.findMinScore(scores, groupHash) };
    this.scoresByGroup.set(key, groupScores);
    return groupScores;
  }

  private findMinScore(scores: Float64Array, groupHash: number): number {
    const random = new Random(groupHash);
    const rounds = 30;
    const samples = new Float64Array(scores.length * rounds);
    for (let index = 0; index < samples.length; index++) {
      samples[index] =
        (scores[index % scores.length] as number) + (noise[random.below(4096)] as number) * 0.85;
    }
    samples.sort();
    return samples[Math.max(0, samples.length - candidateCount * rounds)] ?? 0;
  }
}
