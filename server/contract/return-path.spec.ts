import { expect, it } from 'vitest';
import { safeReturnPath } from './return-path.js';

it.each([
  '/',
  '/keywords?domain=a.example#page=2',
  '/panel#changePlanPanel',
  '/report?domain=палатка',
  '/keywords?domain=a.example#filter=word=a\\^b',
])('sends people on to %s', (path) => {
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
])('sends nobody to %j', (path) => {
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
])('leads back to the door %s only where that is wanted', (door) => {
  expect(safeReturnPath(door, { allowAuthRoutes: false })).toBe('/');
  expect(safeReturnPath(door, { allowAuthRoutes: true })).toBe(door);
});

it('gives no backslash on, wherever it stood', () => {
  expect(safeReturnPath('/keywords?q=\\a#filter=\\b', { allowAuthRoutes: false })).toBe(
    '/keywords?q=%5Ca#filter=%5Cb',
  );
});
