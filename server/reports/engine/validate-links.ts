import { sitePages } from '../../contract/site-pages.js';
import { toolPages } from '../../contract/tools/tool-pages.js';
import type { CellLink } from './report-column.js';
import type { ReportDefinition } from './report-definition.js';

/** Errors in cell links: unknown pages and columns. */
export function validateLinks(reports: readonly ReportDefinition[]): string[] {
  const pages = new Set([...sitePages, ...toolPages, ...reports].map(({ id }) => id));
  return reports.flatMap((report) =>
    Object.entries(report.columns).flatMap(([id, { link }]) =>
      link === undefined
        ? []
        : linkErrors(link, report, pages).map((error) => `${report.id}: ${id} ${error}`),
    ),
  );
}

function linkErrors(
  link: CellLink,
  { columns, subject }: ReportDefinition,
  pages: ReadonlySet<string>,
): string[] {
  if ('dialog' in link) return [];
  const isAboutDomain = subject === 'domain' || subject === 'page';
  return [
    ...(pages.has(link.page) ? [] : [`leads to the unknown page ${link.page}`]),
    ...Object.values(link.by)
      .filter((column) => columns[column] === undefined && !(column === 'domain' && isAboutDomain))
      .map((column) => `leads to a page by the unknown column ${column}`),
  ];
}
