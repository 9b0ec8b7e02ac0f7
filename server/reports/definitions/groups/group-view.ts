import type { Localised } from '../../../contract/language/localised.js';
import type { TabGroup, TabEntry } from '../../../contract/pages/catalogued-page.js';

/** Navigation of a group report view. All views share a route and differ in the query parameter `page`. */
interface GroupView {
  route: string;
  routeQuery?: Readonly<Record<string, string>>;
  tab: TabEntry;
}

interface GroupViewOptions {
  /** Query parameter of the view; missing for the default view. */
  page?: string;
  order: number;
  group?: TabGroup;
  under?: string;
  shortTitle: Localised;
  sharedTitle?: Localised;
}

/** Route and tab of a view. */
export function groupView({ page, ...tab }: GroupViewOptions): GroupView {
  return { route: '/group/:rid', ...(page === undefined ? {} : { routeQuery: { page } }), tab };
}
