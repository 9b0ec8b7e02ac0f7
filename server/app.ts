import path from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildAppSchema } from './app-schema.js';
import { createAppServices } from './app-services.js';
import { AdmissionController, getAdmissionLimits } from './load-control/admission-controller.js';
import { FirstPageStore } from './reports/first-pages/first-page-store.js';
import { CachingStore, ThrottledStore } from './stores/clickhouse/store-decorators.js';
import type { Limiters } from './load-control/limiters.js';
import type { Config } from './config/config.js';
import { startApollo } from './graphql/apollo-server.js';
import { addGraphqlRoutes } from './graphql/graphql-routes.js';
import { addBlogFeed } from './http/pages/blog-feed.js';
import { limitPipelinedRequests } from './http/connections/pipelined-requests.js';
import { compression } from './http/connections/compression.js';
import { addSecurityHeaders } from './http/security/security-headers.js';
import { Cookies } from './http/security/cookies.js';
import { contextFactory } from './http/context/create-context.js';
import { CsrfGuard } from './http/security/csrf.js';
import { loadCsrfKey } from './modules/accounts/csrf-key.js';
import {
  addHeaderLimit,
  createBadRequestHandlers,
  maxParsedHeaderBytes,
  rejectCompressedBodies,
} from './http/hooks/bad-requests.js';
import { addErrorHandlers } from './http/errors/error-handlers.js';
import { addHealthRoutes } from './http/monitoring/health-routes.js';
import { limitBodyChunks } from './http/connections/body-chunks.js';
import { addFormParser, addJsonParser, LargeRequestQueue } from './http/connections/large-requests.js';
import { limitBodyByPlan } from './http/hooks/body-limit.js';
import { addMultipart } from './http/connections/multipart.js';
import { addMaintenanceGuard } from './http/hooks/maintenance-guard.js';
import { Metrics } from './http/monitoring/metrics.js';
import { InstrumentedStore } from './http/monitoring/instrumented-store.js';
import { addPartnerLinks } from './http/hooks/partner-links.js';
import { addPaymentRoutes } from './http/routes/payment-routes.js';
import { PageMetadata } from './http/pages/page-metadata.js';
import { PageRenderer } from './http/pages/page.js';
import { addRequestHooks, getRequestId } from './http/hooks/request-hooks.js';
import { addKeywordPages } from './http/pages/keyword-pages.js';
import { closeIdleConnections } from './http/connections/idle-connections.js';
import { addSearchEngineRoutes } from './http/pages/search-engine-routes.js';
import { enforceBodyTimeout } from './http/connections/body-timeout.js';
import { addSummaryPage } from './http/pages/summary-page.js';
import { addUploadForm } from './http/routes/upload-form.js';
import { enforceResponseIdleTimeout } from './http/connections/response-idle-timeout.js';
import { ServedHosts } from './http/security/served-hosts.js';
import { ErrorPages } from './http/errors/error-pages.js';
import { addStaticFiles } from './http/pages/static-files.js';
import { logFailedStreams } from './http/hooks/log-failed-streams.js';
import { refundFailedRequests } from './http/hooks/refund-failed-requests.js';
import { createJobs } from './app-jobs.js';
import { noSampleLoad, type SampleLoadStatus } from './ingest/sample/sample-load.js';
import { countImportJobs } from './modules/databases/import-counts.js';
import { warnAboutPlaceholderLegalPages } from './modules/operator-pages/warn-about-placeholder-legal-pages.js';
import { RequestBases } from './modules/databases/base-catalogue.service.js';
import { addDocsRoutes } from './rest/docs/docs-routes.js';
import { joinSlashes } from './rest/definition/public-paths.js';
import { addRestRoutes } from './rest/rest-plugin.js';
import { restRoutes } from './rest/rest-routes.js';
import { projectRoot } from './process/project-root.js';
import type { Stores } from './stores/stores.js';
import type { RunnerState } from './jobs/job-runner.js';
import { readOldestDueJobs } from './jobs/oldest-due-jobs.js';
import { runJobsWithApp } from './jobs/run-with-app.js';
import { publicInternet, type OutgoingRules } from './http-client/outgoing-rules.js';

/** Dependencies of the application. The caller opens the stores, and closes them after the server. */
interface AppParts {
  config: Config;
  stores: Stores;
  log: Logger;
  /** Clock. Defaults to the system clock. */
  now?: () => Date;
  /** SSRF protection for requests to URLs from user input. Defaults to the public internet only. */
  outgoing?: OutgoingRules;
  /**
   * Whether this process also runs the scheduled clean-ups; true by default. Tests disable them, because a clean-up
   * could
   * change rows between two reads of a test.
   */
  scheduledJobs?: boolean;
  /** Status of the sample load. Defaults to no load. */
  sampleLoad?: SampleLoadStatus;
  /** What the processes of a server share. Unset for a server with one process. */
  sharedState?: SharedState;
}

/** State of a server that spans its processes. */
interface SharedState {
  limiters: Limiters;
  /** Metrics of this process. */
  metrics: Metrics;
  /** Reads the metrics of all processes in the format of Prometheus. */
  collectMetrics(this: void): Promise<string>;
  /** Reads the states of the job runners in any process. */
  readRunnerStates(this: void): Promise<RunnerState[]>;
}

const bytesPerMegabyte = 1024 * 1024;

/** Number of precomputed first pages cached in memory. Repeated requests concentrate on a few of them. */
const maxRecentFirstPages = 50;

/** Composes GraphQL, REST, exports, pages and health checks. Does not listen yet. */
export async function createApp({
  config,
  stores,
  log,
  now = () => new Date(),
  outgoing = publicInternet,
  scheduledJobs = true,
  sampleLoad = noSampleLoad,
  sharedState,
}: AppParts): Promise<FastifyInstance> {
  const app = createServer(log, config);
  const { postgres } = stores;
  const metrics = sharedState?.metrics ?? new Metrics(() => countImportJobs(postgres));
  const cookies = new Cookies(config.publicUrl);
  const csrf = new CsrfGuard(await loadCsrfKey(postgres), cookies, config.publicUrl);
  const buildDir = path.join(projectRoot, 'dist');
  const services = createAppServices({
    config,
    postgres,
    log,
    now,
    outgoing,
    sampleLoad,
    limiters: sharedState?.limiters,
  });
  const { sessions, bases } = services;
  const metadata = new PageMetadata(config.publicUrl, config.access, services.operatorPages);
  const page = new PageRenderer({
    folder: buildDir,
    csrf,
    cookies,
    access: config.access,
    bases,
    metadata,
    maintenance: services.maintenance,
    sampleLoad,
    usesCardWidget: config.cloudPayments !== undefined,
    videoUrl: config.videoUrl,
    blogAddress: async () =>
      config.blogUrl ?? ((await services.operatorPages.hasPosts()) ? '/blog' : undefined),
  });
  const schema = await buildAppSchema(services);
  const policy = { requiresSecondFactor: config.requiresSecondFactor, now };
  const apollo = await startApollo({ schema, log, sessions, audit: services.audit, policy });
  const routes = restRoutes(schema);
  const throttledStore = new ThrottledStore(
    new InstrumentedStore(stores.clickhouse, metrics),
    services.limiters,
  );
  const queryCacheBytes = config.queryCacheMb * bytesPerMegabyte;
  const cachingStore =
    queryCacheBytes === 0
      ? throttledStore
      : new CachingStore(throttledStore, queryCacheBytes, (isHit) => metrics.countLookup(isHit));
  // Wraps the query cache, so that precomputed pages do not take space in it.
  const clickhouse = new FirstPageStore(cachingStore, {
    folder: path.join(config.dataDir, 'run'),
    maxBytes: config.firstPagesMb * bytesPerMegabyte,
    maxRecentRows: queryCacheBytes === 0 ? 0 : maxRecentFirstPages,
    log,
  });
  metrics.observeFirstPages(() => clickhouse.states());
  const admission = new AdmissionController(getAdmissionLimits(config));
  const browsers = { cookies, csrf };
  const largeRequests = new LargeRequestQueue();
  const createContext = contextFactory({
    ...services,
    postgres,
    clickhouse,
    browsers,
    admission,
    largeRequests,
    config,
  });

  await app.register(fastifyCookie);
  addRequestHooks(app, metrics, new ServedHosts(config), config);
  refundFailedRequests(app);
  logFailedStreams(app);
  enforceResponseIdleTimeout(app, config.exportIdleSeconds * 1000);
  closeIdleConnections(app);
  await addSecurityHeaders(app, config);
  addHeaderLimit(app);
  rejectCompressedBodies(app);
  addMaintenanceGuard(app, { maintenance: services.maintenance, identity: services.identity, browsers });
  // With open access there are no plans and no registrations.
  if (config.access !== 'open') {
    addPartnerLinks(app, { links: services.partnerLinks, sessions, cookies, now });
  }
  await app.register(fastifyCompress, compression);
  addJsonParser(app, largeRequests);
  addFormParser(app, largeRequests);
  addMultipart(app, config.uploadMaxMb * 1024 * 1024);
  enforceBodyTimeout(app);
  addErrorHandlers(app, page, new ErrorPages(path.join(buildDir, 'client'), csrf), log);
  let getRunnerStates: () => RunnerState[] = () => [];
  const readRunnerStates = sharedState?.readRunnerStates ?? (() => Promise.resolve(getRunnerStates()));
  metrics.observeJobs(readRunnerStates, () => readOldestDueJobs(postgres));
  addHealthRoutes(app, {
    stores,
    readRunnerStates,
    collectMetrics: sharedState?.collectMetrics ?? (() => metrics.registry.metrics()),
    metricsType: metrics.registry.contentType,
    metricsToken: config.metricsToken,
    publicUrl: config.publicUrl,
    sampleLoad,
  });
  addGraphqlRoutes(app, {
    apollo,
    createContext,
    sendPlayground: (request, reply) => page.send(request, reply, 'playground'),
  });
  addRestRoutes(app, {
    routes,
    apollo,
    csrf,
    contextFor: createContext,
    sessions,
    services: { ...services, administrators: policy },
    limitBody: limitBodyByPlan({ identity: services.identity, browsers }),
    sendPage: (request, reply) => page.send(request, reply),
  });
  addSearchEngineRoutes(app, metadata);
  addBlogFeed(app, services.operatorPages, config.publicUrl);
  addSummaryPage(app, page, bases);
  addUploadForm(app, { page, csrf, createContext, uploads: services.uploads, administrators: policy });
  addPaymentRoutes(app, services.payments);
  addKeywordPages(app, page, ({ scope, clientAbortSignal: signal }) => ({
    clickhouse,
    bases: new RequestBases(postgres, sampleLoad),
    signal,
    requestId: scope.requestId,
  }));
  addDocsRoutes(app, { routes, publicUrl: config.publicUrl, clientDirectory: path.join(buildDir, 'client') });
  await addStaticFiles(app, path.join(buildDir, 'client'), '/');
  await addStaticFiles(app, path.join(buildDir, 'playground'), '/playground/');
  if (config.nodeEnv === 'production' && config.access !== 'open') {
    app.addHook('onReady', () => warnAboutPlaceholderLegalPages(services.operatorPages, log));
  }
  app.addHook('onClose', () => apollo.stop());
  app.addHook('onClose', () => clickhouse.end());
  // `onClose` hooks run in reverse order, so jobs stop before their dependencies close.
  app.addHook('onClose', () => services.close());
  const { jobConcurrency, taskConcurrency } = config;
  const jobs = createJobs(services, { stores, config, log, now, outgoing });
  getRunnerStates = runJobsWithApp(app, {
    postgres,
    log,
    jobs,
    jobConcurrency,
    taskConcurrency,
    runsCrontab: scheduledJobs,
    reconcileTasks: () => services.taskReconciler.reconcile(),
  });
  return app;
}

function createServer(log: Logger, config: Config): FastifyInstance {
  const { trustProxy } = config;
  const { handleBadUrl, handleBadHttp } = createBadRequestHandlers(config);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: getRequestId,
    requestIdHeader: false,
    rewriteUrl: ({ url = '/' }) => joinSlashes(url),
    // Responds to malformed URLs in the error format of the API.
    frameworkErrors: handleBadUrl,
    clientErrorHandler: handleBadHttp,
    // Trusts only the nearest proxy, because clients can forge further forwarded addresses.
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: 1024 * 1024,
    // body-timeout.ts enforces a timeout that depends on the kind of body.
    requestTimeout: 0,
    // limitPipelinedRequests rejects requests without `Host` and closes their connections.
    http: { headersTimeout: 60_000, maxHeaderSize: maxParsedHeaderBytes, requireHostHeader: false },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
  }) as unknown as FastifyInstance;
  limitPipelinedRequests(app.server);
  limitBodyChunks(app.server);
  return app;
}
