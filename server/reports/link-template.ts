import { sitePages } from '../contract/pages/site-pages.js';
import { toolPages } from '../contract/tools/tool-pages.js';
import type { PageLink } from './engine/report-column.js';
import { reportRegistry } from './report-registry.js';

/** Link address with `{column}` placeholders for values of the row or subject. */
export function buildLinkTemplate({ page, by, filter }: PageLink): string {
  const target = [...sitePages, ...toolPages, ...reportRegistry].find(({ id }) => id === page);
  if (target === undefined) throw new Error(`A cell leads to the unknown page ${page}.`);
  const formatParameter = ([name, column]: [string, string]) => `${name}={${column}}`;
  const routeQuery = 'routeQuery' in target ? new URLSearchParams(target.routeQuery).toString() : '';
  const query = [...Object.entries(by).map(formatParameter), routeQuery, 'db={base}'].filter(
    (part) => part !== '',
  );
  const hash = filter === undefined ? '' : `#filter=${encodeURIComponent(filter)}`;
  return `${target.route}?${query.join('&')}${hash}`;
}
