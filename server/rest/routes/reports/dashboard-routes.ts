import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { operationFor } from '../../definition/operation.js';
import {
  dashboardListRows,
  presentAdHistory,
  presentDomainDashboard,
  presentKeywordDashboard,
} from './present-dashboards.js';
import { text, integer } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import { baseParameter } from '../../parameters/shared-parameters.js';
import { field, presentAll, responseObject } from '../../definition/response-object.js';
import type { OperationRoute, RestRoute } from '../../definition/rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

const domain = inQuery(text(), { variable: 'domain', description: { en: 'Domain.', ru: 'Домен.' } });

const competitorFields = {
  did: field('did', { type: 'integer', description: { en: 'Id of the domain.', ru: 'ID домена.' } }),
  name: field('name', { type: 'string', description: { en: 'Domain.', ru: 'Домен.' } }),
  cnt: field('cnt', {
    type: 'integer',
    description: { en: 'Number of shared keywords.', ru: 'Число общих фраз.' },
  }),
};

/** Documented fields of a paid competitor. The response contains the other fields of the GraphQL type as well. */
const paidCompetitor = responseObject({
  ...competitorFields,
  vis: field('vis', {
    type: 'integer',
    description: { en: 'Estimated daily visits.', ru: 'Оценка визитов в день.' },
  }),
});

/** Days covered by the visits of the competitor list. */
const competitorVisitDays = 30 * 3;

const organicCompetitor = responseObject({
  ...competitorFields,
  perc: field('perc', {
    type: 'number',
    description: {
      en: "Shared keywords as a percentage of the competitor's keywords.",
      ru: 'Общие фразы в процентах от фраз конкурента.',
    },
  }),
  it50: field('it50', {
    type: 'integer',
    description: {
      en: "Number of the competitor's keywords in the top 50.",
      ru: 'Число фраз конкурента в топ 50.',
    },
  }),
  // Clients divide the value by 90.
  vis: field(
    'vis',
    {
      type: 'integer',
      description: {
        en: 'Estimated visits in three months: 90 times the daily figure.',
        ru: 'Оценка визитов за три месяца: 90 дневных.',
      },
    },
    (visits) => Number(visits) * competitorVisitDays,
  ),
});

const integerSchema = { type: 'integer' } as const;

const adMonthSchema = {
  type: 'object',
  properties: {
    adCost: integerSchema,
    adsCount: integerSchema,
    adTraf: integerSchema,
    adKeysCount: integerSchema,
  },
} as const;

const positionPoint = responseObject({
  m: field('m', { type: 'integer' }),
  y: field('y', { type: 'integer' }),
  pos: field('pos', { type: ['integer', 'null'] }),
});

/** Route-specific properties of a dashboard route. */
/** The public API lists twice as many rows as the dashboards of the interface. */
const getListVariables = () => ({ listRows: dashboardListRows });

type RouteDetails = Pick<
  OperationRoute,
  'path' | 'summary' | 'description' | 'parameters' | 'variables' | 'shape' | 'responseSchema'
>;

/** Routes for the dashboard of a domain or keyword. */
export function dashboardRoutes(schema: GraphQLSchema): RestRoute[] {
  const routeFor = (query: string, route: RouteDetails): RestRoute => ({
    ...route,
    methods: ['GET'],
    tag: 'dashboards',
    operation: operationFor(schema, query),
  });
  const domainRoute = (query: string, route: Omit<RouteDetails, 'parameters'>): RestRoute =>
    routeFor(query, { ...route, parameters: z.object({ domain, base: baseParameter }) });
  return [
    domainRoute('domainDashboard', {
      path: '/report/simple/domain_dashboard',
      variables: getListVariables,
      summary: { en: 'Domain dashboard', ru: 'Сводка домена' },
      description: {
        en: 'Totals of a domain, the first rows of its reports, and its history.',
        ru: 'Итоги домена, первые строки его отчётов и история.',
      },
      shape: (data) => presentDomainDashboard(data['domainDashboard'] as Fields),
      responseSchema: {
        type: 'object',
        description: {
          en: 'Fields of the GraphQL type DomainDashboard; history is a map with keys YYYY.MM.',
          ru: 'Поля типа GraphQL DomainDashboard; history – по ключам ГГГГ.ММ.',
        },
      },
    }),
    domainRoute('dashboardCompetitors', {
      path: '/report/simple/domain_dashboard/concurents',
      summary: { en: 'Competitors of a domain', ru: 'Конкуренты домена' },
      description: {
        en: 'Top competitors of a domain in organic search.',
        ru: 'Первые конкуренты домена в поиске.',
      },
      shape: (data) => presentAll(organicCompetitor, data['dashboardCompetitors']),
      responseSchema: { type: 'array', items: organicCompetitor.schema },
    }),
    domainRoute('dashboardPaidCompetitors', {
      path: '/report/simple/domain_dashboard/adconcurents',
      summary: { en: 'Ad competitors of a domain', ru: 'Конкуренты домена в рекламе' },
      description: {
        en: 'Top competitors of a domain in paid search.',
        ru: 'Первые конкуренты домена в рекламе.',
      },
      shape: (data) => data['dashboardPaidCompetitors'],
      responseSchema: { type: 'array', items: paidCompetitor.schema },
    }),
    domainRoute('domainDashboardPdf', {
      path: '/report/simple/domain_dashboard/pdf',
      summary: { en: 'Domain dashboard as PDF', ru: 'Сводка домена в PDF' },
      description: {
        en: 'URL of the summary as a PDF, valid for the requesting user.',
        ru: 'Адрес сводки в PDF, доступный запросившему пользователю.',
      },
      shape: (data, { request }) => ({
        url: `${request.protocol}://${request.host}${(data['domainDashboardPdf'] as { url: string }).url}`,
      }),
      responseSchema: { type: 'object', properties: { url: { type: 'string' } } },
    }),
    domainRoute('domainAdHistory', {
      path: '/report/simple/domain_ad_history',
      summary: { en: 'Ad history', ru: 'История рекламы' },
      description: {
        en: 'Paid keywords, ads and ad visits by month, newest first, as a map with keys YYYY-MM.',
        ru: 'Фразы в рекламе, объявления и визиты с рекламы по месяцам, сначала новые, с ключами ГГГГ-ММ.',
      },
      shape: (data) => presentAdHistory(data['domainAdHistory']),
      responseSchema: { type: 'object', additionalProperties: adMonthSchema },
    }),
    routeFor('keywordDashboard', {
      path: '/report/simple/keyword_dashboard',
      variables: getListVariables,
      summary: { en: 'Keyword dashboard', ru: 'Сводка фразы' },
      description: {
        en: 'Search volumes, search results, ads and similar keywords of a keyword.',
        ru: 'Частотность фразы, её выдача, объявления и похожие фразы.',
      },
      parameters: z.object({
        keyword: inQuery(text(), {
          aliases: ['key'],
          variable: 'keyword',
          description: { en: 'Keyword.', ru: 'Фраза.' },
        }),
        base: baseParameter,
      }),
      shape: (data, { request }) =>
        presentKeywordDashboard(data['keywordDashboard'] as Fields, request.scope.language),
      responseSchema: {
        type: 'object',
        description: {
          en: 'Fields of the GraphQL type KeywordDashboard.',
          ru: 'Поля типа GraphQL KeywordDashboard.',
        },
      },
    }),
    routeFor('positionHistory', {
      path: '/report/simple/domain_history_by_keywords',
      summary: { en: 'Position history', ru: 'История позиций' },
      description: {
        en: 'Monthly positions of a domain for a keyword, oldest first.',
        ru: 'Позиции домена по фразе по месяцам, сначала старые.',
      },
      parameters: z.object({
        domain: inQuery(text().optional(), {
          variable: 'domain',
          description: { en: 'Domain.', ru: 'Домен.' },
        }),
        keyword: inQuery(text().optional(), {
          variable: 'keyword',
          description: { en: 'Keyword.', ru: 'Фраза.' },
        }),
        did: inQuery(integer().optional(), {
          variable: 'did',
          description: {
            en: 'Id of the domain, instead of domain.',
            ru: 'Номер домена вместо domain.',
          },
        }),
        kid: inQuery(integer().optional(), {
          variable: 'kid',
          description: {
            en: 'Id of the keyword, instead of keyword.',
            ru: 'Номер фразы вместо keyword.',
          },
        }),
        base: baseParameter,
      }),
      shape: (data) => presentAll(positionPoint, data['positionHistory']),
      responseSchema: { type: 'array', items: positionPoint.schema },
    }),
  ];
}
