import type { GraphQLSchema } from 'graphql';
import { operationFor } from './operation.js';
import { presentDomainDashboard, presentKeywordDashboard } from './present-dashboards.js';
import { baseParameter } from './report-route.js';
import type { JsonSchema, RestParameter, RestRoute } from './rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

const domain: RestParameter = {
  name: 'domain',
  in: 'query',
  type: 'string',
  required: true,
  variable: 'domain',
  description: 'The domain.',
};

const optionalId = (name: string, description: string): RestParameter => ({
  name,
  in: 'query',
  type: 'integer',
  minimum: 0,
  variable: name,
  description,
});

const competitor: JsonSchema = {
  type: 'object',
  properties: {
    did: { type: 'integer', description: 'Id of the domain.' },
    name: { type: 'string', description: 'The domain.' },
    cnt: { type: 'integer', description: 'Shared keywords.' },
    vis: { type: 'integer', description: 'Estimated visits a day.' },
  },
};

/** Calls that answer a whole page of one domain or keyword. */
export function dashboardRoutes(schema: GraphQLSchema): RestRoute[] {
  const common = { methods: ['GET'] as const, tag: 'dashboards' };
  return [
    {
      ...common,
      path: '/report/simple/domain_dashboard',
      summary: 'Domain dashboard',
      description: 'Totals of a domain, the heads of its reports, and its history.',
      parameters: [domain, baseParameter],
      operation: operationFor(schema, 'domainDashboard'),
      shape: (data) => presentDomainDashboard(data['domainDashboard'] as Fields),
      answer: {
        type: 'object',
        description: 'Fields of the GraphQL type DomainDashboard; history is a map of YYYY.MM.',
      },
    },
    {
      ...common,
      path: '/report/simple/domain_dashboard/concurents',
      summary: 'Competitors of a domain',
      description: 'First competitors of a domain in organic search.',
      parameters: [domain, baseParameter],
      operation: operationFor(schema, 'dashboardCompetitors'),
      shape: (data) => data['dashboardCompetitors'],
      answer: { type: 'array', items: competitor },
    },
    {
      ...common,
      path: '/report/simple/domain_dashboard/adconcurents',
      summary: 'Paid competitors of a domain',
      description: 'First competitors of a domain in paid search.',
      parameters: [domain, baseParameter],
      operation: operationFor(schema, 'dashboardPaidCompetitors'),
      shape: (data) => data['dashboardPaidCompetitors'],
      answer: { type: 'array', items: competitor },
    },
    {
      ...common,
      path: '/report/simple/keyword_dashboard',
      summary: 'Keyword dashboard',
      description: 'Volumes of a keyword, its result page, its ads, similar keywords.',
      parameters: [
        { ...domain, name: 'keyword', aliases: ['key'], variable: 'keyword', description: 'The keyword.' },
        baseParameter,
      ],
      operation: operationFor(schema, 'keywordDashboard'),
      shape: (data, { request }) =>
        presentKeywordDashboard(data['keywordDashboard'] as Fields, request.scope.language),
      answer: { type: 'object', description: 'Fields of the GraphQL type KeywordDashboard.' },
    },
    {
      ...common,
      path: '/report/simple/domain_history_by_keywords',
      summary: 'Position history',
      description: 'Positions of a domain for a keyword, a point a month, oldest first.',
      parameters: [
        { ...domain, required: false },
        { ...domain, name: 'keyword', required: false, variable: 'keyword', description: 'The keyword.' },
        optionalId('did', 'Id of the domain, in place of its name.'),
        optionalId('kid', 'Id of the keyword, in place of its words.'),
        baseParameter,
      ],
      operation: operationFor(schema, 'positionHistory'),
      shape: (data) => data['positionHistory'],
      answer: {
        type: 'array',
        items: {
          type: 'object',
          properties: { m: { type: 'integer' }, y: { type: 'integer' }, pos: { type: ['integer', 'null'] } },
        },
      },
    },
  ];
}
