import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import { cardWidget } from '../contract/card-widget.js';

const nonces = new WeakMap<object, string>();

/** The nonce of one answer: scripts and styles of a page are run only when they carry it. */
export function nonceOf(response: ServerResponse): string {
  const existing = nonces.get(response);
  if (existing) return existing;
  // 122 random bits, of which Node draws many at once.
  const nonce = randomUUID();
  nonces.set(response, nonce);
  return nonce;
}

const withNonce = (_request: unknown, response: unknown): string =>
  `'nonce-${nonceOf(response as ServerResponse)}'`;

const baseDirectives = {
  defaultSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  scriptSrc: ["'self'", withNonce],
};

/**
 * Security headers of every answer, errors and files included. Style attributes are open, because charts and tables write
 * them; style elements need the nonce.
 */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...baseDirectives, styleSrc: ["'self'", withNonce], styleSrcAttr: ["'unsafe-inline'"] },
  },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  hsts: { maxAge: 15_552_000, includeSubDomains: false },
  crossOriginEmbedderPolicy: false,
};

/** The playground's editor writes style elements of its own, without a nonce. */
export const playgroundHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...baseDirectives, styleSrc: ["'self'", "'unsafe-inline'"] },
  },
};

const policyName = 'content-security-policy';

/** Opens the policy of one page for the widget of card payments: its script, and the frame in which a card is asked for. */
export function allowCardWidget(response: ServerResponse): void {
  const policy = String(response.getHeader(policyName));
  const { origin } = cardWidget;
  response.setHeader(
    policyName,
    policy.replace(/\bscript-src /, (name) => `${name}${origin} `),
  );
  allowFrame(response, origin);
}

/** Opens the policy of one page for frames of another site. */
export function allowFrame(response: ServerResponse, origin: string): void {
  const policy = String(response.getHeader(policyName));
  const hasFrames = /\bframe-src /.test(policy);
  response.setHeader(
    policyName,
    hasFrames
      ? policy.replace(/\bframe-src /, (name) => `${name}${origin} `)
      : `${policy};frame-src ${origin}`,
  );
}
