import type { HelpPage } from '../../server/contract/help/help-pages.js';
import { pageTitles } from '../../server/contract/pages/page-titles.js';
import type { Localised } from '../../server/contract/language/localised.js';
import { matchesWordPrefixes } from '../lib/text/matches-word-prefixes.js';
import { reportPresets } from './report-presets.js';
import { synonymsOf } from './synonyms.js';

/** Other names of a help page and of the page that it explains, with which it shares its title. */
export function helpPageSynonyms({ slug, title }: Pick<HelpPage, 'slug' | 'title'>): string {
  const [pageId = ''] = Object.entries(pageTitles).find(([, candidate]) => candidate === title) ?? [];
  return `${synonymsOf(pageId)} ${synonymsOf(slug)}`;
}

/** A page that a query names. */
interface NamedPage {
  id: string;
  title: Localised;
}

/** Pages and presets whose title or synonyms contain every word of the query, title matches first. */
export function pagesNamed(query: string): NamedPage[] {
  const pages = [
    ...Object.entries(pageTitles).map(([id, title]) => ({ id, title })),
    ...reportPresets.map(({ id, title }) => ({ id, title })),
  ];
  const names = ({ title }: NamedPage) => `${title.en} ${title.ru}`;
  const matches = pages.filter((page) => matchesWordPrefixes(`${names(page)} ${synonymsOf(page.id)}`, query));
  const isTitleMatch = (page: NamedPage) => matchesWordPrefixes(names(page), query);
  return [...matches.filter(isTitleMatch), ...matches.filter((page) => !isTitleMatch(page))];
}
