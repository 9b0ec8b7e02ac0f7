import type { CataloguedPage } from '../../server/contract/pages/catalogued-page.js';
import { readAddressParameter } from '../../server/contract/reports/report-parameters.js';
import { catalogue } from './catalogue.js';
import { matchesRouteQuery } from './matches-route-query.js';

interface Address {
  pathname: string;
  search: string;
}

const views = catalogue.filter(({ subject }) => subject === 'group');

/** Group report id in an address; undefined for other addresses. */
export function groupIdAt({ pathname }: Pick<Address, 'pathname'>): string | undefined {
  return /^\/group\/([^/]+)\/?$/.exec(pathname)?.[1];
}

/** Share link secret of a group report; undefined for readers who use their own account. */
export function shareSecretAt({ pathname, search }: Address): string | undefined {
  return (
    readAddressParameter('share', new URLSearchParams(search)) ?? readShareSecret(groupIdAt({ pathname }))
  );
}

/** Key of the tab's storage for the share secret of a group report. */
export const shareKey = (rid: string | undefined) => `rivalscope.share.${rid}`;

/** Secret that the tab stored, because it leaves the address on first use. */
function readShareSecret(rid: string | undefined): string | undefined {
  try {
    return sessionStorage.getItem(shareKey(rid)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Group report view at an address. All views share one path; the `page` parameter selects one. */
export function groupViewAt({ search }: Pick<Address, 'search'>): CataloguedPage | undefined {
  const query = new URLSearchParams(search);
  const message = views.find((view) => view.routeQuery !== undefined && matchesRouteQuery(view, query));
  return message ?? views.find(({ routeQuery }) => routeQuery === undefined);
}
