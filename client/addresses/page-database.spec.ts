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

it('names the database that the document was sent with, and keeps it whatever is chosen later (B1)', () => {
  expect(openDocument('/keywords?domain=a.example#page=2', 'msk')).toBe(
    '/keywords?domain=a.example&db=msk#page=2',
  );
  expect(missingDatabase()).toBeUndefined();
  expect(addressWithDatabase({ pathname: '/visible', search: '' })).toBe('/visible?db=msk');
});

it('falls back to the usual database and tells which one there is not (B4)', () => {
  expect(openDocument('/keywords?domain=a.example&db=qqq', 'gny')).toBe('/keywords?domain=a.example&db=gny');
  expect(missingDatabase()).toBe('qqq');
});

it('writes a code as the catalogue does, and says nothing of it', () => {
  expect(openDocument('/visible?base=MSK', 'msk')).toBe('/visible?db=msk');
  expect(missingDatabase()).toBeUndefined();
});
