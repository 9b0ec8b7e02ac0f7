import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';
import { RequestSlots } from '../../load-control/request-slots.js';
import type { AdmissionController } from '../../load-control/admission-controller.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { SampleLoadStatus } from '../../ingest/sample/sample-load.js';
import type { IdentityService } from '../../modules/accounts/identity.service.js';
import { GroupCatalogue } from '../../modules/groups/group-catalogue.js';
import { ClusteringCatalogue } from '../../modules/clustering/clustering-catalogue.js';
import { ToolRunCatalogue } from '../../modules/tools/tool-run-catalogue.js';
import type { GroupLinkTokens } from '../../modules/groups/group-link-tokens.js';
import { OwnSiteCatalogue } from '../../modules/own-sites/own-site-catalogue.js';
import { RequestBases } from '../../modules/databases/base-catalogue.service.js';
import type { ReportAccessService } from '../../modules/usage/report-access.service.js';
import type { RequestLimits } from '../../modules/usage/request-limits.js';
import { createFirstPartyExtension } from '../../reports/first-party/first-party.extension.js';
import { createClusteringSubject } from '../../reports/subjects/clustering.subject.js';
import { createGroupSubject } from '../../reports/subjects/group.subject.js';
import { createRunSubject } from '../../reports/subjects/run.subject.js';
import type { Browser } from '../../request/browser.js';
import { getNetwork } from '../../request/network.js';
import { getSchedulingKey } from '../../request/scheduling-key.js';
import type { RequestContext } from '../../request/request-context.js';
import { isLoggedIn } from '../../request/visitor.js';
import type { Stores } from '../../stores/stores.js';
import { baseCookie, readPreferenceCookie } from '../security/base-cookie.js';
import { CookieBrowser, type BrowserDependencies } from './browser.js';
import { readCaller, type Caller } from './caller.js';
import { resolveDatabaseCode, resolvePublicApiDatabase } from '../pages/page-database.js';
import type { LargeRequestQueue } from '../connections/large-requests.js';
import { onResponseClosed } from '../connections/response-closed.js';
import { isPublicApiCall } from '../../request/public-api-call.js';

/** Credentials are truncated, because the admission controller stores them. */
const maxCredentialLength = 200;

/** Creates the context of a request. */
export type ContextFactory = (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;

interface ContextParts extends Pick<Stores, 'postgres' | 'clickhouse'> {
  identity: IdentityService;
  requestLimits: RequestLimits;
  reportAccess: ReportAccessService;
  groupLinkTokens: GroupLinkTokens;
  browsers: BrowserDependencies;
  admission: AdmissionController;
  largeRequests: LargeRequestQueue;
  sampleLoad: SampleLoadStatus;
  config: Pick<Config, 'authTokenInUrl'>;
}

/** Creates the factory for request contexts. */
export function contextFactory(parts: ContextParts): ContextFactory {
  const { postgres, clickhouse, reportAccess, browsers, admission, groupLinkTokens, sampleLoad } = parts;
  const { authTokenInUrl } = parts.config;
  return async (request, reply) => {
    const { scope, clientAbortSignal: signal } = request;
    const { language, requestId } = scope;
    const browser = new CookieBrowser(request, reply, browsers);
    const caller = readCaller(request, authTokenInUrl);
    const hasBurstLimit = caller.token !== undefined && isPublicApiCall(request);
    const ticket = admission.admit(getCredential(caller, browser), hasBurstLimit);
    onResponseClosed(reply, ticket.onCompletion);
    // The duration of an upload depends on the client, so it does not count towards the admission latency.
    const isFile = request.method === 'POST' && request.headers['content-type']?.startsWith('multipart/');
    if (isFile) ticket.onCompletion();
    const bases = new RequestBases(postgres, sampleLoad);
    const subjects = {
      group: createGroupSubject(new GroupCatalogue(postgres, groupLinkTokens)),
      run: createRunSubject(new ToolRunCatalogue(postgres)),
      clustering: createClusteringSubject(new ClusteringCatalogue(postgres)),
    };
    const { visitor, rateLimitError } = await identifyWithinLimits(request, caller, browser, parts);
    const { owner, hasFirstPartySites } = visitor;
    const firstPartySites = new OwnSiteCatalogue(
      postgres,
      hasFirstPartySites === false ? owner?.id : undefined,
    );
    const requestSlots = new RequestSlots(getSchedulingKey(visitor), ticket);
    const resolveDatabase = isPublicApiCall(request) ? resolvePublicApiDatabase : resolveDatabaseCode;
    const defaultBase = await resolveDatabase(readPreferenceCookie(request.cookies, baseCookie), bases);
    // The responses of PostgreSQL for several requests often arrive in the same iteration of the event loop.
    await parts.largeRequests.wait(request);
    return {
      ...reportAccess.forVisitor(visitor, {
        clickhouse,
        bases,
        subjects,
        extensions: { firstParty: createFirstPartyExtension(firstPartySites) },
        signal,
        requestId,
        language,
        requestSlots,
      }),
      visitor,
      rateLimitError,
      browser,
      language,
      requestId,
      signal,
      firstPartySites,
      defaultBase,
    };
  };
}

/** The unverified credential for the admission controller. */
function getCredential({ token, address }: Caller, browser: Browser): string {
  return (token ?? browser.session ?? browser.visitor ?? getNetwork(address)).slice(0, maxCredentialLength);
}

/**
 * Identifies the visitor within the rate limits. An invalid token counts as a guest request.
 * The error for a guest is deferred, because logging in must remain possible.
 */
async function identifyWithinLimits(
  request: FastifyRequest,
  caller: Caller,
  browser: Browser,
  { identity, requestLimits }: ContextParts,
): Promise<Pick<RequestContext, 'visitor' | 'rateLimitError'>> {
  try {
    const visitor = await identity.identify(caller, browser);
    if (!isLoggedIn(visitor)) {
      return { visitor, rateLimitError: await requestLimits.checkGuestLimit(visitor.address) };
    }
    request.countedRequest = await requestLimits.admit(visitor);
    return { visitor, rateLimitError: null };
  } catch (error) {
    const isInvalidToken = error instanceof AppError && error.code === ErrorCode.InvalidToken;
    if (!isInvalidToken) throw error;
    throw (await requestLimits.checkGuestLimit(caller.address)) ?? error;
  }
}
