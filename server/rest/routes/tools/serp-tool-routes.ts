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
import { fileRoute, type JsonSchema, type RestRoute } from '../../definition/rest-route.js';
import { baseParameter } from '../../parameters/shared-parameters.js';

interface SerpTop {
  keyword: string;
  places: readonly {
    pos: number;
    domain: string;
    url: string;
    domainTops: number;
    pageTops: number;
  }[];
}

interface Month {
  month: string;
  places: readonly { did: number; domain: string; pos: number; url: string }[];
}

const positionSchema: JsonSchema = {
  type: 'integer',
  description: { en: 'Position, 1 to 50.', ru: 'Позиция, от 1 до 50.' },
};
const domainSchema: JsonSchema = { type: 'string', description: { en: 'Domain.', ru: 'Домен.' } };
const urlSchema: JsonSchema = {
  type: 'string',
  description: { en: 'Path and query of the page.', ru: 'Путь и параметры страницы.' },
};
const topCountSchema = (en: string, ru: string): JsonSchema => ({ type: 'integer', description: { en, ru } });

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
      shape: (data) =>
        Object.fromEntries(
          (data['serpComparison'] as { tops: readonly SerpTop[] }).tops.map(({ keyword, places }) => [
            keyword,
            places.map(({ pos, domain: name, url: path, domainTops, pageTops }) => ({
              count: { domain: domainTops, url: pageTops },
              domain: name,
              pos,
              url: path,
            })),
          ]),
        ),
      responseSchema: {
        type: 'object',
        description: { en: 'Search results by keyword.', ru: 'Результаты выдачи по фразам.' },
        additionalProperties: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              count: {
                type: 'object',
                properties: {
                  domain: topCountSchema('Number of tops with the domain.', 'В скольких топах стоит домен.'),
                  url: topCountSchema('Number of tops with the page.', 'В скольких топах стоит страница.'),
                },
              },
              domain: domainSchema,
              pos: positionSchema,
              url: urlSchema,
            },
          },
        },
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
      shape: (data) =>
        Object.fromEntries(
          (data['serpHistory'] as { months: readonly Month[] }).months.map(({ month, places }) => [
            month,
            places.map(({ did, domain: name, pos, url: path }) => ({ did, domain: name, pos, url: path })),
          ]),
        ),
      responseSchema: {
        type: 'object',
        additionalProperties: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              did: { type: 'integer', description: { en: 'Id of the domain.', ru: 'ID домена.' } },
              domain: domainSchema,
              pos: positionSchema,
              url: urlSchema,
            },
          },
        },
      },
    },
  ];
}
