import { Random } from './random.js';
import { roundVolume, type SampleKeyword } from './sample-keyword.js';
import type { SampleLanguage } from './sample-language.js';

/** Sample attributes of a keyword in one snapshot, as fields of the native format. */
interface KeywordFacts {
  ws: number;
  wsk: number;
  cpc_min: number;
  cpc_max: number;
  competition: number;
  docs: number;
  wizards: string[];
}

/** Seasonal factor by month, starting with January. */
const seasonality = [0.86, 0.88, 0.98, 1.04, 1.12, 1.2, 1.22, 1.15, 1.02, 0.96, 0.98, 1.02];

/** Monthly volumes, bids, competition, number of documents and SERP features. */
export function generateFacts(keyword: SampleKeyword, wordHash: number, date: string): KeywordFacts {
  const random = new Random(wordHash);
  const month = Number(date.slice(5, 7)) - 1;
  const factor = seasonality[month] ?? 1;
  const isInformational = keyword.intent === 'learn';
  const price = keyword.group.cpc * Math.exp(random.normal() * 0.45) * (isInformational ? 0.5 : 1);
  const competition = price > keyword.group.cpc * 1.15 ? 3 : price > keyword.group.cpc * 0.6 ? 2 : 1;
  return {
    ws: roundVolume(keyword.ws * factor),
    wsk: keyword.wsk === 0 ? 0 : roundVolume(keyword.wsk * factor),
    cpc_min: Number((price * (0.3 + random.next() * 0.4)).toFixed(2)),
    cpc_max: Number((price * (1 + random.next() * 1.6)).toFixed(2)),
    competition,
    docs: Math.round((keyword.ws + 500) * (200 + random.next() * 2_000)),
    wizards: generateSerpFeatures(keyword, random),
  };
}

function generateSerpFeatures({ intent, ws }: SampleKeyword, random: Random): string[] {
  const names: string[] = [];
  const addWithChance = (chance: number, name: string) => {
    if (random.next() < chance) names.push(name);
  };
  if (intent === 'learn') {
    addWithChance(0.62, 'People also ask');
    addWithChance(0.3, 'Featured snippet');
    addWithChance(0.35, 'Video');
    addWithChance(0.15, 'How-to');
    addWithChance(0.18, 'Discussions and forums');
    addWithChance(0.2, 'AI overview');
    addWithChance(0.08, 'Recipes');
  } else {
    addWithChance(0.45, 'Shopping results');
    addWithChance(0.3, 'Images');
    addWithChance(0.4, 'Reviews');
    addWithChance(0.25, 'People also ask');
    addWithChance(0.12, 'FAQ');
  }
  if (intent === 'near') {
    names.push('Local pack');
    addWithChance(0.4, 'Map');
    addWithChance(0.2, 'Hotels');
  }
  if (ws > 20_000) {
    addWithChance(0.5, 'Sitelinks');
    addWithChance(0.2, 'Top stories');
    addWithChance(0.15, 'Knowledge panel');
  }
  return names;
}

/** An ad above or below the results. */
interface SampleAd {
  url: string;
  title: string;
  text: string;
  visibleUrl: string;
  links: string[];
  facts: string[];
  position: number;
  top: boolean;
}

/** Ads concentrate on commercial keywords. */
const adShareByIntent: Record<SampleKeyword['intent'], number> = { buy: 0.34, near: 0.3, learn: 0.06 };

/** Number of ads of a keyword, and the random generator for their texts. */
export function planAds(keyword: SampleKeyword, wordHash: number): { random: Random; count: number } {
  const random = new Random(wordHash ^ 0x5ad5);
  const hasAds = random.next() < adShareByIntent[keyword.intent];
  return { random, count: hasAds ? 1 + random.below(6) : 0 };
}

/**
 * Ad texts generated from the templates of a language. The hash of site and product name selects the template, so an
 * advertiser repeats its text for all keywords with that name.
 */
export function createAdCopy(
  language: SampleLanguage,
  subject: string,
  siteName: string,
  hash: number,
): Pick<SampleAd, 'title' | 'text' | 'links' | 'facts'> {
  const random = new Random(hash);
  const pickDistinct = (phrases: readonly string[], count: number) => {
    const from = random.below(phrases.length);
    return Array.from(
      { length: count },
      (_, index) => phrases[(from + index * 3) % phrases.length] as string,
    ).filter((text, index, texts) => texts.indexOf(text) === index);
  };
  return {
    title: random.pick(language.adTitles).replace('{}', subject).replace('{site}', siteName),
    text: random.pick(language.adDescriptions).replace('{}', subject.toLowerCase()),
    links: pickDistinct(language.adLinks, random.below(5)),
    facts: pickDistinct(language.adFacts, random.below(5)),
  };
}
