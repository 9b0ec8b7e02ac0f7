import { sitePages } from '../contract/site-pages.js';
import { toolPages } from '../contract/tools/tool-pages.js';
import type { PageLink } from './engine/report-column.js';
import { reportRegistry } from './report-registry.js';

/** Link address with `{column}` placeholders for values of the row or subject. */
export function linkTemplate({ page, by, filter }: PageLink): string {
  const found = [...sitePages, ...toolPages, ...reportRegistry].find(({ id }) => id === page);
  if (found === undefined) throw new Error(`A cell leads to the unknown page ${page}.`);
  const named = ([name, column]: [string, string]) => `${name}={${column}}`;
  const routeQuery = 'routeQuery' in found ? new URLSearchParams(found.routeQuery).toString() : '';
  const query = [...Object.entries(by).map(named), routeQuery, 'db={base}'].filter((part) => part !== '');
  const hash = filter === undefined ? '' : `#filter=${encodeURIComponent(filter)}`;
  return `${found.route}?${query.join('&')}${hash}`;
}
