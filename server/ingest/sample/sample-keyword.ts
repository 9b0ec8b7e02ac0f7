import { hashText, Random } from './random.js';
import type { SampleLanguage } from './sample-language.js';
import type { SearchIntent } from './search-intent.js';
import type { Topic, TopicGroup } from './topics/topic.js';

/** A sample keyword with the inputs of its results. */
export interface SampleKeyword {
  text: string;
  intent: SearchIntent;
  /** Index of the keyword's topic in the language. */
  topic: number;
  group: TopicGroup;
  /** Product name and optional attribute. Most page URLs depend only on these, so related keywords share pages. */
  head: string;
  attribute: string;
  /** Monthly broad match volume. */
  ws: number;
  /** Monthly exact match volume, or 0 if unknown. */
  wsk: number;
}

/** Extra candidates, because some duplicate others and are dropped. */
const candidateFactor = 1.25;

/**
 * Composes up to `count` distinct keywords of a language, most popular first and distributed over the topics by
 * share.
 */
export function composeKeywords(language: SampleLanguage, count: number, seed: number): SampleKeyword[] {
  const seenTexts = new Set<string>();
  const shareTotal = language.topics.reduce((sum, topic) => sum + topic.share, 0);
  return language.topics.flatMap((topic, index) => {
    const targetCount = Math.round((count * topic.share) / shareTotal);
    const selected: SampleKeyword[] = [];
    for (const { text, rarity, wording } of selectPopular(
      language,
      topic,
      Math.ceil(targetCount * candidateFactor),
      seed,
    )) {
      if (selected.length >= targetCount) break;
      if (seenTexts.has(text)) continue;
      seenTexts.add(text);
      selected.push(addVolumes({ text, topic: index, ...wording }, rarity, seed));
    }
    return selected;
  });
}

/** Subject of a keyword, independent of its wording. */
type Subject = Pick<SampleKeyword, 'intent' | 'group' | 'head' | 'attribute'>;

/** A possible keyword: a template with slot values, rendered only if it is popular enough. */
interface Wording {
  pattern: string;
  words: Readonly<Record<string, string>>;
  subject: Subject;
}

interface Candidate {
  text: string;
  rarity: number;
  wording: Subject;
}

/** The most popular wordings of a topic. Only these are rendered, because there are many times more candidates. */
function selectPopular(
  language: SampleLanguage,
  topic: Topic,
  targetCount: number,
  seed: number,
): Candidate[] {
  const rarities: number[] = [];
  eachWording(language, topic, seed, (rarity) => rarities.push(rarity));
  const limit = Float64Array.from(rarities).sort()[targetCount] ?? Infinity;
  const candidates: Candidate[] = [];
  eachWording(language, topic, seed, (rarity, wording) => {
    if (rarity > limit) return;
    const { pattern, words, subject } = wording();
    const text = pattern.replace(/\{(\w*)\}/g, (_, slot: string) => words[slot] ?? subject.head);
    if (!repeatsItself(text)) candidates.push({ text, rarity, wording: subject });
  });
  return candidates.sort((a, b) => a.rarity - b.rarity || (a.text < b.text ? -1 : 1));
}

type OnWording = (rarity: number, wording: () => Wording) => void;

function eachWording(language: SampleLanguage, topic: Topic, seed: number, onWording: OnWording): void {
  for (const group of topic.groups) {
    const random = new Random(hashText(group.slug, seed));
    for (const question of group.questions) {
      const subject: Subject = { intent: 'learn', group, head: question, attribute: '' };
      onWording(1.4 + random.next() * rarityDeviation, () => ({ pattern: question, words: {}, subject }));
    }
    for (const [rank, head] of group.heads.entries()) {
      for (const pattern of language.patterns) {
        if (pattern.text.includes('{place}') && !topic.local) continue;
        const slots = {
          a: filterCompatible(group.attributes, head),
          for: filterCompatible(group.audiences, head),
          tail: filterCompatible(topic.tails, head),
          place: language.places,
        };
        const usedSlots = Object.entries(slots).filter(([slot]) => pattern.text.includes(`{${slot}}`));
        eachChoice(usedSlots, {}, (words) => {
          const rarity = pattern.rarity + rank * 0.22 + random.next() * rarityDeviation;
          const subject: Subject = { intent: pattern.intent, group, head, attribute: words['a'] ?? '' };
          onWording(rarity, () => ({ pattern: pattern.text, words: { ...words }, subject }));
        });
      }
    }
  }
}

/** Words compatible with a name: `long@hoses+sheets` only fits names that contain one of the words after `@`. */
function filterCompatible(words: readonly string[], head: string): string[] {
  return words.flatMap((entry) => {
    const [word = '', only] = entry.split('@');
    return only === undefined || only.split('+').some((part) => head.includes(part)) ? [word] : [];
  });
}

/** Random variation of a wording's rarity. */
const rarityDeviation = 1.6;

/** Calls `onWording` for every combination of slot values. The record is reused between calls. */
function eachChoice(
  [first, ...remaining]: readonly [string, readonly string[]][],
  words: Record<string, string>,
  onWording: (words: Readonly<Record<string, string>>) => void,
): void {
  if (first === undefined) {
    onWording(words);
    return;
  }
  const [slot, choices] = first;
  for (const choice of choices) {
    words[slot] = choice;
    eachChoice(remaining, words, onWording);
  }
}

/** Drops unnatural wordings such as `backpacking tents for backpacking`. */
function repeatsItself(text: string): boolean {
  const parts = text.split(' ').filter((word) => word.length > 4);
  return new Set(parts).size < parts.length;
}

/** Volume drops tenfold per 2.2 of rarity and is rounded like in planner tools. */
function addVolumes(keyword: Omit<SampleKeyword, 'ws' | 'wsk'>, rarity: number, seed: number): SampleKeyword {
  const random = new Random(hashText(keyword.text, seed + 1));
  const searches = keyword.group.volume * 10 ** (-rarity / 2.2) * Math.exp(random.normal() * 0.5);
  const exact = searches * (0.12 + random.next() * 0.5);
  return { ...keyword, ws: roundVolume(searches), wsk: random.next() < 0.03 ? 0 : roundVolume(exact) };
}

/** Rounds to two significant digits, at least 10. */
export function roundVolume(searches: number): number {
  const size = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(searches, 10))) - 1);
  return Math.max(10, Math.round(searches / size) * size);
}
