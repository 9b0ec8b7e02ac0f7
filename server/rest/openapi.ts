import { ErrorCode } from '../errors/error-code.js';
import { errorCatalogue } from '../errors/error-catalogue.js';
import type { JsonSchema, RestParameter, RestRoute } from './rest-route.js';

type Json = Readonly<Record<string, unknown>>;

const failureSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'What went wrong, in the language of the request.' },
    code: {
      type: 'string',
      enum: Object.values(ErrorCode),
      description: 'Stable code, the same as in GraphQL.',
    },
    requestId: { type: 'string', description: 'Id of the request, to be named when asking for help.' },
  },
};

/** The OpenAPI document of every declared call. */
export function openApiDocument(routes: readonly RestRoute[], publicUrl: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rivalscope API',
      version: '1',
      description:
        'Search results, positions and competitors of any domain or keyword. Every call answers under /api and at the root. ' +
        'The same data with typed fields is at /graphql.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths: Object.fromEntries(routes.map((route) => [route.path, pathItem(route)])),
    components: { schemas: { Failure: failureSchema } },
  };
}

function pathItem(route: RestRoute): Json {
  return Object.fromEntries(route.methods.map((method) => [method.toLowerCase(), operation(route, method)]));
}

function operation(route: RestRoute, method: 'GET' | 'POST'): Json {
  const inBody = method === 'POST' ? route.parameters.filter((parameter) => parameter.in === 'query') : [];
  const outside = route.parameters.filter((parameter) => !inBody.includes(parameter));
  return {
    operationId: operationId(route, method),
    tags: [route.tag],
    summary: route.summary,
    description: route.description,
    parameters: outside.map(parameterObject),
    ...(inBody.length > 0 ? { requestBody: bodyOf(inBody) } : {}),
    responses: responsesOf(route),
  };
}

function operationId(route: RestRoute, method: string): string {
  const words = route.path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return [method.toLowerCase(), ...words].join('_');
}

function parameterObject(parameter: RestParameter): Json {
  const also = parameter.aliases ? ` Also read as ${parameter.aliases.join(', ')}.` : '';
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.in === 'path' || (parameter.required ?? false),
    description: parameter.description + also,
    schema: schemaOf(parameter),
  };
}

function bodyOf(parameters: readonly RestParameter[]): Json {
  const properties = Object.fromEntries(
    parameters.map((parameter) => [
      parameter.name,
      { ...schemaOf(parameter), description: parameter.description },
    ]),
  );
  return {
    description:
      'The parameters as JSON or as a form, at the top or under `params`; those in the address are read too.',
    content: { 'application/json': { schema: { type: 'object', properties } } },
  };
}

function schemaOf({ type, minimum, maximum, oneOf, default: usual }: RestParameter): Json {
  return {
    ...(type === 'stringList' ? { type: 'array', items: { type: 'string' } } : { type }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(oneOf ? { enum: oneOf } : {}),
    ...(usual === undefined ? {} : { default: usual }),
  };
}

function responsesOf(route: RestRoute): Json {
  const codes = [
    ErrorCode.BadRequest,
    ErrorCode.UnknownBase,
    ErrorCode.TooHeavy,
    ErrorCode.TooManyRequests,
    ErrorCode.Internal,
  ];
  const failures = codes.map(
    (code) => [String(errorCatalogue[code].status), failure(errorCatalogue[code].text.en)] as const,
  );
  const isRedirect = route.alwaysCall === true;
  const file = route.report ? { 'text/csv': { schema: { type: 'string' } } } : {};
  const done = isRedirect
    ? { description: route.answer.description ?? '' }
    : { description: 'The answer.', content: { 'application/json': { schema: route.answer }, ...file } };
  return { [isRedirect ? '302' : '200']: done, ...Object.fromEntries(failures) };
}

function failure(description: string): Json {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
}
