import { shareKey } from '../../addresses/group-view.js';

/** Stores a secret in the tab. Returns whether the address no longer needs it. */
export function storeShareSecret(rid: string, share: string): boolean {
  try {
    sessionStorage.setItem(shareKey(rid), share);
    return true;
  } catch {
    return false;
  }
}

/** Removes all stored secrets, so that the reader sees own reports with the own account. */
export function clearShareSecrets(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(shareKey('')));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are no stored secrets.
  }
}
