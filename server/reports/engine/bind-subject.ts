import type { Language } from '../../contract/language/localised.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportBase } from './report-base.js';
import type { SourceContext } from './report-source.js';

/**
 * Binds the placeholders that every source may use: `base`, `generation`, the subject (`domain`, `path`, `keyword`,
 * `owner`) and the parameters of a registered subject, `region` (Yandex only, so that other reports do not depend on
 * the language), domain and page totals where the report needs them, and `arg_NAME` per argument with a value.
 */
export function bindSubject(
  { definition, subject, arguments: values }: ParsedQuery,
  base: ReportBase,
  { domain, pageKeywords, subjectParameters }: SourceContext,
  language?: Language,
): Record<string, QueryParameter> {
  const parameters: Record<string, QueryParameter | undefined> = {
    base: base.id,
    generation: base.generation,
    region: definition.engine === 'yandex' ? getRegionName(base, language) : undefined,
    ...subject,
    ...subjectParameters,
    domain_it50: domain?.it50,
    domain_adkeyscnt: domain?.adkeyscnt,
    page_it50: pageKeywords,
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`arg_${name}`, value])),
  };
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Region of a base: `Москва`, `Moscow`. */
export function getRegionName({ caption, name }: ReportBase, language: Language = 'ru'): string {
  return (language === 'ru' ? caption : name).replace(/^(?:Яндекс|Yandex|Google)\s+/, '');
}
