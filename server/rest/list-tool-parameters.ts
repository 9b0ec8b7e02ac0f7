import { PlanId, plans } from '../config/plans.js';
import type { Localised } from '../contract/localised.js';
import { keywordSources } from '../contract/tools/list-options.js';
import { text, textOf } from './parameter-kinds.js';
import { inQuery } from './rest-parameters.js';
import type { JsonSchema } from './rest-route.js';
import { baseParameter } from './shared-parameters.js';

/** Lines of a list without a paid plan. */
export const linesWithoutPlan = String(plans[PlanId.Free].limits.plainListLines);

/** A body with the longest lists. */
export const maxBodyMb = 48;

/** What a part of an answer is in GraphQL: all its lines as one text. */
export interface Lines {
  lines: string;
}

/** A list of texts in an answer. */
export const texts: JsonSchema = { type: 'array', items: { type: 'string' } };

/** The list of keywords of a call, of at most so many. */
export const keywordList = (maxLines: number) => ({
  description: {
    en: `Keywords, at most ${maxLines}; ${linesWithoutPlan} without a paid plan. A list, or lines of one text. Missing where they are taken from a report.`,
    ru: `Фразы, не больше ${maxLines}; без платного тарифа ${linesWithoutPlan}. Список или строки одного текста. Не нужен, если фразы берутся из отчёта.`,
  } satisfies Localised,
  variable: 'list',
});

/** The report whose keywords are taken instead of a list. */
export const reportParameters = {
  from: inQuery(textOf(keywordSources).optional(), {
    variable: 'from',
    description: {
      en: 'Takes the keywords of a report: keywords, the organic ones, or adkeywords, the paid ones.',
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

/** The variables of an operation that takes its keywords from a report, and what it does with them. */
export const reportVariables =
  '$from: KeywordSource, $domain: String, $pageUrl: String, $rid: ID, $filter: String, $base: String';
export const reportArguments =
  'from: $from, domain: $domain, pageUrl: $pageUrl, rid: $rid, filter: $filter, base: $base';

/** The lines of a part. */
export function linesIn({ lines }: Lines): string[] {
  return lines === '' ? [] : lines.split('\n');
}
