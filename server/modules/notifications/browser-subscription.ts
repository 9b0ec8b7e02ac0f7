import { createECDH } from 'node:crypto';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { isReachableUrl, type OutgoingRules } from '../../http-client/outgoing-rules.js';

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
 * Validates a push subscription.
 * @throws AppError InvalidField
 */
export function validateSubscription(input: BrowserSubscription, rules: OutgoingRules): BrowserSubscription {
  const { endpoint, p256dh, auth } = input;
  const isUsable =
    endpoint.length <= maxEndpointLength &&
    isReachableUrl(endpoint, rules) &&
    isP256Point(p256dh) &&
    decodeBase64(auth).length === 16;
  if (isUsable) {
    return {
      endpoint: new URL(endpoint).href,
      p256dh: decodeBase64(p256dh).toString('base64url'),
      auth: decodeBase64(auth).toString('base64url'),
    };
  }
  throw new AppError(ErrorCode.InvalidField, {
    field: 'subscription',
    what: {
      en: 'This is not a push subscription of a browser.',
      ru: 'Это не push-подписка браузера.',
    },
  });
}

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
