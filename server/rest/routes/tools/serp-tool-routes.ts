import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { serpComparisonPage } from '../../../contract/tools/serp-pages.js';
import { defaultTopDepth, topDepths } from '../../../contract/tools/top-depths.js';
import { compareSerps } from '../../../modules/serp-tools/compare-serps.js';
import { serpWorkbook } from '../../../modules/serp-tools/serp-workbook.js';
import { attachment } from '../../responses/export-response.js';
import { operationFor } from '../../definition/operation.js';
import { lines, numberChoice, text } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import { reportFileTypes } from '../../parameters/report-file-types.js';
import {
  computedField,
  field,
  presentAll,
  responseObject,
  type ResponseObject,
} from '../../definition/response-object.js';
import { fileRoute, type JsonSchema, type RestRoute } from '../../definition/rest-route.js';
import { baseParameter } from '../../parameters/shared-parameters.js';

const position = field('pos', {
  type: 'integer',
  description: { en: 'Position, 1 to 50.', ru: 'Позиция, от 1 до 50.' },
});
const domain = field('domain', { type: 'string', description: { en: 'Domain.', ru: 'Домен.' } });
const url = field('url', {
  type: 'string',
  description: { en: 'Path and query of the page.', ru: 'Путь и параметры страницы.' },
});

const topCounts = responseObject({
  domain: field('domainTops', {
    type: 'integer',
    description: { en: 'Number of tops with the domain.', ru: 'В скольких топах стоит домен.' },
  }),
  url: field('pageTops', {
    type: 'integer',
    description: { en: 'Number of tops with the page.', ru: 'В скольких топах стоит страница.' },
  }),
});

const comparedPlace = responseObject({
  count: computedField(topCounts.selection, topCounts.schema, topCounts.present),
  domain,
  pos: position,
  url: computedField(
    'domain url',
    {
      type: 'string',
      description: { en: 'Domain, path and query of the page.', ru: 'Домен, путь и параметры страницы.' },
    },
    (source) => `${String(source['domain'])}${String(source['url'])}`,
  ),
});

const historyPlace = responseObject({
  did: field('did', { type: 'integer', description: { en: 'Id of the domain.', ru: 'ID домена.' } }),
  domain,
  pos: position,
  url,
});

type Fields = Readonly<Record<string, unknown>>;

/** Maps search results to lists of places by the value of `key`. */
function presentSerps(place: ResponseObject, key: string, tops: unknown): Fields {
  return Object.fromEntries(
    (tops as readonly Fields[]).map((top) => [String(top[key]), presentAll(place, top['places'])] as const),
  );
}

const serpsSchema = (place: ResponseObject): JsonSchema => ({
  type: 'object',
  additionalProperties: { type: 'array', items: place.schema },
});

/** Parameters of a comparison. */
const comparisonParameters = {
  list: inQuery(lines(), {
    variable: 'keywords',
    description: {
      en: 'Keywords, as a list or as a text with one per line.',
      ru: 'Фразы: список или текст, по одной в строке.',
    },
  }),
  depth: inQuery(numberChoice(topDepths).default(defaultTopDepth), {
    variable: 'depth',
    description: { en: 'Number of positions per top.', ru: 'Сколько позиций в каждом топе.' },
  }),
  base: baseParameter,
};

/** Search results as a workbook. */
const workbookRoute = fileRoute({
  methods: ['POST'],
  path: '/tools/check-top/xlsx',
  tag: 'tools',
  summary: { en: 'SERP comparison: workbook', ru: 'Сравнение выдачи: XLSX' },
  description: {
    en: 'The compared tops as a workbook, one row per position; limited by the export rows of the plan.',
    ru: 'Сравниваемые топы в файле XLSX, по строке на позицию; число строк ограничено тарифом.',
  },
  parameters: z.object(comparisonParameters),
  responseSchema: { type: 'string', format: 'binary' },
  file: {
    types: [reportFileTypes.xlsx],
    page: serpComparisonPage,
    respond: async ({ values: { list, depth, base }, context, reply }) => {
      const tops = await compareSerps(list, depth, base ?? context.defaultBase, context);
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachment('serp-comparison.xlsx'))
        .type(reportFileTypes.xlsx)
        .send(serpWorkbook(tops, context.language));
    },
  },
});

/** Routes of the SERP tools. */
export function serpToolRoutes(schema: GraphQLSchema): RestRoute[] {
  return [
    workbookRoute,
    {
      methods: ['POST'],
      path: '/tools/check-top',
      tag: 'tools',
      summary: { en: 'SERP comparison', ru: 'Сравнение выдачи' },
      description: {
        en: 'Latest tops of several keywords, with the number of tops that contain each domain and page. Keywords that are not in the database are omitted.',
        ru: 'Текущие топы нескольких фраз; у каждого домена и страницы – в скольких топах они стоят. Фраз, которых нет в базе, в ответе нет.',
      },
      parameters: z.object(comparisonParameters),
      operation: operationFor(schema, 'serpComparison'),
      shape: (data) => presentSerps(comparedPlace, 'keyword', (data['serpComparison'] as Fields)['tops']),
      responseSchema: {
        ...serpsSchema(comparedPlace),
        description: { en: 'Search results by keyword.', ru: 'Результаты выдачи по фразам.' },
      },
    },
    {
      methods: ['POST'],
      path: '/tools/history-serp',
      tag: 'tools',
      summary: { en: 'SERP history', ru: 'История выдачи' },
      description: {
        en: 'Top of a keyword by month, as a map with keys YYYY.MM.',
        ru: 'Топ фразы по месяцам, с ключами ГГГГ.ММ.',
      },
      parameters: z.object({
        keyword: inQuery(text(), {
          variable: 'keyword',
          description: { en: 'Keyword.', ru: 'Фраза.' },
        }),
        base: baseParameter,
      }),
      operation: operationFor(schema, 'serpHistory'),
      shape: (data) => presentSerps(historyPlace, 'month', (data['serpHistory'] as Fields)['months']),
      responseSchema: serpsSchema(historyPlace),
    },
  ];
}
