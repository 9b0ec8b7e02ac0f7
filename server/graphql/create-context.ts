import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { baseCookie, usualBase } from '../http/base-cookie.js';
import { CookieBrowser, type BrowserParts } from '../http/browser.js';
import { callerOf } from '../http/caller.js';
import { totalsLoader } from '../modules/databases/base-totals.js';
import { countsLoader, snapshotLoader } from '../modules/databases/database.service.js';
import { RequestBases } from '../modules/databases/request-bases.js';
import type { ReportDependencies } from '../reports/engine/report-dependencies.js';
import type { Browser } from '../request/browser.js';
import type { Visitor } from '../request/visitor.js';
import type { Stores } from '../stores/stores.js';
import type { AppServices } from '../app-services.js';
import { createServices } from './create-services.js';
import { reportAccess } from './report-access.js';
import type { RequestContext } from './request-context.js';

/** What a context is made from. */
export interface ContextParts {
  stores: Omit<Stores, 'close'>;
  people: AppServices;
  /** Identifiers of owners that are shown to nobody. */
  hiddenOwnerIds: readonly string[];
  /** What browsers are told apart by. */
  browsers: BrowserParts;
}

/** Answers what makes the context of a request: everything in it is bound to this request and dropped with it. */
export function contextFactory({
  stores: { postgres, clickhouse },
  people,
  hiddenOwnerIds,
  browsers,
}: ContextParts): (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext> {
  return async (request, reply) => {
    const { scope, gone: signal } = request;
    const bases = new RequestBases(postgres);
    const reports: ReportDependencies = { clickhouse, bases, signal, requestId: scope.requestId };
    const browser = new CookieBrowser(request, reply, browsers);
    const visitor = await admitted(request, browser, people);
    const access = reportAccess(visitor, { openings: people.openings, hiddenOwnerIds }, reports);
    return {
      visitor,
      browser,
      people,
      ...access,
      language: scope.language,
      requestId: scope.requestId,
      signal,
      defaultBase: await chosenBase(request, bases),
      reports,
      services: createServices({ reports, bases, postgres, access }),
      loaders: {
        snapshots: snapshotLoader(postgres),
        counts: countsLoader(postgres),
        totals: totalsLoader(postgres, reports),
      },
    };
  };
}

/** Who makes the request, where the limits of calls let it in; a wrong token counts as a guest's call. */
async function admitted(request: FastifyRequest, browser: Browser, people: AppServices): Promise<Visitor> {
  try {
    const visitor = await people.identity.identify(callerOf(request), browser);
    await people.requestLimits.admit(visitor);
    return visitor;
  } catch (error) {
    const isWrongToken = error instanceof AppError && error.code === ErrorCode.InvalidToken;
    if (isWrongToken) await people.requestLimits.countGuest(request.ip);
    throw error;
  }
}

/** The database chosen in this browser; the usual one where none is, or where the chosen one is no more. */
async function chosenBase({ cookies }: FastifyRequest, bases: RequestBases): Promise<string> {
  const chosen = cookies[baseCookie];
  if (!chosen || chosen === usualBase) return usualBase;
  try {
    return (await bases.byCode(chosen)).code;
  } catch (error) {
    if (error instanceof AppError && error.code === ErrorCode.UnknownBase) return usualBase;
    throw error;
  }
}
