import { helpPages } from '../../../server/contract/help/help-pages.js';
import type { Language } from '../../../server/contract/language/localised.js';
import { findPage } from '../../addresses/catalogue.js';
import { paths } from '../../addresses/paths.js';
import { pagePath } from '../../addresses/report-path.js';
import { pagesNamed } from '../../addresses/named-pages.js';
import { synonymsOf } from '../../addresses/synonyms.js';
import { matchesWordPrefixes } from '../../lib/text/matches-word-prefixes.js';
import type { SearchOption } from './interpretations.js';

const maxPageOptions = 3;

/** Overview of the reports and their usual names. */
const overviewSlug = 'reports-help';

/** Address of a page. Pages that need a domain or keyword lead to their help, because the query is neither. */
function addressOf(id: string, base: string | undefined): string {
  const page = findPage(id);
  if (page?.subject === 'none') return pagePath(page, {}, base);
  if (Object.hasOwn(paths, id)) return paths[id as keyof typeof paths];
  const helpPage = helpPages.find(({ pageIds, slug }) => pageIds.includes(id) || slug === `${id}-help`);
  return `/${helpPage?.slug ?? overviewSlug}`;
}

/** Pages that a query names, as options of the search field; help pages if no other page matches. */
export function findPageOptions(
  query: string,
  language: Language,
  base: string | undefined,
): readonly SearchOption[] {
  const pages = pagesNamed(query).map(({ id, title }) => ({
    kind: 'page' as const,
    text: title[language],
    to: addressOf(id, base),
  }));
  const explanations = helpPages
    .filter(({ slug, title }) => matchesWordPrefixes(`${title.en} ${title.ru} ${synonymsOf(slug)}`, query))
    .map(({ slug, title }) => ({ kind: 'page' as const, text: title[language], to: `/${slug}` }));
  return (pages.length > 0 ? pages : explanations).slice(0, maxPageOptions);
}
