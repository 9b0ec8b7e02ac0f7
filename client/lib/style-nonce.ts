import { cspNonce } from './document-meta.js';

/**
 * Gives the page's nonce to the dialogs' scroll lock, which adds a style element when a dialog opens. It looks for the
 * nonce under this global name; without it the content security policy refuses the element.
 */
export function shareStyleNonce(): void {
  const nonce = cspNonce();
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
