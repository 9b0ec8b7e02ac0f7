import { hashOf, hashOfPair, shareOf } from './random.js';
import { adPlan, adCopyOf, factsOf } from './sample-facts.js';
import { composeKeywords, type SampleKeyword } from './sample-keyword.js';
import { english, russian, type SampleLanguage } from './sample-language.js';
import { pageOf, pageWordsOf, type PageWords } from './sample-page.js';
import { ResultRanking } from './sample-results.js';
import { capital, sitesOf, type SampleSite } from './sample-sites.js';

interface SampleOptions {
  seed: number;
  /** Target number of keywords; the vocabulary yields about 60,000 in English and 15,000 in Russian. */
  keywords: number;
}

/** A database with sample data. */
export interface SampleBase {
  code: string;
  language: SampleLanguage;
  /** Share of the target number of keywords. */
  share: number;
}

export const sampleBases: readonly SampleBase[] = [
  { code: 'gny', language: english, share: 1 },
  { code: 'msk', language: russian, share: 0.25 },
];

/**
 * Snapshot dates, oldest first, spread over three months. The last two are close, so monthly and weekly changes
 * differ. Fixed to make the output deterministic.
 */
export const sampleDates: readonly string[] = ['2026-08-12', '2026-09-28', '2026-10-12'];

const sitesOfTopic = 460;
/** Approximate characters per batch. */
const batchLength = 512 * 1024;

/**
 * Generates one sample base in the native format, snapshot by snapshot, in batches of complete lines. Deterministic
 * for the same options.
 * @param onProgress called with the generated share, from 0 to 1, before each batch
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
  const rankings = sites.map((topicSites) => new ResultRanking(topicSites, seed));
  const prepared = keywords.map((keyword, index) => ({
    keyword,
    words: pageWordsOf(keyword, language, seed),
    index,
  }));
  for (const [snapshot, date] of sampleDates.entries()) {
    const context: LineContext = { language, snapshot, tail: `","date":"${date}","base":"${code}"}\n`, date };
    let batch = publisherLines(sites.flat(), context);
    for (const { keyword, words, index } of prepared) {
      if (isMissing(words, snapshot)) continue;
      batch += keywordLine(keyword, words, context);
      batch += resultLines(keyword, words, context, rankings);
      batch += adLines(keyword, words, context, sites[keyword.topic] ?? []);
      if (batch.length < batchLength) continue;
      onProgress((snapshot + index / prepared.length) / sampleDates.length);
      yield batch;
      batch = '';
    }
    if (batch !== '') yield batch;
  }
}

/** Context of a line: its snapshot and common suffix. */
interface LineContext {
  language: SampleLanguage;
  snapshot: number;
  date: string;
  /** Closes the last string of a line and appends date and base. */
  tail: string;
}

/** Some keywords appear later and some are missing from the last snapshot. */
function isMissing({ textHash }: PageWords, snapshot: number): boolean {
  const chance = shareOf(hashOfPair(textHash, 77));
  return chance < 0.04 ? snapshot === 0 : chance > 0.99 && snapshot === sampleDates.length - 1;
}

function keywordLine(keyword: SampleKeyword, words: PageWords, { date, tail }: LineContext): string {
  const { wizards, ...facts } = factsOf(keyword, words.textHash, date);
  const fields = { type: 'keyword', ...facts, ...(wizards.length > 0 && { wizards }) };
  return `${JSON.stringify(fields).slice(0, -1)},"keyword":"${keyword.text}${tail}`;
}

/** Number of top results with a snippet. */
const resultsWithSnippet = 10;

function resultLines(
  keyword: SampleKeyword,
  words: PageWords,
  context: LineContext,
  rankings: readonly ResultRanking[],
): string {
  const { language, snapshot, tail } = context;
  const results = rankings[keyword.topic]?.resultsOf(keyword, words.textHash, snapshot) ?? [];
  const start = `{"type":"organic","keyword":"${keyword.text}","position":`;
  const latest = snapshot === sampleDates.length - 1;
  let lines = '';
  for (let at = 0; at < results.length; at++) {
    const result = results[at];
    if (result === undefined) continue;
    const { url, title } = pageOf(result.site, words, language, result.version);
    const snippet =
      latest && at < resultsWithSnippet ? `","snippet":"${snippetOf(language, words, result.site)}` : '';
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
  { language, snapshot, tail }: LineContext,
  sites: readonly SampleSite[],
): string {
  const { random, count } = adPlan(keyword, words.textHash);
  const shops = sites.slice(0, 70).filter(({ kind }) => kind === 'shop' || kind === 'service');
  const advertisers = new Set<SampleSite>();
  for (let tries = 0; tries < count * 4 && advertisers.size < count; tries++) {
    const shop = shops[Math.floor(shops.length * random.next() ** 2.2)];
    // Campaigns start and end, so an advertiser is missing from some snapshots.
    if (shop && hashOfPair(shop.hash, words.headHash + snapshot) % 7 !== 0) advertisers.add(shop);
  }
  let lines = '';
  for (const [at, site] of [...advertisers].entries()) {
    const subject = words.headTitle;
    const adCopy = adCopyOf(language, subject, site.name, hashOfPair(site.hash, words.headHash));
    const page = `${site.host}/${words.keyword.group.slug}/${words.headSlug}`;
    const ad = {
      type: 'ad',
      position: at + 1,
      place: at < 4 ? 'top' : 'bottom',
      url: `${site.prefix}${page}?utm_source=ads`,
      title: adCopy.title,
      snippet: adCopy.text,
      visible_url: `${site.host}/${capital(words.headSlug.split('-').at(-1) ?? '')}`,
      links: adCopy.links,
      facts: adCopy.facts,
    };
    lines += `${JSON.stringify(ad).slice(0, -1)},"keyword":"${keyword.text}${tail}`;
  }
  return lines;
}

function publisherLines(sites: readonly SampleSite[], { tail }: LineContext): string {
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
