import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { safeReturnPath } from '../contract/return-path.js';
import { createBaseCookie } from '../http/base-cookie.js';
import { operationFor } from './operation.js';
import { text, textChoice } from './parameter-kinds.js';
import { inPath, inQuery, noParameters } from './rest-parameters.js';
import { operationRoute, type OperationRoute, type RestRoute } from './rest-route.js';
import { baseParameter } from './shared-parameters.js';

type Fields = Readonly<Record<string, unknown>>;

/** Routes for SERP features, the current database, switching it and suggestions. */
export function catalogueRoutes(schema: GraphQLSchema): RestRoute[] {
  return [
    {
      methods: ['GET'],
      path: '/wizardClasses',
      tag: 'catalogue',
      summary: { en: 'SERP features', ru: 'Колдунщики' },
      description: {
        en: 'All SERP features: what search results hold beside plain links.',
        ru: 'Все колдунщики: что есть в выдаче кроме обычных ссылок.',
      },
      parameters: noParameters,
      operation: '{ wizardClasses { id name } }',
      shape: (data) => data['wizardClasses'],
      responseSchema: {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } },
      },
    },
    {
      methods: ['GET'],
      path: '/regions/db',
      tag: 'catalogue',
      summary: { en: 'Current database', ru: 'Текущая база' },
      description: {
        en: 'The database used by calls that name none.',
        ru: 'База для вызовов, в которых она не названа.',
      },
      parameters: noParameters,
      operation: operationFor(schema, 'currentDatabase'),
      shape: (data) => data['currentDatabase'],
      responseSchema: {
        type: 'object',
        description: {
          en: 'code, name, lng, caption, short, engine, currency, priority and dates.',
          ru: 'code, name, lng, caption, short, engine, currency, priority и даты.',
        },
      },
    },
    switchDatabaseRoute,
    ...suggestionRoutes,
  ];
}

const switchDatabaseRoute = operationRoute({
  methods: ['GET'],
  path: '/changedb/{dbname}',
  tag: 'catalogue',
  summary: { en: 'Switch database', ru: 'Смена базы' },
  description: {
    en: 'Remembers the database in a cookie and leads to url, a path of this site. An unknown database means gny.',
    ru: 'Запоминает базу в cookie и ведёт на url, путь этого сайта. Неизвестная база – gny.',
  },
  servesNavigation: true,
  allowsExpiredSession: true,
  parameters: z.object({
    dbname: inPath(text(), { description: { en: 'Code of the database.', ru: 'Код базы.' } }),
    url: inQuery(text().default('/'), {
      description: { en: 'Path to go to.', ru: 'Путь, на который перейти.' },
    }),
  }),
  operation: '{ databases { code } }',
  shape: (data, { values, reply, request }) => {
    const codes = (data['databases'] as Fields[]).map(({ code }) => String(code));
    const requestedCode = values.dbname.toLowerCase();
    const code = codes.includes(requestedCode) ? requestedCode : 'gny';
    void reply.setCookie(...createBaseCookie(code, request));
    void reply.redirect(withDatabase(safeReturnPath(values.url, { allowAuthRoutes: true }), code), 302);
    return '';
  },
  responseSchema: { description: { en: '302 to url.', ru: '302 на url.' } },
});

/** Replaces the database in a path that contains one. */
function withDatabase(path: string, code: string): string {
  const target = new URL(path, 'http://here.invalid');
  if (!target.searchParams.has('db')) return path;
  target.searchParams.set('db', code);
  return target.pathname + target.search + target.hash;
}

const suggestionRouteDefaults: Omit<OperationRoute, 'path' | 'parameters' | 'summary'> = {
  methods: ['GET'],
  tag: 'catalogue',
  description: {
    en: 'Domains and keywords that start with the typed text or, where these are few, contain it. The most visible first.',
    ru: 'Домены и фразы, которые начинаются с набранного, а если таких мало – содержат его. Сначала самые заметные.',
  },
  operation:
    'query ($query: String!, $base: String, $type: SuggestionScope!) { suggestions(query: $query, base: $base, type: $type) { text } }',
  shape: (data) => (data['suggestions'] as Fields[]).map(({ text }) => text),
  responseSchema: { type: 'array', items: { type: 'string' } },
};

const suggestionRoutes: RestRoute[] = [inQuery, inPath].map((declare) => ({
  ...suggestionRouteDefaults,
  path: declare === inPath ? '/suggestion/{apiType}' : '/suggestion',
  summary:
    declare === inPath
      ? { en: 'Suggestions of one kind', ru: 'Подсказки одного вида' }
      : { en: 'Suggestions', ru: 'Подсказки' },
  parameters: z.object({
    apiType: declare(textChoice(['domain', 'keyword', 'domain_and_keyword']).default('domain_and_keyword'), {
      variable: 'type',
      description: { en: 'What to suggest.', ru: 'Что подсказывать.' },
    }),
    query: inQuery(text(), { variable: 'query', description: { en: 'What was typed.', ru: 'Что набрано.' } }),
    base: baseParameter,
  }),
}));
