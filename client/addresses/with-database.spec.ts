import { expect, it } from 'vitest';
import { withDatabase } from './page-database.js';

const addDatabase = (address: string, unknownDatabase?: string) => {
  const { pathname, search, hash } = new URL(address, 'http://here.example');
  return withDatabase({ pathname, search, hash }, 'gny', unknownDatabase);
};

it('adds the database to every report address without one', () => {
  expect(addDatabase('/keywords?domain=a.example#sort=ws|asc')).toBe(
    '/keywords?domain=a.example&db=gny#sort=ws|asc',
  );
  expect(addDatabase('/visible')).toBe('/visible?db=gny');
  expect(addDatabase('/report?domain=tent&db=')).toBe('/report?domain=tent&db=gny');
});

it('keeps addresses with a database under either name and pages without one', () => {
  for (const address of ['/keywords?domain=a.example&db=msk#page=2', '/visible?base=msk', '/panel', '/']) {
    expect(addDatabase(address)).toBe(address);
  }
  expect(withDatabase({ pathname: '/visible', search: '' }, undefined)).toBe('/visible');
});

it('replaces an unknown database by the default', () => {
  expect(addDatabase('/keywords?domain=a.example&db=qqq#page=2', 'qqq')).toBe(
    '/keywords?domain=a.example&db=gny#page=2',
  );
  expect(addDatabase('/visible?base=qqq', 'qqq')).toBe('/visible?db=gny');
  expect(addDatabase('/?db=qqq', 'qqq')).toBe('/?db=gny');
});
