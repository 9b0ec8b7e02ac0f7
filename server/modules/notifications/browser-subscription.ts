import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { Localised } from '../../contract/language/localised.js';
import {
  ForbiddenAddressError,
  isReachableUrl,
  resolveAllowedAddresses,
  type OutgoingRules,
} from '../../http-client/outgoing-rules.js';

/** A push subscription created by a browser. */
export interface BrowserSubscription {
  /** Endpoint of the browser's push service. */
  endpoint: string;
  /** Public key of the browser: a P-256 point, base64url. */
  p256dh: string;
  /** Authentication secret, 16 bytes, base64url. */
  auth: string;
}

const maxEndpointLength = 1000;

/**
 * Validates a push subscription and resolves the host of its push service.
 * @throws AppError InvalidField
 */
export async function validateSubscription(
  input: BrowserSubscription,
  rules: OutgoingRules,
): Promise<BrowserSubscription> {
  const { endpoint, p256dh, auth } = input;
  const isUsable =
    endpoint.length <= maxEndpointLength &&
    isReachableUrl(endpoint, rules) &&
    isP256Point(p256dh) &&
    decodeBase64(auth).length === 16;
  if (!isUsable) throw invalidSubscription(notSubscriptionMessage);
  const { href, hostname } = new URL(endpoint);
  await assertPublicHost(hostname, rules);
  return {
    endpoint: href,
    p256dh: decodeBase64(p256dh).toString('base64url'),
    auth: decodeBase64(auth).toString('base64url'),
  };
}

/**
 * Only for early feedback: the connection of each delivery checks the address again. A name that cannot be resolved now
 * is accepted, because the resolver may have failed.
 */
async function assertPublicHost(hostname: string, rules: OutgoingRules): Promise<void> {
  // `isReachableUrl` has checked IP addresses.
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return;
  try {
    await resolveAllowedAddresses(hostname, rules);
  } catch (error) {
    if (error instanceof ForbiddenAddressError) throw invalidSubscription(internalHostMessage);
  }
}

function invalidSubscription(what: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field: 'subscription', what });
}

const notSubscriptionMessage = {
  en: 'This is not a push subscription of a browser.',
  ru: 'Это не push-подписка браузера.',
};
const internalHostMessage = {
  en: 'The push service of this browser is not on the public internet.',
  ru: 'Push-служба этого браузера находится не в публичном интернете.',
};

function isP256Point(p256dh: string): boolean {
  const point = decodeBase64(p256dh);
  if (point.length !== 65 || point[0] !== 4) return false;
  const keyPair = createECDH('prime256v1');
  keyPair.generateKeys();
  try {
    return keyPair.computeSecret(point).length === 32;
  } catch {
    return false;
  }
}

function decodeBase64(text: string): Buffer {
  return /^[\w+/=-]{1,200}$/.test(text) ? Buffer.from(text, 'base64') : Buffer.alloc(0);
}
