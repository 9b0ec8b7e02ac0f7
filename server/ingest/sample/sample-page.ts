import { hashText, hashPair } from './random.js';
import type { SampleKeyword } from './sample-keyword.js';
import type { SampleLanguage } from './sample-language.js';
import { capitalise, type SampleSite } from './sample-sites.js';

/** A page of a site in search results. */
interface SamplePage {
  url: string;
  title: string;
}

/** Names for the pages of a keyword, computed once per keyword. */
export interface PageWords {
  keyword: SampleKeyword;
  head: string;
  headSlug: string;
  attributeSlug: string;
  textSlug: string;
  topicSlug: string;
  /** Capitalised subject without and with the attribute. */
  headTitle: string;
  detailTitle: string;
  textTitle: string;
  headHash: number;
  textHash: number;
}

export function createPageWords(keyword: SampleKeyword, language: SampleLanguage, seed: number): PageWords {
  const { head, attribute, text } = keyword;
  return {
    keyword,
    head,
    headSlug: toSlug(head),
    attributeSlug: toSlug(attribute),
    textSlug: toSlug(text),
    topicSlug: language.topics[keyword.topic]?.id ?? '',
    headTitle: capitalise(head),
    detailTitle: capitalise(attribute === '' ? head : `${attribute} ${head}`),
    textTitle: capitalise(text),
    headHash: hashText(head, seed),
    textHash: hashText(text, seed),
  };
}

/**
 * The page of a site that ranks for a keyword. The choice usually depends only on product name and attribute, so
 * related keywords share pages. `version` selects another page of the site.
 */
export function createPage(
  site: SampleSite,
  words: PageWords,
  language: SampleLanguage,
  version: number,
): SamplePage {
  const choice = (hashPair(site.hash, words.textHash) + version * 37) % 100;
  const { keyword } = words;
  const isInformational = keyword.intent === 'learn';
  if (site.kind === 'shop' || site.kind === 'service') {
    return isInformational && choice < 75
      ? createArticle(site, words, language, choice)
      : createShopPage(site, words, language, choice);
  }
  if (site.kind === 'market') return createListing(site, words, language, choice);
  if (site.kind === 'wiki') return createWikiPage(site, words, language, choice);
  if (site.kind === 'forum') return createThread(site, words, language);
  return createArticle(site, words, language, choice);
}

function createShopPage(
  site: SampleSite,
  words: PageWords,
  language: SampleLanguage,
  choice: number,
): SamplePage {
  const { group, attribute } = words.keyword;
  const root = `${site.prefix}${site.host}`;
  const shop = site.hash % 3 === 0 ? `/${language.paths.shop}` : '';
  const title = (subject: string) => renderTitle(site, language, subject, choice);
  if (choice < 4) return { url: `${root}/`, title: `${site.name} | ${group.title}` };
  if (choice < 14) return { url: `${root}${shop}/${group.slug}/`, title: title(group.title) };
  if (choice < 18) return { url: `${root}/${language.paths.sale}/${group.slug}`, title: title(group.title) };
  if (attribute === '' || choice < 52) {
    return { url: `${root}${shop}/${group.slug}/${words.headSlug}`, title: title(words.headTitle) };
  }
  if (choice < 88) {
    return {
      url: `${root}${shop}/${group.slug}/${words.headSlug}/${words.attributeSlug}`,
      title: title(words.detailTitle),
    };
  }
  if (choice < 95) {
    const id = words.textHash % 900_000;
    return {
      url: `${root}${shop}/${words.topicSlug}/${group.slug}/${words.headSlug}/${words.attributeSlug}/${id}`,
      title: title(words.textTitle),
    };
  }
  return {
    url: `${root}/search?q=${encodeURIComponent(words.head).replaceAll('%20', '+')}`,
    title: title(words.headTitle),
  };
}

function createArticle(
  site: SampleSite,
  words: PageWords,
  language: SampleLanguage,
  choice: number,
): SamplePage {
  const { group } = words.keyword;
  const isOnMainHost = site.articleHost === site.host;
  const root = isOnMainHost ? `${site.prefix}${site.host}` : `https://${site.articleHost}`;
  const folder = isOnMainHost
    ? site.kind === 'magazine'
      ? `/${group.slug}`
      : `/${language.paths.guides}`
    : `/${language.paths.magazine}`;
  const datePath =
    site.hash % 5 === 0
      ? `/${2019 + (words.headHash % 8)}/${String(1 + (words.headHash % 12)).padStart(2, '0')}`
      : '';
  const [slug, subject] = choice < 55 ? [words.headSlug, words.headTitle] : [words.textSlug, words.textTitle];
  return { url: `${root}${folder}${datePath}/${slug}`, title: renderTitle(site, language, subject, choice) };
}

function createListing(
  site: SampleSite,
  words: PageWords,
  language: SampleLanguage,
  choice: number,
): SamplePage {
  const root = `${site.prefix}${site.host}`;
  const id = words.headHash % 999_983;
  if (choice < 50) {
    return {
      url: `${root}/${language.paths.market}/${id}`,
      title: renderTitle(site, language, words.headTitle, choice),
    };
  }
  if (choice < 70) {
    return {
      url: `${root}/${words.topicSlug}/${words.keyword.group.slug}/${words.headSlug}?sort=rating`,
      title: renderTitle(site, language, words.headTitle, choice),
    };
  }
  return { url: `${root}/s/${words.textSlug}`, title: renderTitle(site, language, words.textTitle, choice) };
}

function createWikiPage(
  site: SampleSite,
  words: PageWords,
  language: SampleLanguage,
  choice: number,
): SamplePage {
  const subject = words.keyword.head.length < 28 ? words.headTitle : words.keyword.group.title;
  return {
    url: `${site.prefix}${site.host}/${language.paths.wiki}/${encodeURIComponent(subject.replaceAll(' ', '_'))}`,
    title: renderTitle(site, language, subject, choice),
  };
}

function createThread(site: SampleSite, words: PageWords, language: SampleLanguage): SamplePage {
  const number = 10_000 + (hashPair(site.hash, words.headHash) % 880_000);
  return {
    url: `${site.prefix}${site.host}/${words.topicSlug}/${language.paths.forum}/${number}/${words.headSlug}`,
    title: renderTitle(site, language, words.headTitle, site.hash % 7),
  };
}

function renderTitle(site: SampleSite, language: SampleLanguage, subject: string, choice: number): string {
  const templates = language.titles[site.kind];
  const template = templates[(site.hash + choice) % templates.length] ?? '{}';
  return template.replace('{}', subject).replace('{site}', site.name);
}

/** Transliteration for URLs. */
const transliteration: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Converts a text to a URL slug. */
function toSlug(text: string): string {
  return text
    .replace(/[а-яё]/g, (letter) => transliteration[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
