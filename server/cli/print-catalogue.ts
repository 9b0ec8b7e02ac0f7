import { pageTitles } from '../contract/pages/page-titles.js';
import type { ReportDefinition } from '../reports/engine/report-definition.js';

const fileHeader = `// Emitted by \`npm run gen:schema\`. Change the declarations, not this file.
import type { CataloguedPage } from '../../../server/contract/pages/catalogued-page.js';
import { pageTitles } from '../../../server/contract/pages/page-titles.js';

/** All reports in registry order with their routes, subjects, titles and navigation. */
export const reportCatalogue = `;

/** Generates the client's report catalogue. */
export function printCatalogue(reports: readonly ReportDefinition[]): string {
  const entries = JSON.stringify(reports.map(toCatalogueEntry), referToTitles, 2).replace(
    /"@(pageTitles[^@]+)@"/g,
    '$1',
  );
  return `${fileHeader}${entries} as const satisfies readonly CataloguedPage[];\n`;
}

const titleReferences = new Map<unknown, string>(
  Object.entries(pageTitles).map(([id, title]) => [title, `@pageTitles['${id}']@`]),
);

/** Replaces the titles of the page table by references to it. */
function referToTitles(_key: string, value: unknown): unknown {
  return titleReferences.get(value) ?? value;
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
