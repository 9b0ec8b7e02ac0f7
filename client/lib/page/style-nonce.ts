import { cspNonce } from './document-meta.js';

/**
 * Passes the CSP nonce to the scroll lock of dialogs, which adds a style element. The library reads it from a global.
 */
export function passNonceToStyleInjector(): void {
  const nonce = cspNonce();
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
