import { afterEach, expect, it } from 'vitest';
import { addressWithDatabase, missingDatabase, addDatabaseToDocumentAddress } from './page-database.js';

const meta = document.createElement('meta');
meta.name = 'database';

/** Opens a document that the server rendered for this database. */
function openDocument(address: string, database: string): string {
  meta.content = database;
  document.head.append(meta);
  window.history.replaceState(null, '', address);
  addDatabaseToDocumentAddress();
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

afterEach(() => {
  meta.remove();
  window.history.replaceState(null, '', '/');
  addDatabaseToDocumentAddress();
});

it("adds the document's database and keeps it after a later selection", () => {
  expect(openDocument('/keywords?domain=a.example#page=2', 'msk')).toBe(
    '/keywords?domain=a.example&db=msk#page=2',
  );
  expect(missingDatabase()).toBeUndefined();
  expect(addressWithDatabase({ pathname: '/visible', search: '' })).toBe('/visible?db=msk');
});

it('falls back to the default database and reports the unknown code', () => {
  expect(openDocument('/keywords?domain=a.example&db=qqq', 'gny')).toBe('/keywords?domain=a.example&db=gny');
  expect(missingDatabase()).toBe('qqq');
});

it('normalises the case of a code without a message', () => {
  expect(openDocument('/visible?base=MSK', 'msk')).toBe('/visible?db=msk');
  expect(missingDatabase()).toBeUndefined();
});
