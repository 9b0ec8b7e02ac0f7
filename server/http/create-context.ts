import type { FastifyReply, FastifyRequest } from 'fastify';
import { Asker } from '../fairness/asker.js';
import type { Door } from '../fairness/door.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { LoadingSample } from '../ingest/sample/sample-load.js';
import type { IdentityService } from '../modules/accounts/identity.service.js';
import { GroupCatalogue } from '../modules/groups/group-catalogue.js';
import { ClusteringCatalogue } from '../modules/clustering/clustering-catalogue.js';
import { ToolRunCatalogue } from '../modules/tools/tool-run-catalogue.js';
import type { GroupLinkTokens } from '../modules/groups/group-link-tokens.js';
import { OwnSiteCatalogue } from '../modules/own-sites/own-site-catalogue.js';
import { RequestBases } from '../modules/databases/request-bases.js';
import type { ReportAccessService } from '../modules/usage/report-access.service.js';
import type { RequestLimits } from '../modules/usage/request-limits.js';
import type { Browser } from '../request/browser.js';
import { networkOf } from '../request/network.js';
import { turnsOf } from '../request/turns-of.js';
import type { RequestContext } from '../request/request-context.js';
import { isLoggedIn } from '../request/visitor.js';
import type { Stores } from '../stores/stores.js';
import { baseCookie } from './base-cookie.js';
import { CookieBrowser, type BrowserParts } from './browser.js';
import { callerOf, type Caller } from './caller.js';
import { knownCode } from './page-database.js';
import { whenOver } from './when-over.js';

/** Characters of a credential by which the door tells callers apart. */
const longestShown = 200;

/** Makes the context of a request: everything in it is bound to this request and dropped with it. */
export type ContextFactory = (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;

/** What a context is made from. */
interface ContextParts extends Pick<Stores, 'postgres' | 'clickhouse'> {
  identity: IdentityService;
  requestLimits: RequestLimits;
  reportAccess: ReportAccessService;
  groupLinkTokens: GroupLinkTokens;
  /** What browsers are told apart by. */
  browsers: BrowserParts;
  door: Door;
  /** The load of the sample data. */
  sample: LoadingSample;
}

/** Answers what makes the contexts of requests. */
export function contextFactory(parts: ContextParts): ContextFactory {
  const { postgres, clickhouse, reportAccess, browsers, door, groupLinkTokens, sample } = parts;
  return async (request, reply) => {
    const { scope, gone: signal } = request;
    const { language, requestId } = scope;
    const browser = new CookieBrowser(request, reply, browsers);
    const caller = callerOf(request);
    const way = door.enter(shownBy(caller, browser));
    whenOver(reply, way.over);
    // A file that is sent comes as fast as its sender can, and says nothing of this process.
    const isFile = request.method === 'POST' && request.headers['content-type']?.startsWith('multipart/');
    if (isFile) way.over();
    const bases = new RequestBases(postgres, sample);
    const groups = new GroupCatalogue(postgres, groupLinkTokens);
    const runs = new ToolRunCatalogue(postgres);
    const clusterings = new ClusteringCatalogue(postgres);
    const { visitor, refused } = await admitted(request, caller, browser, parts);
    const { owner, hasOwnSites } = visitor;
    const own = new OwnSiteCatalogue(postgres, hasOwnSites === false ? owner?.id : undefined);
    const asker = new Asker(turnsOf(visitor), way);
    return {
      ...reportAccess.of(visitor, {
        clickhouse,
        bases,
        own,
        groups,
        runs,
        clusterings,
        signal,
        requestId,
        language,
        asker,
      }),
      visitor,
      refused,
      browser,
      language,
      requestId,
      signal,
      defaultBase: await knownCode(request.cookies[baseCookie], bases),
    };
  };
}

/** What a request shows of who makes it, before anybody has looked whether it is true: cut, as it is kept for a while. */
function shownBy({ token, address }: Caller, browser: Browser): string {
  return (token ?? browser.session ?? browser.visitor ?? networkOf(address)).slice(0, longestShown);
}

/**
 * Who makes the request, where the limits of calls let it in; a wrong token counts as a guest's call. A guest beyond them is
 * told so when it is known that the call does not log in.
 */
async function admitted(
  request: FastifyRequest,
  caller: Caller,
  browser: Browser,
  { identity, requestLimits }: ContextParts,
): Promise<Pick<RequestContext, 'visitor' | 'refused'>> {
  try {
    const visitor = await identity.identify(caller, browser);
    if (!isLoggedIn(visitor)) return { visitor, refused: await requestLimits.overLimit(visitor.address) };
    request.counted = await requestLimits.admit(visitor);
    return { visitor, refused: null };
  } catch (error) {
    const isWrongToken = error instanceof AppError && error.code === ErrorCode.InvalidToken;
    if (!isWrongToken) throw error;
    throw (await requestLimits.overLimit(caller.address)) ?? error;
  }
}
