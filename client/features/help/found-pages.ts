import { type HelpPage, helpPages } from '../../../server/contract/help/help-pages.js';
import type { Language } from '../../../server/contract/localised.js';
import { matchesWordPrefixes } from '../../lib/matches-word-prefixes.js';
import type { HelpTexts } from './by-slug.js';

/** The pages whose title or text has every typed word, those first whose title has them; every page where nothing is typed. */
export function foundPages(typed: string, language: Language, messages: HelpTexts): HelpPage[] {
  const found = helpPages.filter((page) =>
    matchesWordPrefixes(
      `${page.title[language]} ${messages[page.slug]?.text ?? ''} ${page.about.join(' ')}`,
      typed,
    ),
  );
  const isNamed = ({ title }: HelpPage) => matchesWordPrefixes(title[language], typed);
  return [...found.filter(isNamed), ...found.filter((page) => !isNamed(page))];
}

/** The first sentence of a page: what it is about. */
export function leadOf(text: string): string {
  return /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;
}
