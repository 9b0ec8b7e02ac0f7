import type { ReportMeta } from './report-meta.js';

/**
 * The report with a column for each of the domains that stand side by side, under its name; more than a few have short heads, so
 * that they are seen together. `heads`: what stands there in place of the names.
 */
export function withDomainColumns(
  meta: ReportMeta,
  names: readonly string[],
  headers: readonly string[] = names,
): ReportMeta {
  const maxChars = names.length > maxFullTitles ? maxShortTitleChars : maxTitleChars;
  const columns = meta.columns.flatMap((column) => {
    if (column.ofDomain === null) return [column];
    const name = names[column.ofDomain - 1];
    const header = headers[column.ofDomain - 1] ?? name;
    return name === undefined || header === undefined
      ? []
      : [{ ...column, title: shortened(header, maxChars), description: `${name}. ${column.description}` }];
  });
  return { ...meta, columns };
}

const maxFullTitles = 4;

const maxTitleChars = 24;

const maxShortTitleChars = 14;

function shortened(name: string, maxChars: number): string {
  return name.length > maxChars ? `${name.slice(0, maxChars - 1)}…` : name;
}
