import { Readable } from 'node:stream';
import type { ApolloServer } from '@apollo/server';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { ContextFactory } from '../http/create-context.js';
import type { CsrfGuard } from '../http/csrf.js';
import { closeOnSessionEnd } from '../http/close-on-session-end.js';
import { wantsPage } from '../http/navigation.js';
import { OperationError } from '../http/operation-error.js';
import type { SessionService } from '../modules/accounts/session.service.js';
import type { RequestContext } from '../request/request-context.js';
import { assertSessionActive } from '../request/visitor.js';
import { documented } from './documented-parameters.js';
import { sendExport } from './export-answer.js';
import { sendImages } from './images-answer.js';
import { orRefusalPage, type AskingPage } from './refusal-page.js';
import { JsonText } from './json-text.js';
import { readParameters } from './read-parameters.js';
import { refuseUnknownParameters } from './refuse-unknown-parameters.js';
import { listed, type RestValues } from './rest-parameters.js';
import type { FileServices, OperationRoute, RestMethod, RestRoute, ShapeContext } from './rest-route.js';

/** What the REST calls work with. */
interface RestParts {
  routes: readonly RestRoute[];
  apollo: ApolloServer<RequestContext>;
  csrf: CsrfGuard;
  contextFor: ContextFactory;
  sessions: SessionService;
  services: FileServices;
  /** Sends the browser's page, where a person navigates to the address of a call. */
  sendPage(request: FastifyRequest, reply: FastifyReply): unknown;
}

type Given = Readonly<Record<string, unknown>>;

/** Puts every declared call under `/api` and at the root. */
export function addRestRoutes(app: FastifyInstance, parts: RestParts): void {
  for (const route of parts.routes) {
    const url = addressOf(route);
    const call = (request: FastifyRequest, reply: FastifyReply) =>
      asksForFile(route, request)
        ? orRefusalPage(request, reply, askingPage(route), () => answer(route, parts, request, reply))
        : answer(route, parts, request, reply);
    const config: FastifyContextConfig = takesFile(route)
      ? { multipart: 'form', maxFileKb: route.maxFileKb }
      : {};
    const body = route.maxBodyMb === undefined ? {} : { bodyLimit: route.maxBodyMb * 1024 * 1024 };
    app.route({ method: [...route.methods], url: `/api${url}`, config, ...body, handler: call });
    app.route({
      method: [...route.methods],
      url,
      config,
      ...body,
      handler: (request, reply) =>
        isForPerson(route, request) ? parts.sendPage(request, reply) : call(request, reply),
    });
  }
  for (const [url, methods] of methodsByAddress(parts.routes)) {
    app.options(url, (_request, reply) => allow(reply, methods));
    app.options(`/api${url}`, (_request, reply) => allow(reply, methods));
  }
}

function takesFile({ parameters }: RestRoute): boolean {
  return documented(parameters).some(({ json }) => json.format === 'binary');
}

/** An address may be that of several calls, by its method. */
function methodsByAddress(routes: readonly RestRoute[]): Map<string, RestMethod[]> {
  const found = new Map<string, RestMethod[]>();
  for (const route of routes) {
    found.set(addressOf(route), [...(found.get(addressOf(route)) ?? []), ...route.methods]);
  }
  return found;
}

function addressOf({ path }: RestRoute): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

async function answer(
  route: RestRoute,
  parts: RestParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  parts.csrf.check(request);
  if ('report' in route && route.report) refuseUnknownParameters(route.parameters, request);
  const values = readParameters(route.parameters, request);
  const context = await parts.contextFor(request, reply);
  if (!route.allowsExpiredSession) assertSessionActive(context.visitor);
  // What runs as an operation is let in there, where it is known whether it logs in.
  if (context.rateLimitError !== null && asksForFile(route, request)) throw context.rateLimitError;
  if (asksForFile(route, request)) closeOnSessionEnd(reply, context.visitor, parts.sessions);
  if (route.file) {
    if (route.file.page) await parts.sessions.touch(context.visitor);
    return route.file.respond({ values, context, reply, services: parts.services });
  }
  if (route.report && isExport(values)) {
    await parts.sessions.touch(context.visitor);
    const call = { definition: route.report, parameters: route.parameters, values };
    return values['action'] === undefined
      ? sendExport(call, context, reply)
      : sendImages(call, context, reply);
  }
  const asked: ShapeContext = { values, request, reply, rows: [] };
  if (route.report) context.onRows = (rows) => (asked.rows = rows);
  const body = await shaped(route, parts, context, asked);
  if (reply.sent) return reply;
  const isJson = body instanceof Readable || body instanceof JsonText;
  if (isJson) reply.type('application/json; charset=utf-8');
  return reply
    .headers({ 'cache-control': 'private, no-store', vary: 'Accept, Accept-Language' })
    .send(body instanceof JsonText ? body.text : body);
}

async function shaped(
  route: OperationRoute,
  parts: RestParts,
  context: RequestContext,
  shapeContext: ShapeContext,
): Promise<unknown> {
  try {
    return route.shape(await run(route, shapeContext.values, parts, context), shapeContext);
  } catch (error) {
    if (route.onOperationError && error instanceof OperationError) {
      return route.onOperationError(error, shapeContext);
    }
    throw error;
  }
}

async function run(
  route: OperationRoute,
  values: RestValues,
  { apollo }: RestParts,
  context: RequestContext,
): Promise<Readonly<Record<string, unknown>>> {
  const variables = variablesOf(route, values);
  const { body } = await apollo.executeOperation(
    { query: route.operation, variables },
    { contextValue: context },
  );
  if (body.kind !== 'single') throw new AppError(ErrorCode.Internal);
  const [error] = body.singleResult.errors ?? [];
  if (error) throw new OperationError(error);
  return body.singleResult.data ?? {};
}

/** A value that is missing stays missing: to an operation null may mean something else. */
function variablesOf(route: OperationRoute, values: RestValues): Record<string, unknown> {
  const single = listed(route.parameters).flatMap(({ name, variable }) =>
    variable === undefined || values[name] === undefined ? [] : [[variable, values[name]] as const],
  );
  return { ...Object.fromEntries(single), ...route.variables?.(values) };
}

function isExport({ type, action }: Given): boolean {
  return type === 'csv' || type === 'xlsx' || type === 'copy' || action !== undefined;
}

/** A navigation at the root gets the page, unless it asks for a file or the call is made to be navigated to. */
function isForPerson(route: RestRoute, request: FastifyRequest): boolean {
  return !isAlwaysCall(route) && !asksForFile(route, request) && wantsPage(request);
}

/** Whether a report is asked for as a file: such an address is a call even where a browser navigates to it. */
function asksForFile(route: RestRoute, { query, body }: FastifyRequest): boolean {
  if (route.file) return true;
  const given: Given = { ...(query as object), ...(body as object | undefined) };
  return route.report !== undefined && isExport(given);
}

function askingPage(route: RestRoute): AskingPage | undefined {
  return route.file ? route.file.page : route.report;
}

function isAlwaysCall(route: RestRoute): boolean {
  return !route.file && route.servesNavigation === true;
}

function allow(reply: FastifyReply, methods: readonly RestMethod[]): FastifyReply {
  return reply
    .code(204)
    .header('allow', [...methods, 'HEAD', 'OPTIONS'].join(', '))
    .send();
}
