import type { Localised } from '../../../contract/localised.js';
import type { TabEntry } from '../../../contract/catalogued-page.js';

/** Where the results of a tool's runs stand: under the address of the tool, several views told apart by `view`. */
interface ToolView {
  section: 'tools';
  subject: 'run';
  tool: string;
  route: string;
  routeQuery?: Readonly<Record<string, string>>;
  tab: TabEntry;
}

/** The address of a view of a tool's runs, and its place among the views. */
export function toolView(
  { id, route }: { id: string; route: string },
  { view, order, shortTitle }: { view?: string; order: number; shortTitle: Localised },
): ToolView {
  return {
    section: 'tools',
    subject: 'run',
    tool: id,
    route: `${route}/:uid`,
    ...(view === undefined ? {} : { routeQuery: { view } }),
    tab: { order, shortTitle },
  };
}
