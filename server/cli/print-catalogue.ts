import type { ReportDefinition } from '../reports/engine/report-definition.js';

const fileHeader = `// Emitted by \`npm run gen:schema\`. Change the declarations, not this file.
import type { CataloguedPage } from '../../../server/contract/pages/catalogued-page.js';

/** All reports in registry order with their routes, subjects, titles and navigation. */
export const reportCatalogue = `;

/** Generates the client's report catalogue. */
export function printCatalogue(reports: readonly ReportDefinition[]): string {
  const entries = JSON.stringify(reports.map(toCatalogueEntry), undefined, 2);
  return `${fileHeader}${entries} as const satisfies readonly CataloguedPage[];\n`;
}

/** Report fields used by links, tabs and menus. */
function toCatalogueEntry({
  id,
  route,
  routeQuery,
  subject,
  owner,
  firstPartyDimension,
  engine,
  title,
  tab,
  menu,
  presentation,
}: ReportDefinition) {
  const isFirstParty = firstPartyDimension === undefined ? undefined : true;
  return { id, route, routeQuery, subject, owner, isFirstParty, engine, title, tab, menu, presentation };
}
