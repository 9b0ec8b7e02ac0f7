import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { groupParameters } from './group/group-scope.js';
import { runParameters } from './run/run-scope.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportBase } from './report-base.js';
import type { SourceContext } from './report-definition.js';

/**
 * Values of the placeholders that every source may name: `base`, `generation`, `region` (of the base's results, in
 * Russian); by subject `domain`, `path`, `keyword`, `owner`, of a group those of group-scope.ts,
 * of a run those of run-scope.ts;
 * `domain_it50` and `domain_adkeyscnt` where the report needs the domain's totals, `page_it50` where it needs
 * the page's keywords; and `arg_NAME` for each argument that has a value.
 */
export function bindSubject(
  { subject, arguments: values }: ParsedQuery,
  base: ReportBase,
  { domain, pageKeywords, group, run }: SourceContext,
): Record<string, QueryParameter> {
  const bound: Record<string, QueryParameter | undefined> = {
    base: base.id,
    generation: base.generation,
    region: regionOf(base),
    ...subject,
    ...(group && groupParameters(group)),
    ...(run && runParameters(run)),
    domain_it50: domain?.it50,
    domain_adkeyscnt: domain?.adkeyscnt,
    page_it50: pageKeywords,
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`arg_${name}`, value])),
  };
  return Object.fromEntries(
    Object.entries(bound).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Region of a base's results, in Russian. */
export function regionOf({ caption }: ReportBase): string {
  return caption.replace(/^(?:Яндекс|Google)\s+/, '');
}
