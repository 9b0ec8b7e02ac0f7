import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeReturnPath } from '../../contract/accounts/return-path.js';
import { promoParameter, refParameter } from '../../contract/billing/partner-link.js';
import type { SessionService } from '../../modules/accounts/session.service.js';
import {
  remainingSeconds,
  serializePartnerLink,
  type PartnerLinkCookie,
} from '../../modules/billing/partner-cookie.js';
import type { PartnerLinkService } from '../../modules/billing/partner-link.service.js';
import type { Cookies } from '../security/cookies.js';
import { isApiPath, wantsPage } from '../pages/navigation.js';

interface PartnerLinkParts {
  links: PartnerLinkService;
  sessions: SessionService;
  cookies: Cookies;
  now: () => Date;
}

/**
 * Handles partner links: stores the code in a cookie for half a year and redirects to the URL without it. The last
 * link wins.
 * A visit is counted when the cookie first returns, so clients without cookies are not counted.
 */
export function addPartnerLinks(app: FastifyInstance, parts: PartnerLinkParts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || isApiPath(request.url) || !wantsPage(request)) return undefined;
    const [path = '', query] = splitAtQuery(request.url);
    const partnerCode = query === undefined ? null : new URLSearchParams(query).get(refParameter);
    if (query === undefined || partnerCode === null) return countVisit(request, reply, parts);
    await followLink(request, reply, parts, new URLSearchParams(query));
    return reply
      .header('cache-control', 'no-store')
      .redirect(safeReturnPath(path + removePartnerCode(query), { allowAuthRoutes: true }), 302);
  });
}

async function followLink(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: PartnerLinkParts,
  query: URLSearchParams,
): Promise<void> {
  const { links, sessions, cookies } = parts;
  const session = cookies.read(request, 'session');
  const user = session === undefined ? null : await sessions.find(session);
  const link = await links.follow(
    query.get(refParameter) ?? '',
    query.get(promoParameter) ?? undefined,
    user?.owner.id,
    links.parseCookie(cookies.read(request, 'partner')),
  );
  if (link) setPartnerCookie(reply, link, parts);
}

async function countVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: PartnerLinkParts,
): Promise<undefined> {
  const link = parts.links.parseCookie(parts.cookies.read(request, 'partner'));
  if (!link || link.isCounted) return;
  await parts.links.countVisit(link);
  setPartnerCookie(reply, { ...link, isCounted: true }, parts);
}

function setPartnerCookie(
  reply: FastifyReply,
  link: PartnerLinkCookie,
  { cookies, now }: PartnerLinkParts,
): void {
  cookies.set(reply, 'partner', serializePartnerLink(link), remainingSeconds(link, now()));
}

/** The query string without the partner code, other parameters unchanged. */
function removePartnerCode(query: string): string {
  const remaining = query.split('&').filter((part) => {
    const [name = ''] = new URLSearchParams(part).keys();
    return name !== refParameter && name !== promoParameter;
  });
  return remaining.length === 0 || remaining.join('') === '' ? '' : `?${remaining.join('&')}`;
}

function splitAtQuery(url: string): [path: string, query: string | undefined] {
  const separatorIndex = url.indexOf('?');
  return separatorIndex < 0
    ? [url, undefined]
    : [url.slice(0, separatorIndex), url.slice(separatorIndex + 1)];
}
