import { pageTitles } from '../../server/contract/pages/page-titles.js';
import type { Localised } from '../../server/contract/language/localised.js';
import { matchesWordPrefixes } from '../lib/text/matches-word-prefixes.js';
import { reportPresets } from './report-presets.js';
import { synonymsOf } from './synonyms.js';

/** Id in the page table of a title. Help pages and pages share their titles. */
export function titleId(title: Localised): string | undefined {
  return Object.entries(pageTitles).find(([, candidate]) => candidate === title)?.[0];
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
