import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { safeReturnPath } from '../../../contract/accounts/return-path.js';
import { createBaseCookie } from '../../../http/security/base-cookie.js';
import { operationFor } from '../../definition/operation.js';
import { text, textChoice } from '../../parameters/parameter-kinds.js';
import { inPath, inQuery, noParameters } from '../../parameters/rest-parameters.js';
import { operationRoute, type OperationRoute, type RestRoute } from '../../definition/rest-route.js';
import { baseParameter } from '../../parameters/shared-parameters.js';

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
        en: 'All SERP features: elements of search results other than plain links.',
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
        en: 'Default database of calls without the parameter base.',
        ru: 'База вызовов, в которых не указан параметр base.',
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
    en: 'Stores the database in a cookie and redirects to url, a path on this site. An unknown database becomes gny.',
    ru: 'Сохраняет базу в cookie и перенаправляет на url, путь этого сайта. Вместо неизвестной базы выбирается gny.',
  },
  servesNavigation: true,
  allowsExpiredSession: true,
  parameters: z.object({
    dbname: inPath(text(), { description: { en: 'Code of the database.', ru: 'Код базы.' } }),
    url: inQuery(text().default('/'), {
      description: { en: 'Redirect path.', ru: 'Путь для перехода.' },
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
  responseSchema: { description: { en: 'Redirect to url.', ru: 'Перенаправление на url.' } },
});

/** Replaces the database parameter of a path, if it has one. */
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
    en: 'Domains and keywords that start with the text; if there are few, also those that contain it. Most visible first.',
    ru: 'Домены и фразы, которые начинаются с текста; если таких мало – и те, что его содержат. Сначала самые заметные.',
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
      description: { en: 'Kind of suggestions.', ru: 'Вид подсказок.' },
    }),
    query: inQuery(text(), { variable: 'query', description: { en: 'Search text.', ru: 'Текст поиска.' } }),
    base: baseParameter,
  }),
}));
