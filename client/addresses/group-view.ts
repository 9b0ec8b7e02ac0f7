import type { CataloguedPage } from '../../server/contract/catalogued-page.js';
import { readAddress } from '../../server/contract/report-parameters.js';
import { catalogue } from './catalogue.js';
import { matchesRouteQuery } from './matches-route-query.js';

/** An address of the browser's, by its parts. */
interface Address {
  pathname: string;
  search: string;
}

const views = catalogue.filter(({ subject }) => subject === 'group');

/** Id of the group report that an address is of; undefined for every other address. */
export function groupOf({ pathname }: Pick<Address, 'pathname'>): string | undefined {
  return /^\/group\/([^/]+)\/?$/.exec(pathname)?.[1];
}

/** The secret of the link by which a group report is read; undefined where it is read by right. */
export function shareOf({ search }: Pick<Address, 'search'>): string | undefined {
  return readAddress('share', new URLSearchParams(search));
}

/** The view of a group report at an address: all of them share a path, and `page` tells them apart. */
export function groupViewAt({ search }: Pick<Address, 'search'>): CataloguedPage | undefined {
  const query = new URLSearchParams(search);
  const message = views.find((view) => view.routeQuery !== undefined && matchesRouteQuery(view, query));
  return message ?? views.find(({ routeQuery }) => routeQuery === undefined);
}
