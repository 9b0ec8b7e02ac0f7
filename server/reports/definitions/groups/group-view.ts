import type { Localised } from '../../../contract/localised.js';
import type { TabGroup, TabEntry } from '../../../contract/catalogued-page.js';

/** Where a view of a group report stands: all of them share one route and are told apart by `page`. */
interface GroupView {
  route: string;
  routeQuery?: Readonly<Record<string, string>>;
  tab: TabEntry;
}

interface GroupViewOptions {
  /** What the address says of the view; missing on the first one. */
  page?: string;
  order: number;
  group?: TabGroup;
  under?: string;
  shortTitle: Localised;
  sharedTitle?: Localised;
}

/** The address and the tab of a view. */
export function groupView({ page, ...tab }: GroupViewOptions): GroupView {
  return { route: '/group/:rid', ...(page === undefined ? {} : { routeQuery: { page } }), tab };
}
