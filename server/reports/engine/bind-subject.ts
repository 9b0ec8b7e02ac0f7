import type { Language } from '../../contract/localised.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { clusteringParameters } from './clustering/clustering-scope.js';
import { groupParameters } from './group/group-scope.js';
import { runParameters } from './run/run-scope.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportBase } from './report-base.js';
import type { SourceContext } from './report-source.js';

/**
 * Values of the placeholders that every source may name: `base`, `generation`; by subject `domain`, `path`, `keyword`, `owner`,
 * of a group those of group-scope.ts, of a run those of run-scope.ts, of a project of keyword clusters
 * those of clustering-scope.ts and `clustering_folder`;
 * `region` (of the base's results, in the reader's language) in reports of Yandex alone, so that others are answered alike in
 * each language; `domain_it50` and `domain_adkeyscnt` where the report needs the domain's totals, `page_it50` where it needs
 * the page's keywords; and `arg_NAME` for each argument that has a value.
 */
export function bindSubject(
  { definition, subject, arguments: values }: ParsedQuery,
  base: ReportBase,
  { domain, pageKeywords, group, run, clustering }: SourceContext,
  language?: Language,
): Record<string, QueryParameter> {
  const bound: Record<string, QueryParameter | undefined> = {
    base: base.id,
    generation: base.generation,
    region: definition.engine === 'yandex' ? regionOf(base, language) : undefined,
    ...subject,
    ...(group && groupParameters(group)),
    ...(run && runParameters(run)),
    ...(clustering && clusteringParameters(clustering)),
    domain_it50: domain?.it50,
    domain_adkeyscnt: domain?.adkeyscnt,
    page_it50: pageKeywords,
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`arg_${name}`, value])),
  };
  return Object.fromEntries(
    Object.entries(bound).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Region of a base's results: `Москва`, `Moscow`. */
export function regionOf({ caption, name }: ReportBase, language: Language = 'ru'): string {
  return (language === 'ru' ? caption : name).replace(/^(?:Яндекс|Yandex|Google)\s+/, '');
}
