import { cspNonce } from './document-meta.js';

/**
 * Provides the page's nonce to the dialogs' scroll lock, which adds a style element. The library reads this global;
 * without the nonce the content security policy blocks the element.
 */
export function passNonceToStyleInjector(): void {
  const nonce = cspNonce();
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
