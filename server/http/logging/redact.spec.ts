import { describe, expect, it } from 'vitest';
import { redactUrl } from './redact.js';

describe('redactUrl', () => {
  it.each([
    '/api/x?auth-token=SECRET',
    '/api/x?a=1&auth-token=SECRET&b=2',
    '/api/x?AUTH-TOKEN=SECRET',
    '/api/x?auth%2Dtoken=SECRET',
    '/api/x?auth%2dtoken=SECRET#x',
    '/api/x?%61uth-token=SECRET',
  ])('redacts the secret in %s', (url) => {
    expect(redactUrl(url)).not.toContain('SECRET');
  });

  it.each([
    '/en/forgotpassword/TOKEN',
    '/api/forgotpassword/TOKEN',
    '/ru/invitation/TOKEN/?a=1',
    '/%65n/activation/%54OKEN',
    '/forgotpassword/TOKEN#x',
  ])('redacts the secret of the emailed link %s', (url) => {
    const secret = 'Ab-_'.repeat(10) + '0Zz';
    expect(redactUrl(url.replace(/TOKEN|%54OKEN/, secret))).not.toContain(secret);
    expect(redactUrl(url.replace(/TOKEN|%54OKEN/, `%41${secret.slice(1)}`))).not.toContain(secret.slice(1));
  });

  it.each([
    '/en/group/12?share=SECRET',
    '/api/account?oldPassword=SECRET',
    '/api/account?email=SECRET@example.com',
    '/api/x?unknown=SECRET',
    '/api/users/SECRET@example.com',
    '/api/users/SECRET%40example.com/',
    '/api/x?SECRET',
    '/api/x?SECRET&page=1',
    '/api/x?page=1%26share%3DSECRET',
  ])('redacts values outside the allow-list in %s', (url) => {
    expect(redactUrl(url)).not.toContain('SECRET');
  });

  it('leaves the allow-listed parameters unchanged and limits the length', () => {
    expect(redactUrl('/api/x?db=us&auth-token=S&page=2')).toBe('/api/x?db=us&auth-token=[redacted]&page=2');
    expect(redactUrl(`/${'x'.repeat(10_000)}`)).toHaveLength(2000);
  });
});
