import type { ReportMeta } from './report-meta.js';

/**
 * Replaces the titles of per-domain columns by domain names and drops columns without a domain. Many domains get
 * shortened titles.
 * @param headers titles used instead of the domain names
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
      : [
          {
            ...column,
            title: truncateTitle(header, maxChars),
            description: `${name}. ${column.description}`,
          },
        ];
  });
  return { ...meta, columns };
}

const maxFullTitles = 4;

const maxTitleChars = 24;

const maxShortTitleChars = 14;

function truncateTitle(name: string, maxChars: number): string {
  return name.length > maxChars ? `${name.slice(0, maxChars - 1)}…` : name;
}
