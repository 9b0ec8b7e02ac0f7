import { camelCase } from '../../../server/contract/formatting/camel-case.js';
import { describe, expect, it } from 'vitest';
import { fillLink } from './link-template.js';

describe('link template', () => {
  it('fills placeholders from the row and the subject, URL-encoded', () => {
    const row = { url: '/a b?x=1&y=2' };
    expect(
      fillLink('/keysbypage?domain={domain}&page_url={url}', row, { domain: 'northtrail.example' }),
    ).toBe('/keysbypage?domain=northtrail.example&page_url=%2Fa%20b%3Fx%3D1%26y%3D2');
  });

  it('prefers row values to subject values', () => {
    expect(fillLink('/report?domain={name}', { name: 'a.example' }, { name: 'b.example' })).toBe(
      '/report?domain=a.example',
    );
  });

  it('finds snake case ids in camel case rows', () => {
    expect(camelCase('cpc_min')).toBe('cpcMin');
    expect(fillLink('/x?k={master_key}', { masterKey: 5 }, {})).toBe('/x?k=5');
  });

  it('contains the database only if the page does', () => {
    const template = '/report?domain={name}&db={base}';
    expect(fillLink(template, { name: 'a.example' }, { base: 'msk' })).toBe(
      '/report?domain=a.example&db=msk',
    );
    expect(fillLink(template, { name: 'a.example' }, {})).toBe('/report?domain=a.example');
  });

  it('returns no link if a value is unknown', () => {
    expect(fillLink('/x?k={word}', { word: null }, {})).toBeUndefined();
    expect(fillLink('/x?k={word}', {}, {})).toBeUndefined();
  });
});
