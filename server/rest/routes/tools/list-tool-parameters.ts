import type { Localised } from '../../../contract/language/localised.js';
import { keywordSources } from '../../../contract/reports/keyword-sources.js';
import { text, textChoice } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import type { JsonSchema } from '../../definition/rest-route.js';
import { baseParameter } from '../../parameters/shared-parameters.js';

/** Large enough for the longest lists that the tools accept. */
export const maxBodyMb = 48;

/** GraphQL type of a list: all lines as one text. */
export interface ListLinesData {
  lines: string;
}

/** Schema of a list of strings. */
export const stringArraySchema: JsonSchema = { type: 'array', items: { type: 'string' } };

/** Metadata of the keyword list parameter. */
export const keywordListMetadata = (maxLines: number) => ({
  description: {
    en: `Keywords, at most ${maxLines} (fewer without a paid plan), as a list or as lines of one text. Omit them to use the keywords of a report.`,
    ru: `Фразы, не больше ${maxLines}; без платного тарифа меньше. Список или строки одного текста. Не нужен, если фразы берутся из отчёта.`,
  } satisfies Localised,
  variable: 'list',
});

/** Parameters that select a report as the keyword source. */
export const reportParameters = {
  from: inQuery(textChoice(keywordSources).optional(), {
    variable: 'from',
    description: {
      en: 'Uses the keywords of a report: keywords – organic, adkeywords – paid.',
      ru: 'Взять фразы отчёта: keywords – в поиске, adkeywords – в рекламе.',
    },
  }),
  domain: inQuery(text().optional(), {
    variable: 'domain',
    description: { en: 'Domain of the report.', ru: 'Домен отчёта.' },
  }),
  page_url: inQuery(text().optional(), {
    variable: 'pageUrl',
    description: { en: 'Page of the report.', ru: 'Страница отчёта.' },
  }),
  rid: inQuery(text().optional(), {
    variable: 'rid',
    description: { en: 'Id of a group report.', ru: 'Id группового отчёта.' },
  }),
  filter: inQuery(text().optional(), {
    variable: 'filter',
    description: { en: 'Filter of the report.', ru: 'Фильтр отчёта.' },
  }),
  base: baseParameter,
};

/** GraphQL variables and arguments of the keyword source. */
export const reportVariables =
  '$from: KeywordSource, $domain: String, $pageUrl: String, $rid: ID, $filter: String, $base: String';
export const reportArguments =
  'from: $from, domain: $domain, pageUrl: $pageUrl, rid: $rid, filter: $filter, base: $base';

/** Splits a list into lines. */
export function splitLines({ lines }: ListLinesData): string[] {
  return lines === '' ? [] : lines.split('\n');
}
