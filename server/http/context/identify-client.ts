import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import type { IdentityService } from '../../modules/accounts/identity.service.js';
import type { Visitor } from '../../request/visitor.js';
import { CookieBrowser, type BrowserDependencies } from './browser.js';
import { readCaller } from './caller.js';

export interface ClientIdentification {
  identity: IdentityService;
  browsers: BrowserDependencies;
}

/** The visitor of a request before its context exists. Undefined for an invalid token. */
export async function identifyClient(
  request: FastifyRequest,
  reply: FastifyReply,
  { identity, browsers }: ClientIdentification,
): Promise<Visitor | undefined> {
  try {
    return await identity.identify(readCaller(request, true), new CookieBrowser(request, reply, browsers));
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
