import { loadWordForms } from '../../../../server/reports/words/word-forms.js';
import type { GroupEdit } from '../../../../server/ingest/group/group-edit.js';
import type { GroupConditions } from '../../../../server/contract/projects/group-edits.js';
import type { GroupFacts, ModelChannel, ModelKeyword } from './group-facts.js';
import { modelChannels } from './group-facts.js';

/** A keyword row of a report. */
export interface ModelRow {
  word: string;
  weight: number;
  places: number[];
}

/** A stored row with the keyword attributes from its import. */
interface StoredRow extends ModelRow {
  keyword: ModelKeyword;
}

/** The two lists of a report by keyword. */
export type Lists = Readonly<Record<ModelChannel, ReadonlyMap<string, StoredRow>>>;

interface Candidate {
  keyword: ModelKeyword;
  positions: number[];
  weight: number;
}

/** Reference model of a group report with plain maps, independent of the tested code. */
export class GroupModel {
  private facts: GroupFacts = { keywords: [], rankings: { organic: [], context: [] } };
  private keywords: ReadonlyMap<string, ModelKeyword> = new Map();
  /** Best position by domain and keyword. */
  private best: Record<ModelChannel, ReadonlyMap<string, number>> = {
    organic: new Map(),
    context: new Map(),
  };
  /** Keys that identify duplicate keywords. */
  private readonly firsts = new Map<string, string>();

  constructor(
    private readonly domains: readonly string[],
    private readonly top: number,
  ) {}

  /** Replaces the database content. Existing report rows are unchanged. */
  async publish(facts: GroupFacts): Promise<void> {
    this.facts = facts;
    this.keywords = new Map(facts.keywords.map((keyword) => [keyword.word, keyword]));
    for (const channel of modelChannels) {
      const best = new Map<string, number>();
      for (const { domain, word, pos } of facts.rankings[channel]) {
        const key = keyOf(domain, word);
        best.set(key, Math.min(best.get(key) ?? pos, pos));
      }
      this.best[channel] = best;
    }
    const words = [...new Set(facts.keywords.flatMap(({ word }) => partsOf(word)))];
    const formsOf = await loadWordForms(words);
    for (const part of words) this.firsts.set(part, [...formsOf(part)].sort()[0] ?? part);
  }

  /** Lists after a build. */
  built(): Lists {
    const list = (channel: ModelChannel) =>
      this.listOf(
        channel,
        this.ofDomains(channel, this.domains).map(({ keyword }) => keyword.word),
      );
    return { organic: list('organic'), context: list('context') };
  }

  apply(lists: Lists, edit: GroupEdit): Lists {
    const nextLists = { organic: lists.organic, context: lists.context };
    for (const channel of modelChannels) {
      if (!edit.channels.includes(channel)) continue;
      const channels = new Set(this.chosen(lists, edit, channel));
      nextLists[channel] =
        edit.action === 'import'
          ? new Map([...this.listOf(channel, [...channels]), ...lists[channel]])
          : new Map([...lists[channel]].filter(([word]) => !channels.has(word)));
    }
    return nextLists;
  }

  rows(lists: Lists, channel: ModelChannel): ModelRow[] {
    return [...lists[channel].values()]
      .map(({ word, places, weight }) => ({ word, places, weight }))
      .sort((left, right) => (left.word < right.word ? -1 : 1));
  }

  /** Shared keywords of each other domain within the depth, from the current database. */
  competitors(lists: Lists, channel: ModelChannel): Record<string, number> {
    const shared: Record<string, number> = {};
    for (const key of this.best[channel].keys()) {
      const [domain = '', word = ''] = key.split('\n');
      if (this.domains.includes(domain) || !lists[channel].has(word)) continue;
      if (this.counts(channel, this.place(channel, domain, word))) shared[domain] = (shared[domain] ?? 0) + 1;
    }
    return shared;
  }

  private listOf(channel: ModelChannel, words: readonly string[]): Map<string, StoredRow> {
    return new Map(
      words.flatMap((word) => {
        const keyword = this.keywords.get(word);
        if (keyword === undefined) return [];
        const places = this.domains.map((domain) => this.place(channel, domain, word));
        const weight = places.filter((position) => this.counts(channel, position)).length;
        return [[word, { word, keyword, places, weight }] as const];
      }),
    );
  }

  private chosen(lists: Lists, edit: GroupEdit, channel: ModelChannel): string[] {
    const { conditions = {} } = edit;
    const source = sourceOf(channel, conditions);
    switch (edit.by) {
      case 'list':
      case 'file':
        return (edit.words ?? []).filter((word) => this.keywords.has(word));
      case 'keys':
        return [];
      case 'domains':
        return this.ofDomains(source, edit.domains ?? [])
          .filter((candidate) => matchesConditions(source, conditions, candidate) !== false)
          .map(({ keyword }) => keyword.word);
      case 'filter': {
        const candidates =
          edit.action === 'import'
            ? this.ofDomains(source, this.domains)
            : this.findCandidates(lists, source);
        return candidates
          .filter((candidate) => matchesConditions(source, conditions, candidate) === true)
          .map(({ keyword }) => keyword.word);
      }
      case 'template': {
        const candidates =
          edit.action === 'import'
            ? this.ofDomains(channel, this.domains).map(({ keyword }) => keyword.word)
            : [...lists[channel].keys()];
        return candidates.filter((word) =>
          (edit.templates ?? []).some((template) => isLike([...word], [...template])),
        );
      }
      case 'doubles':
        return this.findDuplicates(lists, edit, channel);
    }
  }

  private findDuplicates(lists: Lists, { action }: GroupEdit, channel: ModelChannel): string[] {
    const listKeywords = [...lists[channel].values()].map(({ keyword }) => keyword);
    if (action === 'import') {
      const keys = new Set(listKeywords.map(({ word }) => this.key(word)));
      return this.ofDomains(channel, this.domains)
        .map(({ keyword }) => keyword.word)
        .filter((word) => keys.has(this.key(word)));
    }
    const compare = (left: ModelKeyword, right: ModelKeyword) =>
      right.ws - left.ws || left.word.length - right.word.length || (left.word < right.word ? -1 : 1);
    return listKeywords
      .filter((keyword) =>
        listKeywords.some(
          (other) =>
            other !== keyword &&
            this.key(other.word) === this.key(keyword.word) &&
            compare(other, keyword) < 0,
        ),
      )
      .map(({ word }) => word);
  }

  private key(word: string): string {
    return [...new Set(partsOf(word).map((part) => this.firsts.get(part) ?? part))].sort().join(' ');
  }

  private counts(channel: ModelChannel, place: number): boolean {
    return place > 0 && (channel === 'context' || place <= this.top);
  }

  private place(channel: ModelChannel, domain: string, word: string): number {
    return this.best[channel].get(keyOf(domain, word)) ?? 0;
  }

  /** Keywords with the number of domains that rank within the depth. */
  private ofDomains(channel: ModelChannel, domains: readonly string[]): Candidate[] {
    return this.facts.keywords.flatMap((keyword) => {
      const all = domains.map((domain) => this.place(channel, domain, keyword.word));
      const positions = all.filter((position) => this.counts(channel, position));
      return positions.length === 0 ? [] : [{ keyword, positions, weight: positions.length }];
    });
  }

  private findCandidates(lists: Lists, channel: ModelChannel): Candidate[] {
    return [...lists[channel].values()].map(({ keyword, places, weight }) => ({
      keyword,
      positions: places.filter((position) => position > 0),
      weight,
    }));
  }
}

function keyOf(domain: string, word: string): string {
  return `${domain}\n${word}`;
}

function partsOf(word: string): string[] {
  return word.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function sourceOf(channel: ModelChannel, conditions: GroupConditions): ModelChannel {
  const channels = modelChannels.filter((channelName) =>
    channelName === 'organic' ? conditions.keysFromOrganic === true : conditions.keysFromContext === true,
  );
  const [only] = channels;
  return channels.length === 1 && only !== undefined ? only : channel;
}

/** Whether a keyword matches the conditions; undefined if its channel has none. */
function matchesConditions(
  channel: ModelChannel,
  conditions: GroupConditions,
  candidate: Candidate,
): boolean | undefined {
  const { keyword, positions, weight } = candidate;
  const isInRange = (value: number, from?: number | null, to?: number | null) =>
    value >= (from ?? 0) && value <= (to ?? Infinity);
  const hasRange = (from?: number | null, to?: number | null) =>
    typeof from === 'number' || typeof to === 'number';
  const results: boolean[] = [];
  const countRange = (value: number, from?: number | null, to?: number | null) => {
    if (hasRange(from, to)) results.push(isInRange(value, from, to));
  };
  if (channel === 'organic') {
    if (hasRange(conditions.organicPosFrom, conditions.organicPosTo)) {
      results.push(
        positions.some((position) => isInRange(position, conditions.organicPosFrom, conditions.organicPosTo)),
      );
    }
    countRange(keyword.ws, conditions.organicWsFrom, conditions.organicWsTo);
    countRange(weight, conditions.organicWeightFrom, conditions.organicWeightTo);
    countRange(keyword.numwords, conditions.organicNumWordsFrom, conditions.organicNumWordsTo);
    countRange(keyword.isgeo, conditions.organicIsGeo, conditions.organicIsGeo);
    countRange(keyword.isquest, conditions.organicIsQuestion, conditions.organicIsQuestion);
  } else {
    countRange(keyword.ws, conditions.contextWsFrom, conditions.contextWsTo);
    countRange(keyword.wsk, conditions.contextWskFrom);
    countRange(weight, conditions.contextWeightFrom, conditions.contextWeightTo);
    countRange(keyword.numwords, conditions.contextNumWordsFrom, conditions.contextNumWordsTo);
    countRange(keyword.isgeo, conditions.contextIsGeo, conditions.contextIsGeo);
    countRange(keyword.isquest, conditions.contextIsQuestion, conditions.contextIsQuestion);
  }
  if (results.length === 0) return undefined;
  const any = channel === 'organic' ? conditions.keysFromOrganicOr : conditions.keysFromContextOr;
  return any ? results.includes(true) : !results.includes(false);
}

/** Whether a text matches a template, character by character. */
function isLike(text: readonly string[], template: readonly string[]): boolean {
  const [first, ...rest] = template;
  if (first === undefined) return text.length === 0;
  if (first === '%') return text.some((_, index) => isLike(text.slice(index), rest)) || isLike([], rest);
  return text.length > 0 && (first === '_' || first === text[0]) && isLike(text.slice(1), rest);
}
