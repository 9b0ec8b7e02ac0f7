import type { Language } from '../../contract/language/localised.js';
import { errorCatalogue } from '../../errors/error-catalogue.js';
import { ErrorCode } from '../../errors/error-code.js';
import { errorDescriptions } from './error-descriptions.js';
import { docsMessages } from './docs-messages.js';
import { getDocumentedParameters, type DocumentedParameter } from './documented-parameters.js';
import { imageArchiveType, reportFileTypes } from '../parameters/report-file-types.js';
import type { JsonSchema, RestMethod, RestRoute } from '../definition/rest-route.js';

type Json = Readonly<Record<string, unknown>>;

const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: docsMessages.errorMessage },
    code: {
      type: ['string', 'integer'],
      description: docsMessages.errorCode,
    },
    error: { type: 'string', enum: Object.values(ErrorCode), description: docsMessages.errorWord },
    retry_after: { type: 'integer', description: docsMessages.errorRetryAfter },
    requestId: { type: 'string', description: docsMessages.errorRequestId },
  },
};

/** Security schemes for the API token; the header of compatible services comes last. */
const securitySchemes = (language: Language): Json => ({
  bearer: { type: 'http', scheme: 'bearer' },
  header: { type: 'apiKey', in: 'header', name: 'X-API-Token' },
  address: { type: 'apiKey', in: 'query', name: 'auth-token' },
  compatibleHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Keyso-TOKEN',
    description: docsMessages.compatibleToken[language],
  },
});

/** OpenAPI document of all routes in one language. */
export function openApiDocument(routes: readonly RestRoute[], publicUrl: string, language: Language): Json {
  const schemes = securitySchemes(language);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rivalscope API',
      version: '1',
      description: docsMessages.about[language],
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths: pathItems(routes, language),
    security: [{}, ...Object.keys(schemes).map((name) => ({ [name]: [] }))],
    components: {
      schemas: { Failure: localiseSchema(errorSchema, language) },
      securitySchemes: schemes,
    },
  };
}

/** Routes may share a path with different methods. */
function pathItems(routes: readonly RestRoute[], language: Language): Json {
  const items: Record<string, Json> = {};
  for (const route of routes) {
    items[route.path] = { ...items[route.path], ...pathItem(route, language) };
  }
  return items;
}

function pathItem(route: RestRoute, language: Language): Json {
  return Object.fromEntries(
    route.methods.map((method) => [method.toLowerCase(), operation(route, method, language)]),
  );
}

function operation(route: RestRoute, method: RestMethod, language: Language): Json {
  const parameters = getDocumentedParameters(route.parameters);
  const bodyParameters = method === 'GET' ? [] : parameters.filter((parameter) => parameter.in !== 'path');
  const nonBodyParameters = parameters.filter((parameter) => !bodyParameters.includes(parameter));
  return {
    operationId: operationId(route, method),
    tags: [route.tag],
    summary: route.summary[language],
    description: route.description[language],
    parameters: nonBodyParameters.map((parameter) => parameterObject(parameter, language)),
    ...(bodyParameters.length > 0 ? { requestBody: buildRequestBody(bodyParameters, language) } : {}),
    responses: buildResponses(route, language),
  };
}

function operationId(route: RestRoute, method: string): string {
  const words = route.path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return [method.toLowerCase(), ...words].join('_');
}

function parameterObject(parameter: DocumentedParameter, language: Language): Json {
  const aliasText = parameter.aliases
    ? ` ${docsMessages.also[language]} ${parameter.aliases.join(', ')}.`
    : '';
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.in === 'path' || parameter.required,
    description: parameter.description[language] + aliasText,
    schema: parameter.json,
  };
}

function buildRequestBody(parameters: readonly DocumentedParameter[], language: Language): Json {
  const properties = Object.fromEntries(
    parameters.map((parameter) => [
      parameter.name,
      { ...parameter.json, description: parameter.description[language] },
    ]),
  );
  const hasFile = parameters.some(({ json }) => json.format === 'binary');
  const kind = hasFile ? 'multipart/form-data' : 'application/json';
  return {
    description: docsMessages.body[language],
    content: { [kind]: { schema: { type: 'object', properties } } },
  };
}

function buildResponses(route: RestRoute, language: Language): Json {
  const errors = errorDescriptions.map(
    ({ code, meaning }) => [String(errorCatalogue[code].status), errorResponse(meaning[language])] as const,
  );
  return { ...buildSuccessResponse(route, language), ...Object.fromEntries(errors) };
}

function buildSuccessResponse(route: RestRoute, language: Language): Json {
  if (!route.file && route.servesNavigation) {
    const redirect = route.methods.includes('GET') ? '302' : '303';
    return { [redirect]: { description: route.responseSchema.description?.[language] ?? '' } };
  }
  const mediaType = { schema: localiseSchema(route.responseSchema, language) };
  const types = route.file?.types ?? ['application/json'];
  const content = {
    ...Object.fromEntries(types.map((type) => [type, mediaType])),
    ...buildFileContent(route),
  };
  return { '200': { description: docsMessages.response[language], content } };
}

/** File formats of a report by media type. */
function buildFileContent(route: RestRoute): Json {
  if (route.file || !route.report) return {};
  const types = [...Object.values(reportFileTypes), ...(route.report.images ? [imageArchiveType] : [])];
  return Object.fromEntries(types.map((type) => [type, { schema: fileSchema(type) }]));
}

function fileSchema(type: string): Json {
  return type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' };
}

/** Resolves the texts of a schema in one language. */
function localiseSchema(
  { description, properties, items, additionalProperties, ...plainFields }: JsonSchema,
  language: Language,
): Json {
  return {
    ...plainFields,
    ...(description ? { description: description[language] } : {}),
    ...(items ? { items: localiseSchema(items, language) } : {}),
    ...(additionalProperties ? { additionalProperties: localiseSchema(additionalProperties, language) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, field]) => [name, localiseSchema(field, language)]),
          ),
        }
      : {}),
  };
}

function errorResponse(description: string): Json {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
}
