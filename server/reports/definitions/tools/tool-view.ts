import type { Localised } from '../../../contract/language/localised.js';
import type { TabEntry } from '../../../contract/pages/catalogued-page.js';

/** Navigation of a tool result view. Views share the tool's route and differ in the query parameter `view`. */
interface ToolView {
  section: 'tools';
  subject: 'run';
  tool: string;
  route: string;
  routeQuery?: Readonly<Record<string, string>>;
  tab: TabEntry;
}

/** Route and tab of a view. */
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
