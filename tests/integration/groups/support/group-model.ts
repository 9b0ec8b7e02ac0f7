import { wordFormsFor } from '../../../../server/reports/words/word-forms.js';
import type { GroupEdit } from '../../../../server/ingest/group/group-edit.js';
import type { GroupConditions } from '../../../../server/contract/group-edits.js';
import type { Keyword, World } from '../../reports/support/world.js';

export const modelChannels = ['organic', 'context'] as const;
export type ModelChannel = (typeof modelChannels)[number];

/** The two lists of a report, as plain sets of keywords. */
export type Lists = Readonly<Record<ModelChannel, ReadonlySet<string>>>;

/** A keyword of a report as its row says it. */
export interface ModelRow {
  word: string;
  weight: number;
  places: number[];
}

interface Candidate {
  keyword: Keyword;
  places: number[];
  weight: number;
}

/** A group report over the world's rows, by plain sets: it shares no line with what is tested. */
export class GroupModel {
  private readonly keywords: ReadonlyMap<string, Keyword>;
  /** Keys of words by which doubles are known: filled before the first edit. */
  private readonly firsts = new Map<string, string>();

  constructor(
    private readonly world: World,
    private readonly domains: readonly string[],
    private readonly top: number,
  ) {
    this.keywords = new Map(world.keywords.map((keyword) => [keyword.word, keyword]));
  }

  /** Reads the dictionaries. */
  async open(): Promise<this> {
    const words = [
      ...new Set(this.world.keywords.flatMap(({ word }) => word.match(/[\p{L}\p{N}]+/gu) ?? [])),
    ];
    const formsOf = await wordFormsFor(words);
    for (const word of words) this.firsts.set(word, [...formsOf(word)].sort()[0] ?? word);
    return this;
  }

  /** What a build gives. */
  built(): Lists {
    return {
      organic: new Set(this.ofDomains('organic', this.domains).map(({ keyword }) => keyword.word)),
      context: new Set(this.ofDomains('context', this.domains).map(({ keyword }) => keyword.word)),
    };
  }

  apply(lists: Lists, edit: GroupEdit): Lists {
    const next = { organic: lists.organic, context: lists.context };
    for (const channel of modelChannels) {
      if (!edit.channels.includes(channel)) continue;
      const chosen = new Set(this.chosen(lists, edit, channel));
      next[channel] = new Set(
        edit.action === 'import'
          ? [...lists[channel], ...chosen]
          : [...lists[channel]].filter((word) => !chosen.has(word)),
      );
    }
    return next;
  }

  rows(lists: Lists, channel: ModelChannel): ModelRow[] {
    return [...lists[channel]].sort().map((word) => {
      const places = this.domains.map((domain) => this.place(channel, domain, word));
      return { word, places, weight: places.filter((place) => this.counts(channel, place)).length };
    });
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
          .filter((candidate) => holds(source, conditions, candidate) !== false)
          .map(({ keyword }) => keyword.word);
      case 'filter': {
        const candidates =
          edit.action === 'import' ? this.ofDomains(source, this.domains) : this.inList(lists, source);
        return candidates
          .filter((candidate) => holds(source, conditions, candidate) === true)
          .map(({ keyword }) => keyword.word);
      }
      case 'template': {
        const candidates =
          edit.action === 'import'
            ? this.ofDomains(channel, this.domains).map(({ keyword }) => keyword.word)
            : [...lists[channel]];
        return candidates.filter((word) => (edit.templates ?? []).some((one) => isLike([...word], [...one])));
      }
      case 'doubles':
        return this.doubles(lists, edit, channel);
    }
  }

  private doubles(lists: Lists, { action }: GroupEdit, channel: ModelChannel): string[] {
    const own = [...lists[channel]];
    if (action === 'import') {
      const keys = new Set(own.map((word) => this.key(word)));
      return this.ofDomains(channel, this.domains)
        .map(({ keyword }) => keyword.word)
        .filter((word) => keys.has(this.key(word)));
    }
    const best = (one: string, other: string) =>
      this.volume(other) - this.volume(one) || one.length - other.length || (one < other ? -1 : 1);
    return own.filter((word) =>
      own.some((other) => other !== word && this.key(other) === this.key(word) && best(other, word) < 0),
    );
  }

  private key(word: string): string {
    const parts = word.match(/[\p{L}\p{N}]+/gu) ?? [];
    return [...new Set(parts.map((part) => this.firsts.get(part) ?? part))].sort().join(' ');
  }

  private volume(word: string): number {
    return this.keywords.get(word)?.ws ?? 0;
  }

  private counts(channel: ModelChannel, place: number): boolean {
    return place > 0 && (channel === 'context' || place <= this.top);
  }

  private place(channel: ModelChannel, domain: string, word: string): number {
    const rows = channel === 'organic' ? this.world.results : this.world.ads;
    const found = rows.filter((row) => row.domain === domain && row.word === word).map(({ pos }) => pos);
    return found.length === 0 ? 0 : Math.min(...found);
  }

  /** Keywords that some domains have within the depth, with how many of these have each. */
  private ofDomains(channel: ModelChannel, domains: readonly string[]): Candidate[] {
    return this.world.keywords.flatMap((keyword) => {
      const all = domains.map((domain) => this.place(channel, domain, keyword.word));
      const places = all.filter((place) => this.counts(channel, place));
      return places.length === 0 ? [] : [{ keyword, places, weight: places.length }];
    });
  }

  private inList(lists: Lists, channel: ModelChannel): Candidate[] {
    return this.rows(lists, channel).flatMap(({ word, places, weight }) => {
      const keyword = this.keywords.get(word);
      return keyword === undefined ? [] : [{ keyword, places: places.filter((place) => place > 0), weight }];
    });
  }
}

function sourceOf(channel: ModelChannel, of: GroupConditions): ModelChannel {
  const chosen = modelChannels.filter((one) =>
    one === 'organic' ? of.keysFromOrganic === true : of.keysFromContext === true,
  );
  const [only] = chosen;
  return chosen.length === 1 && only !== undefined ? only : channel;
}

/** Whether a keyword is as the conditions say; undefined where nothing is asked of its kind. */
function holds(channel: ModelChannel, of: GroupConditions, candidate: Candidate): boolean | undefined {
  const { keyword, places, weight } = candidate;
  const within = (value: number, from?: number | null, to?: number | null) =>
    value >= (from ?? 0) && value <= (to ?? Infinity);
  const asked = (from?: number | null, to?: number | null) =>
    typeof from === 'number' || typeof to === 'number';
  const answers: boolean[] = [];
  const ask = (value: number, from?: number | null, to?: number | null) => {
    if (asked(from, to)) answers.push(within(value, from, to));
  };
  if (channel === 'organic') {
    if (asked(of.organicPosFrom, of.organicPosTo)) {
      answers.push(places.some((place) => within(place, of.organicPosFrom, of.organicPosTo)));
    }
    ask(keyword.ws, of.organicWsFrom, of.organicWsTo);
    ask(weight, of.organicWeightFrom, of.organicWeightTo);
    ask(keyword.numwords, of.organicNumWordsFrom, of.organicNumWordsTo);
    ask(keyword.isgeo, of.organicIsGeo, of.organicIsGeo);
    ask(keyword.isquest, of.organicIsQuestion, of.organicIsQuestion);
  } else {
    ask(keyword.ws, of.contextWsFrom, of.contextWsTo);
    ask(keyword.wsk, of.contextWskFrom);
    ask(weight, of.contextWeightFrom, of.contextWeightTo);
    ask(keyword.numwords, of.contextNumWordsFrom, of.contextNumWordsTo);
    ask(keyword.isgeo, of.contextIsGeo, of.contextIsGeo);
    ask(keyword.isquest, of.contextIsQuestion, of.contextIsQuestion);
  }
  if (answers.length === 0) return undefined;
  const any = channel === 'organic' ? of.keysFromOrganicOr : of.keysFromContextOr;
  return any ? answers.includes(true) : !answers.includes(false);
}

/** Whether a text is as a template says, letter by letter. */
function isLike(text: readonly string[], template: readonly string[]): boolean {
  const [first, ...rest] = template;
  if (first === undefined) return text.length === 0;
  if (first === '%') return text.some((_, at) => isLike(text.slice(at), rest)) || isLike([], rest);
  return text.length > 0 && (first === '_' || first === text[0]) && isLike(text.slice(1), rest);
}
