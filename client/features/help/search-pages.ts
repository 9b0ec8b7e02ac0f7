import { type HelpPage, helpPages } from '../../../server/contract/help/help-pages.js';
import type { Language } from '../../../server/contract/language/localised.js';
import { titleId } from '../../addresses/named-pages.js';
import { synonymsOf } from '../../addresses/synonyms.js';
import { matchesWordPrefixes } from '../../lib/text/matches-word-prefixes.js';
import type { HelpArticles } from './index-by-slug.js';

/**
 * Pages whose title, other names or text contain every typed word, in this order of importance. Without words, all
 * pages.
 */
export function searchPages(query: string, language: Language, articles: HelpArticles): HelpPage[] {
  const names = ({ slug, title }: HelpPage) =>
    `${title[language]} ${synonymsOf(titleId(title) ?? '')} ${synonymsOf(slug)}`;
  const texts = [
    ({ title }: HelpPage) => title[language],
    names,
    (page: HelpPage) => `${names(page)} ${articles[page.slug]?.text ?? ''} ${page.pageIds.join(' ')}`,
  ];
  return [
    ...new Set(texts.flatMap((text) => helpPages.filter((page) => matchesWordPrefixes(text(page), query)))),
  ];
}

/** First sentence of a page as its summary. */
export function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;
}
