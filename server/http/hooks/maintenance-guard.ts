import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountRoutes } from '../../contract/accounts/account-routes.js';
import type { MaintenanceService, MaintenanceState } from '../../modules/maintenance/maintenance.service.js';
import { bodyFields } from '../../request/body-fields.js';
import { isLoggedIn } from '../../request/visitor.js';
import { identifyClient, type ClientIdentification } from '../context/identify-client.js';
import { normalizePath } from '../pages/page-paths.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set during maintenance if the request may only log in. */
    loginOnlyState: MaintenanceState | undefined;
  }
}

interface MaintenanceGuardParts extends ClientIdentification {
  maintenance: MaintenanceService;
}

/** Monitoring endpoints, robots.txt and the assets of the maintenance page. */
const alwaysServedPaths =
  /^\/(?:healthz|readyz|metrics|robots\.txt|favicon[\w-]*\.svg|mark\.svg)$|^\/assets\//;

/** Target of the login form on the maintenance page, and the login calls of the API. */
const loginPaths: readonly string[] = [accountRoutes.login, '/panel/user/auth', '/api/panel/user/auth'];

/** Rejects all requests during maintenance, except those of administrators and logins. */
export function addMaintenanceGuard(
  app: FastifyInstance,
  { maintenance, identity, browsers }: MaintenanceGuardParts,
): void {
  app.decorateRequest('loginOnlyState');
  app.addHook('onRequest', async (request, reply) => {
    const path = normalizePath(request.url);
    if (alwaysServedPaths.test(path)) return;
    const state = await maintenance.getState();
    if (state === null || (await isAdministrator(request, reply))) return;
    if (request.method === 'POST' && loginPaths.includes(path)) request.loginOnlyState = state;
    else throw maintenance.unavailableError(state);
  });
  // The login endpoint also handles registrations, depending on the body.
  app.addHook('preHandler', (request, _reply, done) => {
    const { loginOnlyState: state } = request;
    done(state && !isLoginRequest(request) ? maintenance.unavailableError(state) : undefined);
  });

  async function isAdministrator(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const visitor = await identifyClient(request, reply, { identity, browsers });
    return visitor !== undefined && isLoggedIn(visitor) && visitor.account.isAdministrator;
  }
}

function isLoginRequest({ query, body }: FastifyRequest): boolean {
  const { act = 'login' } = { ...(query as object), ...bodyFields(body) } as { act?: unknown };
  return act === 'login';
}
