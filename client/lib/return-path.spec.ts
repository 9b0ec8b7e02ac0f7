import { expect, it } from 'vitest';
import { safeReturnPath } from './return-path.js';

it.each([
  '/',
  '/keywords?domain=a.example#page=2',
  '/panel#changePlanPanel',
  '/report?domain=палатка',
  '/keywords?domain=a.example#filter=word=a\\^b',
])('sends people on to %s', (path) => {
  expect(decodeURI(safeReturnPath(path))).toBe(path);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  'https://evil.example/',
  'evil.example',
  '/..//evil.example',
  '',
  null,
  undefined,
])('sends nobody to %j', (path) => {
  expect(safeReturnPath(path)).toBe('/');
});

it('does not lead back to the doors', () => {
  for (const door of ['/login?redirect=/panel', '/logout', '/LOGIN/', '/en/forgotpassword/abc']) {
    expect(safeReturnPath(door)).toBe('/');
  }
});
