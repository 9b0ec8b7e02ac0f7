import type { GraphQLSchema } from 'graphql';
import { safeReturnPath } from '../http/return-path.js';
import { baseCookie } from '../http/base-cookie.js';
import { operationFor } from './operation.js';
import { baseParameter } from './report-route.js';
import type { RestRoute } from './rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

const yearInSeconds = 31_536_000;

/** Calls about what the databases are and hold: wizards, the current database, its switch, suggestions. */
export function catalogueRoutes(schema: GraphQLSchema): RestRoute[] {
  return [
    {
      methods: ['GET'],
      path: '/wizardClasses',
      tag: 'catalogue',
      summary: 'Wizards',
      description: 'All kinds of elements on result pages beside plain links.',
      parameters: [],
      operation: '{ wizardClasses { id name } }',
      shape: (data) => data['wizardClasses'],
      answer: {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } },
      },
    },
    {
      methods: ['GET'],
      path: '/regions/db',
      tag: 'catalogue',
      summary: 'Current database',
      description: 'The database that a call means which names none.',
      parameters: [],
      operation: operationFor(schema, 'currentDatabase'),
      shape: (data) => data['currentDatabase'],
      answer: {
        type: 'object',
        description: 'code, name, lng, caption, short, engine, currency, priority and dates.',
      },
    },
    switchRoute,
    ...suggestionRoutes,
  ];
}

const switchRoute: RestRoute = {
  methods: ['GET'],
  path: '/changedb/{dbname}',
  tag: 'catalogue',
  summary: 'Switch database',
  description:
    'Remembers the database in a cookie and leads to url, a path of this site. An unknown database means gny.',
  alwaysCall: true,
  parameters: [
    { name: 'dbname', in: 'path', type: 'string', required: true, description: 'Code of the database.' },
    { name: 'url', in: 'query', type: 'string', default: '/', description: 'Path to go to.' },
  ],
  operation: '{ databases { code } }',
  shape: (data, { values, reply, request }) => {
    const codes = (data['databases'] as Fields[]).map(({ code }) => String(code));
    const wanted = String(values['dbname']).toLowerCase();
    const code = codes.includes(wanted) ? wanted : 'gny';
    const secure = request.protocol === 'https';
    void reply.setCookie(baseCookie, code, {
      path: '/',
      maxAge: yearInSeconds,
      sameSite: 'lax',
      httpOnly: true,
      secure,
    });
    void reply.redirect(safeReturnPath(String(values['url']), code), 302);
    return '';
  },
  answer: { description: '302 to url.' },
};

const suggestion: Omit<RestRoute, 'path' | 'parameters'> = {
  methods: ['GET'],
  tag: 'catalogue',
  summary: 'Suggestions',
  description: 'Domains and keywords that start with what was typed, weightiest first.',
  operation:
    'query ($query: String!, $base: String, $type: SuggestionScope!) { suggestions(query: $query, base: $base, type: $type) { text } }',
  shape: (data) => (data['suggestions'] as Fields[]).map(({ text }) => text),
  answer: { type: 'array', items: { type: 'string' } },
};

const suggestionRoutes: RestRoute[] = (['query', 'path'] as const).map((place) => ({
  ...suggestion,
  path: place === 'path' ? '/suggestion/{apiType}' : '/suggestion',
  parameters: [
    {
      name: 'apiType',
      in: place,
      type: 'string',
      oneOf: ['domain', 'keyword', 'domain_and_keyword'],
      default: 'domain_and_keyword',
      variable: 'type',
      description: 'What to suggest.',
    },
    {
      name: 'query',
      in: 'query',
      type: 'string',
      required: true,
      variable: 'query',
      description: 'What was typed.',
    },
    baseParameter,
  ],
}));
