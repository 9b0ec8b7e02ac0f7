import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import { cardWidget } from '../../contract/billing/card-widget.js';

/** One year. */
const hstsSeconds = 31_536_000;

/** Value of the header that restricts browsers to https. */
export function getTransportSecurity(includesSubdomains: boolean): string {
  return `max-age=${hstsSeconds}${includesSubdomains ? '; includeSubDomains' : ''}`;
}

/** 128 bits. */
const nonceBytes = 16;

const nonces = new WeakMap<object, string>();

/** Placeholder of the nonce in pages that are rendered once. The build of the client writes it, too. */
export const noncePlaceholder = '__CSP_NONCE__';

/** The CSP nonce of a response. */
export function getNonce(response: ServerResponse): string {
  const existing = nonces.get(response);
  if (existing) return existing;
  const nonce = randomBytes(nonceBytes).toString('base64url');
  nonces.set(response, nonce);
  return nonce;
}

const nonceSource = (_request: unknown, response: unknown): string =>
  `'nonce-${getNonce(response as ServerResponse)}'`;

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
  scriptSrc: ["'self'", nonceSource],
};

/**
 * Security headers of every response. Inline style attributes are allowed for charts and tables. Style elements need
 * the nonce.
 */
const securityHeaders = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...baseDirectives, styleSrc: ["'self'", nonceSource], styleSrcAttr: ["'unsafe-inline'"] },
  },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginEmbedderPolicy: false,
} as const satisfies FastifyHelmetOptions;

/** Security headers with HSTS. */
export function createSecurityHeaders(includesSubdomains: boolean): FastifyHelmetOptions {
  return { ...securityHeaders, hsts: { maxAge: hstsSeconds, includeSubDomains: includesSubdomains } };
}

/** The editor of the playground creates style elements without a nonce. */
export const playgroundHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...baseDirectives, styleSrc: ["'self'", "'unsafe-inline'"] },
  },
};

const policyName = 'content-security-policy';

/** Extends the CSP of a response for the card payment widget: its script and frame. */
export function allowCardWidget(response: ServerResponse): void {
  const policy = String(response.getHeader(policyName));
  const { origin } = cardWidget;
  response.setHeader(
    policyName,
    policy.replace(/\bscript-src /, (name) => `${name}${origin} `),
  );
  allowFrame(response, origin);
}

/** Extends the CSP of a response for frames of another origin. */
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
