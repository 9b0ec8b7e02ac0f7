import path from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { appSchema } from './app-schema.js';
import { createAppServices } from './app-services.js';
import { Door, doorLimits } from './fairness/door.js';
import { FirstPageStore } from './reports/first-pages/first-page-store.js';
import { KeepingStore } from './stores/clickhouse/keeping-store.js';
import { GatedStore } from './stores/clickhouse/gated-store.js';
import type { Config } from './config/config.js';
import { startApollo } from './graphql/apollo-server.js';
import { addGraphqlRoutes } from './graphql/graphql-routes.js';
import { addBlogFeed } from './http/blog-feed.js';
import { compression } from './http/compression.js';
import { addSecurityHeaders } from './http/security-headers.js';
import { Cookies } from './http/cookies.js';
import { contextFactory } from './http/create-context.js';
import { CsrfGuard } from './http/csrf.js';
import { csrfKey } from './modules/accounts/csrf-key.js';
import { answerBadAddress, answerBadHttp } from './http/bad-requests.js';
import { addErrorHandlers } from './http/error-handlers.js';
import { addHealthRoutes } from './http/health-routes.js';
import { addMultipart } from './http/multipart.js';
import { addMaintenanceGate } from './http/maintenance-gate.js';
import { Metrics } from './http/metrics.js';
import { ObservedStore } from './http/observed-store.js';
import { addPartnerLinks } from './http/partner-links.js';
import { addPaymentRoutes } from './http/payment-routes.js';
import { PageHeads } from './http/page-heads.js';
import { PageRenderer } from './http/page.js';
import { addRequestHooks, requestIdOf } from './http/request-hooks.js';
import { addKeywordPages } from './http/keyword-pages.js';
import { closeSilentConnections } from './http/silent-connections.js';
import { addSearchEngineRoutes } from './http/search-engine-routes.js';
import { endForSlowBodies } from './http/slow-bodies.js';
import { addSummaryPage } from './http/summary-page.js';
import { addUploadForm } from './http/upload-form.js';
import { endForStuckReaders } from './http/slow-readers.js';
import { ServedHosts } from './http/served-hosts.js';
import { StatePages } from './http/state-pages.js';
import { addStaticFiles } from './http/static-files.js';
import { giveBackUnservedCalls } from './http/unserved-calls.js';
import { jobsOf } from './app-jobs.js';
import { noSampleLoad, type LoadingSample } from './ingest/sample/sample-load.js';
import { importCounts } from './modules/databases/import-counts.js';
import { tellUnfilledRules } from './modules/operator-pages/tell-unfilled-rules.js';
import { RequestBases } from './modules/databases/request-bases.js';
import { addDocsRoutes } from './rest/docs-routes.js';
import { addRestRoutes } from './rest/rest-plugin.js';
import { restRoutes } from './rest/rest-routes.js';
import { projectRoot } from './programs/project-root.js';
import type { Stores } from './stores/stores.js';
import { runJobsWith } from './jobs/run-with-app.js';
import { publicInternet, type OutgoingRules } from './outgoing/outgoing.js';

/** What a server is made of. The caller opens the stores and closes them after the server. */
interface AppParts {
  config: Config;
  stores: Stores;
  log: Logger;
  /** The clock; the system's where it is missing. */
  now?: () => Date;
  /** What calls to addresses that visitors name may reach; the public internet where it is missing. */
  outgoing?: OutgoingRules;
  /** The load of the sample data; none where it is missing. */
  sample?: LoadingSample;
}

const megabyte = 1024 * 1024;

/** Copied first pages that are held in memory: of those that are asked for again and again few are asked for at a time. */
const recentPages = 50;

/** Puts the faces together: GraphQL, REST, exports, pages, health. Nothing listens yet. */
export async function createApp({
  config,
  stores,
  log,
  now = () => new Date(),
  outgoing = publicInternet,
  sample = noSampleLoad,
}: AppParts): Promise<FastifyInstance> {
  const app = createServer(log, config);
  const { postgres } = stores;
  const metrics = new Metrics(() => importCounts(postgres));
  const cookies = new Cookies(config.publicUrl);
  const csrf = new CsrfGuard(await csrfKey(postgres), cookies, config.publicUrl);
  const built = path.join(projectRoot, 'dist');
  const services = createAppServices({ config, postgres, log, now, outgoing, sample });
  const { sessions, bases } = services;
  const heads = new PageHeads(config.publicUrl, config.access, services.operatorPages);
  const page = new PageRenderer(
    built,
    csrf,
    cookies,
    config.access,
    bases,
    heads,
    services.maintenance,
    sample,
    config.cloudPayments !== undefined,
    config.videoUrl,
    async () => config.blogUrl ?? ((await services.operatorPages.hasPosts()) ? '/blog' : undefined),
  );
  const schema = await appSchema(services);
  const apollo = await startApollo({ schema, log, sessions, audit: services.audit });
  const routes = restRoutes(schema);
  const gated = new GatedStore(new ObservedStore(stores.clickhouse, metrics), services.gates);
  const keptBytes = config.answersKeptMb * megabyte;
  const keeping =
    keptBytes === 0 ? gated : new KeepingStore(gated, keptBytes, (wasKept) => metrics.countLookup(wasKept));
  // Before what is kept: a page that the copy has takes none of that room.
  const clickhouse = new FirstPageStore(keeping, {
    folder: path.join(config.dataDir, 'run'),
    most: config.firstPagesMb * megabyte,
    recent: keptBytes === 0 ? 0 : recentPages,
    log,
  });
  metrics.watchFirstPages(() => clickhouse.states());
  const door = new Door(doorLimits(config));
  const browsers = { cookies, csrf };
  const contextFor = contextFactory({ ...services, postgres, clickhouse, browsers, door });

  await app.register(fastifyCookie);
  addRequestHooks(app, metrics, new ServedHosts(config));
  giveBackUnservedCalls(app);
  endForStuckReaders(app, config.exportIdleSeconds * 1000);
  closeSilentConnections(app);
  await addSecurityHeaders(app);
  addMaintenanceGate(app, { maintenance: services.maintenance, identity: services.identity, browsers });
  // Where access is open there are no plans to sell, and nobody registers.
  if (config.access !== 'open') {
    addPartnerLinks(app, { links: services.partnerLinks, sessions, cookies, now });
  }
  await app.register(fastifyCompress, compression);
  await app.register(fastifyFormbody);
  addMultipart(app, config.uploadMaxMb * 1024 * 1024);
  endForSlowBodies(app);
  addErrorHandlers(app, page, new StatePages(path.join(built, 'client'), csrf));
  addHealthRoutes(app, { stores, metrics, metricsToken: config.metricsToken, sample });
  addGraphqlRoutes(app, {
    apollo,
    contextFor,
    sendPlayground: (request, reply) => page.send(request, reply, 'playground'),
  });
  addRestRoutes(app, {
    routes,
    apollo,
    csrf,
    contextFor,
    sessions,
    services,
    sendPage: (request, reply) => page.send(request, reply),
  });
  addSearchEngineRoutes(app, heads);
  addBlogFeed(app, services.operatorPages, config.publicUrl);
  addSummaryPage(app, page, bases);
  addUploadForm(app, { page, csrf, contextFor, uploads: services.uploads });
  addPaymentRoutes(app, services.payments);
  addKeywordPages(app, page, ({ scope, gone: signal }) => ({
    clickhouse,
    bases: new RequestBases(postgres, sample),
    signal,
    requestId: scope.requestId,
  }));
  addDocsRoutes(app, { routes, publicUrl: config.publicUrl, pages: path.join(built, 'client') });
  await addStaticFiles(app, path.join(built, 'client'), '/');
  await addStaticFiles(app, path.join(built, 'playground'), '/playground/');
  if (config.nodeEnv === 'production' && config.access !== 'open') {
    app.addHook('onReady', () => tellUnfilledRules(services.operatorPages, log));
  }
  app.addHook('onClose', () => apollo.stop());
  app.addHook('onClose', () => clickhouse.end());
  // Hooks of the close run from the last to the first: the jobs end before what they work with.
  app.addHook('onClose', () => services.close());
  const { jobsAtOnce, tasksAtOnce } = config;
  const jobs = jobsOf(services, { stores, config, log, now, outgoing });
  runJobsWith(app, { postgres, log, jobs, jobsAtOnce, tasksAtOnce });
  return app;
}

function createServer(log: Logger, { trustProxy }: Config): FastifyInstance {
  return fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    requestIdHeader: false,
    // What never becomes a request is answered in our own shape too.
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadHttp,
    // One proxy stands in front: what it was told of proxies before it may be made up.
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: 1024 * 1024,
    // The time of a body is watched by itself (slow-bodies.ts): a large file takes longer than a call.
    requestTimeout: 0,
    http: { headersTimeout: 60_000 },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
  }) as unknown as FastifyInstance;
}
