import { expect, it } from 'vitest';
import { targetOf } from './notification-link.js';

it('follows internal paths and http(s) URLs only', () => {
  expect(targetOf('/keywords?domain=northtrail.example')).toBe('page');
  expect(targetOf('https://northtrail.example/news')).toBe('site');
  for (const link of [
    '',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'news',
  ]) {
    expect(targetOf(link)).toBe('nowhere');
  }
});
