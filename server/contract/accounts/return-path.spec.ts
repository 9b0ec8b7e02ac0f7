import { expect, it } from 'vitest';
import { safeReturnPath } from './return-path.js';

it.each([
  '/',
  '/keywords?domain=a.example#page=2',
  '/panel#changePlanPanel',
  '/report?domain=палатка',
  '/keywords?domain=a.example#filter=word=a\\^b',
])('accepts %s', (path) => {
  expect(decodeURI(safeReturnPath(path, { allowAuthRoutes: false }))).toBe(path);
  expect(decodeURI(safeReturnPath(path, { allowAuthRoutes: true }))).toBe(path);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/a\\..\\..\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/keywords#page=2\r\nlocation: //evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  'https://evil.example/',
  'evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '',
  null,
  undefined,
])('rejects %j', (path) => {
  expect(safeReturnPath(path, { allowAuthRoutes: false })).toBe('/');
  expect(safeReturnPath(path, { allowAuthRoutes: true })).toBe('/');
});

it.each([
  '/login?redirect=/panel',
  '/logout',
  '/LOGIN/',
  '/%6Cogin',
  '/successful-registration',
  '/forgotpassword',
  '/en/forgotpassword/abc',
])('accepts the authentication route %s only if allowed', (route) => {
  expect(safeReturnPath(route, { allowAuthRoutes: false })).toBe('/');
  expect(safeReturnPath(route, { allowAuthRoutes: true })).toBe(route);
});

it('never returns a backslash', () => {
  expect(safeReturnPath('/keywords?q=\\a#filter=\\b', { allowAuthRoutes: false })).toBe(
    '/keywords?q=%5Ca#filter=%5Cb',
  );
});
