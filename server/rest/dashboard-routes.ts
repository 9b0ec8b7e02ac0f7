import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { operationFor } from './operation.js';
import {
  presentAdHistory,
  presentCompetitors,
  presentDomainDashboard,
  presentKeywordDashboard,
} from './present-dashboards.js';
import { text, integer } from './parameter-kinds.js';
import { inQuery } from './rest-parameters.js';
import { baseParameter } from './shared-parameters.js';
import type { JsonSchema, OperationRoute, RestRoute } from './rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

const domain = inQuery(text(), { variable: 'domain', description: { en: 'The domain.', ru: 'Домен.' } });

const competitorSchema: JsonSchema = {
  type: 'object',
  properties: {
    did: { type: 'integer', description: { en: 'Id of the domain.', ru: 'ID домена.' } },
    name: { type: 'string', description: { en: 'The domain.', ru: 'Домен.' } },
    cnt: { type: 'integer', description: { en: 'Shared keywords.', ru: 'Общие фразы.' } },
    vis: { type: 'integer', description: { en: 'Estimated daily visits.', ru: 'Оценка визитов в день.' } },
  },
};

const organicCompetitorSchema: JsonSchema = {
  type: 'object',
  properties: {
    ...competitorSchema.properties,
    vis: {
      type: 'integer',
      description: {
        en: 'Estimated visits in three months: 90 times the daily figure.',
        ru: 'Оценка визитов за три месяца: 90 дневных.',
      },
    },
    perc: {
      type: 'number',
      description: {
        en: "Shared keywords as a percentage of the competitor's keywords.",
        ru: 'Общие фразы в процентах от фраз конкурента.',
      },
    },
    it50: {
      type: 'integer',
      description: { en: "The competitor's keywords in the top 50.", ru: 'Фразы конкурента в топ 50.' },
    },
  },
};

/** Route-specific properties of a dashboard route. */
type RouteDetails = Pick<
  OperationRoute,
  'path' | 'summary' | 'description' | 'parameters' | 'shape' | 'responseSchema'
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
      summary: { en: 'Domain dashboard', ru: 'Сводка домена' },
      description: {
        en: 'Totals of a domain, the top rows of its reports, and its history.',
        ru: 'Итоги домена, начала его отчётов и история.',
      },
      shape: (data) => presentDomainDashboard(data['domainDashboard'] as Fields),
      responseSchema: {
        type: 'object',
        description: {
          en: 'Fields of the GraphQL type DomainDashboard; history is a map of YYYY.MM.',
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
      shape: (data) => presentCompetitors(data['dashboardCompetitors']),
      responseSchema: { type: 'array', items: organicCompetitorSchema },
    }),
    domainRoute('dashboardPaidCompetitors', {
      path: '/report/simple/domain_dashboard/adconcurents',
      summary: { en: 'Ad competitors of a domain', ru: 'Конкуренты домена в рекламе' },
      description: {
        en: 'Top competitors of a domain in paid search.',
        ru: 'Первые конкуренты домена в рекламе.',
      },
      shape: (data) => data['dashboardPaidCompetitors'],
      responseSchema: { type: 'array', items: competitorSchema },
    }),
    domainRoute('domainDashboardPdf', {
      path: '/report/simple/domain_dashboard/pdf',
      summary: { en: 'Domain dashboard as PDF', ru: 'Сводка домена в PDF' },
      description: {
        en: 'Address of the summary as a PDF, for the one who asks.',
        ru: 'Адрес сводки в PDF, для того, кто спрашивает.',
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
        en: 'Paid keywords, ads and ad visits by month, a key of the map each: YYYY.MM.',
        ru: 'Фразы в рекламе, объявления и визиты с рекламы по месяцам, каждый – ключ ГГГГ.ММ.',
      },
      shape: (data) => presentAdHistory(data['domainAdHistory']),
      responseSchema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    }),
    routeFor('keywordDashboard', {
      path: '/report/simple/keyword_dashboard',
      summary: { en: 'Keyword dashboard', ru: 'Сводка фразы' },
      description: {
        en: 'Volumes of a keyword, its search results, its ads, similar keywords.',
        ru: 'Частотность фразы, её выдача, объявления и похожие фразы.',
      },
      parameters: z.object({
        keyword: inQuery(text(), {
          aliases: ['key'],
          variable: 'keyword',
          description: { en: 'The keyword.', ru: 'Фраза.' },
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
        en: 'Positions of a domain for a keyword, a point a month, oldest first.',
        ru: 'Позиции домена по фразе, точка в месяц, сначала старые.',
      },
      parameters: z.object({
        domain: inQuery(text().optional(), {
          variable: 'domain',
          description: { en: 'The domain.', ru: 'Домен.' },
        }),
        keyword: inQuery(text().optional(), {
          variable: 'keyword',
          description: { en: 'The keyword.', ru: 'Фраза.' },
        }),
        did: inQuery(integer().optional(), {
          variable: 'did',
          description: {
            en: 'Id of the domain, in place of its name.',
            ru: 'Номер домена вместо имени.',
          },
        }),
        kid: inQuery(integer().optional(), {
          variable: 'kid',
          description: {
            en: 'Id of the keyword, in place of its words.',
            ru: 'Номер фразы вместо её слов.',
          },
        }),
        base: baseParameter,
      }),
      shape: (data) => data['positionHistory'],
      responseSchema: {
        type: 'array',
        items: {
          type: 'object',
          properties: { m: { type: 'integer' }, y: { type: 'integer' }, pos: { type: ['integer', 'null'] } },
        },
      },
    }),
  ];
}
