import { type HelpPage, helpPages } from '../../../server/contract/help/help-pages.js';
import type { Language } from '../../../server/contract/language/localised.js';
import { matchesWordPrefixes } from '../../lib/text/matches-word-prefixes.js';
import type { HelpArticles } from './index-by-slug.js';

/** Pages whose title or text contains every typed word, title matches first. Without words, all pages. */
export function searchPages(query: string, language: Language, articles: HelpArticles): HelpPage[] {
  const matches = helpPages.filter((page) =>
    matchesWordPrefixes(
      `${page.title[language]} ${articles[page.slug]?.text ?? ''} ${page.pageIds.join(' ')}`,
      query,
    ),
  );
  const isTitleMatch = ({ title }: HelpPage) => matchesWordPrefixes(title[language], query);
  return [...matches.filter(isTitleMatch), ...matches.filter((page) => !isTitleMatch(page))];
}

/** First sentence of a page as its summary. */
export function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;
}
