import { hashText, hashPair, toShare } from './random.js';
import { planAds, createAdCopy, generateFacts } from './sample-facts.js';
import { composeKeywords, type SampleKeyword } from './sample-keyword.js';
import { english, russian, type SampleLanguage } from './sample-language.js';
import { createPage, createPageWords, type PageWords } from './sample-page.js';
import { ResultRanking } from './sample-results.js';
import { capitalise, createSites, type SampleSite } from './sample-sites.js';

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

const sitesPerTopic = 460;
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
  const seed = hashText(code, options.seed);
  const keywords = composeKeywords(language, Math.round(options.keywords * base.share), seed);
  const sites = language.topics.map((topic) => createSites(language, topic, sitesPerTopic, seed));
  const rankings = sites.map((topicSites) => new ResultRanking(topicSites, seed));
  const prepared = keywords.map((keyword, index) => ({
    keyword,
    words: createPageWords(keyword, language, seed),
    index,
  }));
  for (const [snapshot, date] of sampleDates.entries()) {
    const context: LineContext = {
      language,
      snapshot,
      lineSuffix: `","date":"${date}","base":"${code}"}\n`,
      date,
    };
    let batch = publisherLines(sites.flat(), context);
    for (const { keyword, words, index } of prepared) {
      if (isOmitted(words, snapshot)) continue;
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
  lineSuffix: string;
}

/** Some keywords appear later and some are missing from the last snapshot. */
function isOmitted({ textHash }: PageWords, snapshot: number): boolean {
  const chance = toShare(hashPair(textHash, 77));
  return chance < 0.04 ? snapshot === 0 : chance > 0.99 && snapshot === sampleDates.length - 1;
}

function keywordLine(keyword: SampleKeyword, words: PageWords, { date, lineSuffix }: LineContext): string {
  const { wizards, ...facts } = generateFacts(keyword, words.textHash, date);
  const fields = { type: 'keyword', ...facts, ...(wizards.length > 0 && { wizards }) };
  return `${JSON.stringify(fields).slice(0, -1)},"keyword":"${keyword.text}${lineSuffix}`;
}

/** Number of top results with a snippet. */
const resultsWithSnippet = 10;

function resultLines(
  keyword: SampleKeyword,
  words: PageWords,
  context: LineContext,
  rankings: readonly ResultRanking[],
): string {
  const { language, snapshot, lineSuffix } = context;
  const results = rankings[keyword.topic]?.rankSites(keyword, words.textHash, snapshot) ?? [];
  const start = `{"type":"organic","keyword":"${keyword.text}","position":`;
  const isLatest = snapshot === sampleDates.length - 1;
  let lines = '';
  for (let index = 0; index < results.length; index++) {
    const result = results[index];
    if (result === undefined) continue;
    const { url, title } = createPage(result.site, words, language, result.version);
    const snippet =
      isLatest && index < resultsWithSnippet
        ? `","snippet":"${renderSnippet(language, words, result.site)}`
        : '';
    lines += `${start}${index + 1},"url":"${url}","title":"${title}${snippet}${lineSuffix}`;
  }
  return lines;
}

function renderSnippet({ snippets }: SampleLanguage, words: PageWords, site: SampleSite): string {
  const text = snippets[(site.hash + words.headHash) % snippets.length] ?? '';
  return text.startsWith('{}')
    ? text.replace('{}', words.detailTitle)
    : text.replace('{}', words.detailTitle.toLowerCase());
}

function adLines(
  keyword: SampleKeyword,
  words: PageWords,
  { language, snapshot, lineSuffix }: LineContext,
  sites: readonly SampleSite[],
): string {
  const { random, count } = planAds(keyword, words.textHash);
  const shops = sites.slice(0, 70).filter(({ kind }) => kind === 'shop' || kind === 'service');
  const advertisers = new Set<SampleSite>();
  for (let attempt = 0; attempt < count * 4 && advertisers.size < count; attempt++) {
    const shop = shops[Math.floor(shops.length * random.next() ** 2.2)];
    // Campaigns start and end, so an advertiser is missing from some snapshots.
    if (shop && hashPair(shop.hash, words.headHash + snapshot) % 7 !== 0) advertisers.add(shop);
  }
  let lines = '';
  for (const [index, site] of [...advertisers].entries()) {
    const subject = words.headTitle;
    const adCopy = createAdCopy(language, subject, site.name, hashPair(site.hash, words.headHash));
    const page = `${site.host}/${words.keyword.group.slug}/${words.headSlug}`;
    const ad = {
      type: 'ad',
      position: index + 1,
      place: index < 4 ? 'top' : 'bottom',
      url: `${site.prefix}${page}?utm_source=ads`,
      title: adCopy.title,
      snippet: adCopy.text,
      visible_url: `${site.host}/${capitalise(words.headSlug.split('-').at(-1) ?? '')}`,
      links: adCopy.links,
      facts: adCopy.facts,
    };
    lines += `${JSON.stringify(ad).slice(0, -1)},"keyword":"${keyword.text}${lineSuffix}`;
  }
  return lines;
}

function publisherLines(sites: readonly SampleSite[], { lineSuffix }: LineContext): string {
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
    lines.set(host, `${JSON.stringify(ids).slice(0, -1)},"domain":"${host}${lineSuffix}`);
  }
  return [...lines.values()].join('');
}
