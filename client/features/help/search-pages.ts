import { type HelpPage, helpPages } from '../../../server/contract/help/help-pages.js';
import type { Language } from '../../../server/contract/language/localised.js';
import { helpPageSynonyms } from '../../addresses/named-pages.js';
import { matchesWordPrefixes } from '../../lib/text/matches-word-prefixes.js';
import type { HelpArticles } from './index-by-slug.js';

/**
 * Pages whose title, other names or text contain every typed word, in this order of importance. Without words, all
 * pages.
 */
export function searchPages(query: string, language: Language, articles: HelpArticles): HelpPage[] {
  const names = (page: HelpPage) => `${page.title[language]} ${helpPageSynonyms(page)}`;
  const searchedTexts = [
    ({ title }: HelpPage) => title[language],
    names,
    (page: HelpPage) => `${names(page)} ${articles[page.slug]?.text ?? ''} ${page.pageIds.join(' ')}`,
  ];
  const matchesOf = (text: (page: HelpPage) => string) =>
    helpPages.filter((page) => matchesWordPrefixes(text(page), query));
  return [...new Set(searchedTexts.flatMap(matchesOf))];
}

/** First sentence of a page as its summary. */
export function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;
}
