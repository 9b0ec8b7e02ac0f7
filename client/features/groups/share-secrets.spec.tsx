import { afterEach, expect, it } from 'vitest';
import { shareSecretAt } from '../../addresses/group-view.js';
import { reportPath } from '../../addresses/report-path.js';
import { clearShareSecrets, storeShareSecret } from './share-secrets.js';

const rid = '5f0c1b0e-3c0a-4b7e-9a51-0d3c1f2e4b5a';
const pathname = `/group/${rid}`;

afterEach(() => sessionStorage.clear());

it('a share secret leaves the address, and the tab uses the stored one', () => {
  expect(shareSecretAt({ pathname, search: '' })).toBeUndefined();
  expect(shareSecretAt({ pathname, search: '?share=secret' })).toBe('secret');
  expect(storeShareSecret(rid, 'secret')).toBe(true);
  expect(shareSecretAt({ pathname, search: '' })).toBe('secret');
  expect(shareSecretAt({ pathname: '/group/another', search: '' })).toBeUndefined();
  expect(reportPath('group-domains', { rid }, 'gny')).not.toContain('share');
});

it('a stored share secret is removed when the reader opens the own reports', () => {
  storeShareSecret(rid, 'secret');
  sessionStorage.setItem('other', 'value');
  clearShareSecrets();
  expect(shareSecretAt({ pathname, search: '' })).toBeUndefined();
  expect(sessionStorage.getItem('other')).toBe('value');
});
