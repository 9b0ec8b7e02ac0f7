import type { ReportMeta } from './report-meta.js';

/**
 * The report with a column for each of the domains that stand side by side, under its name; more than a few have short heads, so
 * that they are seen together. `heads`: what stands there in place of the names.
 */
export function withDomainColumns(
  meta: ReportMeta,
  names: readonly string[],
  heads: readonly string[] = names,
): ReportMeta {
  const maxLength = names.length > few ? longestOfMany : longestTitle;
  const columns = meta.columns.flatMap((column) => {
    if (column.ofDomain === null) return [column];
    const name = names[column.ofDomain - 1];
    const head = heads[column.ofDomain - 1] ?? name;
    return name === undefined || head === undefined
      ? []
      : [{ ...column, title: shortened(head, maxLength), description: `${name}. ${column.description}` }];
  });
  return { ...meta, columns };
}

const few = 4;

const longestTitle = 24;

const longestOfMany = 14;

function shortened(name: string, maxLength: number): string {
  return name.length > maxLength ? `${name.slice(0, maxLength - 1)}…` : name;
}
