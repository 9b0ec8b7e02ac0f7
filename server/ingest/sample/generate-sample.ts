import { hashOf, hashOfPair, shareOf } from './random.js';
import { adPlan, adTexts, factsOf } from './sample-facts.js';
import { composeKeywords, type SampleKeyword } from './sample-keyword.js';
import { english, russian, type SampleLanguage } from './sample-language.js';
import { pageOf, pageWordsOf, type PageWords } from './sample-page.js';
import { ResultRanking } from './sample-results.js';
import { capital, sitesOf, type SampleSite } from './sample-sites.js';

/** What is generated. */
interface SampleOptions {
  seed: number;
  /** Keywords wanted; the words give about 60,000 in English, 15,000 in Russian. */
  keywords: number;
}

/** A base of the sample. */
export interface SampleBase {
  code: string;
  language: SampleLanguage;
  /** Its part of the keywords that are asked for. */
  share: number;
}

/** The bases that the sample fills. */
export const sampleBases: readonly SampleBase[] = [
  { code: 'gny', language: english, share: 1 },
  { code: 'msk', language: russian, share: 0.25 },
];

/**
 * Dates of the snapshots, the first first: in three months, and the last two so near that a month of changes is another than
 * a week's. Fixed, so that the same seed gives the same lines on every day.
 */
export const sampleDates: readonly string[] = ['2026-08-12', '2026-09-28', '2026-10-12'];

/** Sites of each topic. */
const sitesOfTopic = 460;
/** Length of the pieces that the lines come in, in characters, about. */
const pieceLength = 512 * 1024;

/**
 * The lines of one base of the sample in our import format, snapshot by snapshot, in pieces of whole lines. The same options give
 * the same lines. `onProgress` gets the share that is generated, from 0 to 1, before each piece.
 */
export function* generateSample(
  base: SampleBase,
  options: SampleOptions,
  onProgress: (share: number) => void = () => undefined,
): Generator<string> {
  const { language, code } = base;
  const seed = hashOf(code, options.seed);
  const keywords = composeKeywords(language, Math.round(options.keywords * base.share), seed);
  const sites = language.topics.map((topic) => sitesOf(language, topic, sitesOfTopic, seed));
  const rankings = sites.map((ofTopic) => new ResultRanking(ofTopic, seed));
  const known = keywords.map((keyword, index) => ({
    keyword,
    words: pageWordsOf(keyword, language, seed),
    index,
  }));
  for (const [snapshot, date] of sampleDates.entries()) {
    const place: Place = { language, snapshot, tail: `","date":"${date}","base":"${code}"}\n`, date };
    let piece = publisherLines(sites.flat(), place);
    for (const { keyword, words, index } of known) {
      if (isMissing(words, snapshot)) continue;
      piece += keywordLine(keyword, words, place);
      piece += resultLines(keyword, words, place, rankings);
      piece += adLines(keyword, words, place, sites[keyword.topic] ?? []);
      if (piece.length < pieceLength) continue;
      onProgress((snapshot + index / known.length) / sampleDates.length);
      yield piece;
      piece = '';
    }
    if (piece !== '') yield piece;
  }
}

/** Where lines stand: the snapshot and the end that all its lines share. */
interface Place {
  language: SampleLanguage;
  snapshot: number;
  date: string;
  /** Closes the last text of a line and adds date and base. */
  tail: string;
}

/** A few keywords came into the base later, and a few were not looked up the last time. */
function isMissing({ wholeHash }: PageWords, snapshot: number): boolean {
  const chance = shareOf(hashOfPair(wholeHash, 77));
  return chance < 0.04 ? snapshot === 0 : chance > 0.99 && snapshot === sampleDates.length - 1;
}

function keywordLine(keyword: SampleKeyword, words: PageWords, { date, tail }: Place): string {
  const { wizards, ...facts } = factsOf(keyword, words.wholeHash, date);
  const known = { type: 'keyword', ...facts, ...(wizards.length > 0 && { wizards }) };
  return `${JSON.stringify(known).slice(0, -1)},"keyword":"${keyword.text}${tail}`;
}

/** Results with a snippet; below them people hardly look. */
const withSnippet = 10;

function resultLines(
  keyword: SampleKeyword,
  words: PageWords,
  place: Place,
  rankings: readonly ResultRanking[],
): string {
  const { language, snapshot, tail } = place;
  const results = rankings[keyword.topic]?.resultsOf(keyword, words.wholeHash, snapshot) ?? [];
  const start = `{"type":"organic","keyword":"${keyword.text}","position":`;
  const latest = snapshot === sampleDates.length - 1;
  let lines = '';
  for (let at = 0; at < results.length; at++) {
    const result = results[at];
    if (result === undefined) continue;
    const { url, title } = pageOf(result.site, words, language, result.version);
    const snippet =
      latest && at < withSnippet ? `","snippet":"${snippetOf(language, words, result.site)}` : '';
    lines += `${start}${at + 1},"url":"${url}","title":"${title}${snippet}${tail}`;
  }
  return lines;
}

function snippetOf({ snippets }: SampleLanguage, words: PageWords, site: SampleSite): string {
  const text = snippets[(site.hash + words.headHash) % snippets.length] ?? '';
  return text.startsWith('{}')
    ? text.replace('{}', words.detailTitle)
    : text.replace('{}', words.detailTitle.toLowerCase());
}

function adLines(
  keyword: SampleKeyword,
  words: PageWords,
  { language, snapshot, tail }: Place,
  sites: readonly SampleSite[],
): string {
  const { random, count } = adPlan(keyword, words.wholeHash);
  const shops = sites.slice(0, 70).filter(({ kind }) => kind === 'shop' || kind === 'service');
  const advertisers = new Set<SampleSite>();
  for (let tries = 0; tries < count * 4 && advertisers.size < count; tries++) {
    const shop = shops[Math.floor(shops.length * random.next() ** 2.2)];
    // Campaigns end and begin: an advertiser is not there in each snapshot.
    if (shop && hashOfPair(shop.hash, words.headHash + snapshot) % 7 !== 0) advertisers.add(shop);
  }
  let lines = '';
  for (const [at, site] of [...advertisers].entries()) {
    const subject = words.headTitle;
    const texts = adTexts(language, subject, site.name, hashOfPair(site.hash, words.headHash));
    const page = `${site.host}/${words.keyword.group.slug}/${words.headSlug}`;
    const ad = {
      type: 'ad',
      position: at + 1,
      place: at < 4 ? 'top' : 'bottom',
      url: `${site.prefix}${page}?utm_source=ads`,
      title: texts.title,
      snippet: texts.text,
      visible_url: `${site.host}/${capital(words.headSlug.split('-').at(-1) ?? '')}`,
      links: texts.links,
      facts: texts.facts,
    };
    lines += `${JSON.stringify(ad).slice(0, -1)},"keyword":"${keyword.text}${tail}`;
  }
  return lines;
}

function publisherLines(sites: readonly SampleSite[], { tail }: Place): string {
  const lines = new Map<string, string>();
  for (const { host, publisher } of sites) {
    const { adsense, analytics, leadia, relap } = publisher;
    if (adsense + analytics + leadia + relap === '') continue;
    const ids = {
      type: 'site',
      adsense_id: adsense,
      analytics_id: analytics,
      leadia_id: leadia,
      relap_id: relap,
    };
    lines.set(host, `${JSON.stringify(ids).slice(0, -1)},"domain":"${host}${tail}`);
  }
  return [...lines.values()].join('');
}
