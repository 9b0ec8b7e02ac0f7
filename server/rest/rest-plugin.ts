import { Readable } from 'node:stream';
import type { ApolloServer } from '@apollo/server';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preParsingAsyncHookHandler,
} from 'fastify';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { ContextFactory } from '../http/context/create-context.js';
import type { CsrfGuard } from '../http/security/csrf.js';
import { closeOnSessionEnd } from '../http/connections/close-on-session-end.js';
import { wantsPage } from '../http/pages/navigation.js';
import { OperationError } from '../http/errors/operation-error.js';
import type { SessionService } from '../modules/accounts/session.service.js';
import { asRecord, type RawValues } from '../request/body-fields.js';
import type { RequestContext } from '../request/request-context.js';
import { assertSessionActive } from '../request/visitor.js';
import { sendExport } from './responses/export-response.js';
import { sendImages } from './responses/images-response.js';
import { withErrorPage, type OriginPage } from './responses/error-page.js';
import { JsonText } from './responses/json-text.js';
import { isFile } from './parameters/parameter-kinds.js';
import { readParameters } from './parameters/read-parameters.js';
import { nameIgnoredParameters, rejectUnknownParameters } from './parameters/unknown-parameters.js';
import { readPublicFilter } from './parameters/public-filter.js';
import { readPublicSort } from './parameters/public-sort.js';
import { runUntilReady } from './responses/run-until-ready.js';
import {
  assertMayStream,
  findStreamedPage,
  streamRows,
  type StreamedPage,
} from './routes/reports/stream-rows.js';
import { isPublicPath, servedDefinition, uncoveredAreas } from './definition/public-paths.js';
import { listParameters, type RestValues } from './parameters/rest-parameters.js';
import type {
  FileServices,
  OperationRoute,
  RestMethod,
  RestRoute,
  ShapeContext,
} from './definition/rest-route.js';

/** Dependencies of the REST routes. */
interface RestDependencies {
  routes: readonly RestRoute[];
  apollo: ApolloServer<RequestContext>;
  csrf: CsrfGuard;
  contextFor: ContextFactory;
  sessions: SessionService;
  services: FileServices;
  /** Limits the body of routes with a large maximum. */
  limitBody: preParsingAsyncHookHandler;
  /** Serves the client app when a browser navigates to the URL of a call. */
  sendPage(request: FastifyRequest, reply: FastifyReply): unknown;
}

/** Registers every route under `/api` and at the root. */
export function addRestRoutes(app: FastifyInstance, dependencies: RestDependencies): void {
  for (const route of dependencies.routes) {
    const url = toFastifyUrl(route);
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      requestsFile(route, request)
        ? withErrorPage(request, reply, originPage(route), () =>
            handleRoute(route, dependencies, request, reply),
          )
        : handleRoute(route, dependencies, request, reply);
    const config: FastifyContextConfig = {
      isPublicApi: isPublicPath(route.path),
      ...(acceptsFile(route) ? { multipart: 'form', maxFileKb: route.maxFileKb } : {}),
    };
    const body =
      route.maxBodyMb === undefined
        ? {}
        : { bodyLimit: route.maxBodyMb * 1024 * 1024, preParsing: dependencies.limitBody };
    app.route({ method: [...route.methods], url: `/api${url}`, config, ...body, handler });
    app.route({
      method: [...route.methods],
      url,
      config,
      ...body,
      handler: (request, reply) =>
        servesPage(route, request) ? dependencies.sendPage(request, reply) : handler(request, reply),
    });
  }
  for (const [url, methods] of methodsByUrl(dependencies.routes)) {
    app.options(url, (_request, reply) => allow(reply, methods));
    app.options(`/api${url}`, (_request, reply) => allow(reply, methods));
  }
  addUncoveredPaths(app, dependencies);
}

/** Responds to public API calls without data in this product. Scripts learn that no retry helps. */
function addUncoveredPaths(app: FastifyInstance, dependencies: RestDependencies): void {
  const config: FastifyContextConfig = { isPublicApi: true };
  for (const { paths, name } of uncoveredAreas) {
    const reject = () => {
      throw new AppError(ErrorCode.NotCovered, { name });
    };
    for (const url of paths) {
      app.all(`/api${url}`, { config }, reject);
      app.all(url, { config }, (request, reply) =>
        wantsPage(request) ? dependencies.sendPage(request, reply) : reject(),
      );
    }
  }
}

function acceptsFile({ parameters }: RestRoute): boolean {
  return listParameters(parameters).some(({ schema }) => isFile(schema));
}

/** Methods by URL. */
function methodsByUrl(routes: readonly RestRoute[]): Map<string, RestMethod[]> {
  const result = new Map<string, RestMethod[]>();
  for (const route of routes) {
    result.set(toFastifyUrl(route), [...(result.get(toFastifyUrl(route)) ?? []), ...route.methods]);
  }
  return result;
}

function toFastifyUrl({ path }: RestRoute): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

async function handleRoute(
  route: RestRoute,
  dependencies: RestDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  dependencies.csrf.check(request);
  if (isPublicPath(route.path)) nameIgnoredParameters(route.parameters, request, reply);
  else if ('report' in route && route.report) rejectUnknownParameters(route.parameters, request);
  const parsedValues = readParameters(route.parameters, request);
  const context = await dependencies.contextFor(request, reply);
  if (!route.allowsExpiredSession) assertSessionActive(context.visitor);
  // Other operations check access themselves because some of them log in.
  const isReport = requestsFile(route, request) || ('report' in route && route.report !== undefined);
  if (context.rateLimitError !== null && isReport) throw context.rateLimitError;
  // Takes long for a long filter, so only within the rate limit.
  const values = readPublicValues(route, parsedValues);
  if (requestsFile(route, request)) closeOnSessionEnd(reply, context.visitor, dependencies.sessions);
  if (route.file) {
    if (route.file.page) await dependencies.sessions.touch(context.visitor);
    return route.file.respond({ values, context, reply, services: dependencies.services });
  }
  if (route.report && isExport(values)) {
    await dependencies.sessions.touch(context.visitor);
    const exportRequest = { definition: route.report, parameters: route.parameters, values };
    return values['action'] === undefined
      ? sendExport(exportRequest, context, reply)
      : sendImages(exportRequest, context, reply);
  }
  const shapeContext: ShapeContext = { values, request, reply, rows: [] };
  if (route.report) {
    context.reportCall = {
      definition: servedDefinition(route.report),
      onRows: (rows) => (shapeContext.rows = rows),
    };
  }
  const streamedPage = route.report && isPublicPath(route.path) ? findStreamedPage(values) : undefined;
  const body = await runAndShape(route, dependencies, context, shapeContext, streamedPage);
  if (reply.sent) return reply;
  const isJson = body instanceof Readable || body instanceof JsonText;
  if (isJson) reply.type('application/json; charset=utf-8');
  return reply
    .headers({ 'cache-control': 'private, no-store', vary: 'Accept, Accept-Language' })
    .send(body instanceof JsonText ? body.text : body);
}

/** Converts the values of a public API call to those of the operation. */
function readPublicValues(route: RestRoute, parsedValues: RestValues): RestValues {
  if (!isPublicPath(route.path)) return parsedValues;
  const values = withoutUidPrefix(parsedValues);
  if (!('report' in route) || !route.report) return values;
  const definition = servedDefinition(route.report);
  const sort = readPublicSort(values['sort'], definition);
  return { ...readPublicFilter(values, definition), sort };
}

/** Removes the database from an id such as `msk:…`. */
function withoutUidPrefix(values: RestValues): RestValues {
  const { uid } = values;
  return typeof uid === 'string' ? { ...values, uid: uid.replace(/^.*:/s, '') } : values;
}

async function runAndShape(
  route: OperationRoute,
  dependencies: RestDependencies,
  context: RequestContext,
  shapeContext: ShapeContext,
  streamedPage: StreamedPage | undefined,
): Promise<unknown> {
  try {
    if (streamedPage) return await streamPage(route, dependencies, context, shapeContext, streamedPage);
    const runRoute = () => run(route, shapeContext.values, dependencies, context);
    const isAwaited = shapeContext.request.method === 'GET' && isPublicPath(route.path);
    return route.shape(
      await (isAwaited ? runUntilReady(runRoute, context.signal) : runRoute()),
      shapeContext,
    );
  } catch (error) {
    if (route.onOperationError && error instanceof OperationError) {
      return route.onOperationError(error, shapeContext);
    }
    throw error;
  }
}

/** Streams a page after its metadata. */
async function streamPage(
  route: OperationRoute,
  dependencies: RestDependencies,
  context: RequestContext,
  shapeContext: ShapeContext,
  page: StreamedPage,
): Promise<unknown> {
  const { report, parameters } = route;
  if (report === undefined) throw new AppError(ErrorCode.Internal);
  assertMayStream(context);
  const { values } = shapeContext;
  if (context.reportCall) {
    context.reportCall = { ...context.reportCall, columns: report.row.key, countsOnly: true };
  }
  const [metadata] = Object.values(
    await runUntilReady(
      () => run(route, { ...values, page: 1, per_page: 1 }, dependencies, context),
      context.signal,
    ),
  );
  return streamRows(
    { definition: servedDefinition(report), parameters, values },
    page,
    metadata as Readonly<Record<string, unknown>>,
    shapeContext,
    context,
  );
}

async function run(
  route: OperationRoute,
  values: RestValues,
  { apollo }: RestDependencies,
  context: RequestContext,
): Promise<Readonly<Record<string, unknown>>> {
  const variables = collectVariables(route, values);
  const { body } = await apollo.executeOperation(
    { query: route.operation, variables },
    { contextValue: context },
  );
  if (body.kind !== 'single') throw new AppError(ErrorCode.Internal);
  const [error] = body.singleResult.errors ?? [];
  if (error) throw new OperationError(error);
  return body.singleResult.data ?? {};
}

/**
 * Collects the GraphQL variables. Missing values are omitted, because null may have another meaning for the
 * operation.
 */
function collectVariables(route: OperationRoute, values: RestValues): Record<string, unknown> {
  const directVariables = listParameters(route.parameters).flatMap(({ name, variable }) =>
    variable === undefined || values[name] === undefined ? [] : [[variable, values[name]] as const],
  );
  return { ...Object.fromEntries(directVariables), ...route.variables?.(values) };
}

function isExport({ type, action }: RawValues): boolean {
  return type === 'csv' || type === 'xlsx' || type === 'copy' || action !== undefined;
}

/**
 * Whether to serve the client app for a browser navigation. Routes that return a file or handle navigation do not.
 */
function servesPage(route: RestRoute, request: FastifyRequest): boolean {
  return !servesNavigation(route) && !requestsFile(route, request) && wantsPage(request);
}

/** Whether the request returns a file. Browser navigation to a file is handled as a call. */
function requestsFile(route: RestRoute, { query, body }: FastifyRequest): boolean {
  if (route.file) return true;
  const values: RawValues = { ...asRecord(query), ...asRecord(body) };
  return route.report !== undefined && isExport(values);
}

function originPage(route: RestRoute): OriginPage | undefined {
  return route.file ? route.file.page : route.report;
}

function servesNavigation(route: RestRoute): boolean {
  return !route.file && route.servesNavigation === true;
}

function allow(reply: FastifyReply, methods: readonly RestMethod[]): FastifyReply {
  return reply
    .code(204)
    .header('allow', [...methods, 'HEAD', 'OPTIONS'].join(', '))
    .send();
}
