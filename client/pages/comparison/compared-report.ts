import type { ReportMeta } from '../../features/reports/report-meta.js';
import type { ReportSubject } from '../../features/reports/report-subject.js';
import type { Stance } from '../../features/comparison/compared-address.js';

/** The report with a column for each of the compared domains, under its name. */
export function comparedReport(meta: ReportMeta, names: readonly string[]): ReportMeta {
  const columns = meta.columns.flatMap((column) => {
    if (column.ofDomain === null) return [column];
    const name = names[column.ofDomain - 1];
    return name === undefined ? [] : [{ ...column, title: shortened(name) }];
  });
  return { ...meta, columns };
}

const longestTitle = 24;

function shortened(name: string): string {
  return name.length > longestTitle ? `${name.slice(0, longestTitle - 1)}…` : name;
}

interface Compared {
  /** Names of the domains that the database holds, in their order. */
  names: readonly string[];
  stanceOf: (name: string) => Stance;
  view: string;
  base: string | undefined;
}

/** What the table asks for: keywords of these domains. */
export function comparedSubject({ names, stanceOf, view, base }: Compared): ReportSubject {
  const of = (stance: Stance) => names.filter((name) => stanceOf(name) === stance);
  const lists = { domains: [...names], incl: of('has'), excl: of('lacks') };
  const rest = {
    view,
    domains: lists.domains.join(','),
    incl: lists.incl.join(','),
    ...(lists.excl.length > 0 ? { excl: lists.excl.join(',') } : {}),
  };
  return {
    variables: { ...lists, view, base },
    rest: base ? { ...rest, base } : rest,
    ancestors: [],
    name: names.join(', '),
    links: { base },
    complete: true,
  };
}
