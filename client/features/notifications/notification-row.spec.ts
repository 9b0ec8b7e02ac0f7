import { expect, it } from 'vitest';
import { classifyLink } from './notification-row.js';

it('follows internal paths and http(s) URLs only', () => {
  expect(classifyLink('/keywords?domain=northtrail.example')).toBe('page');
  expect(classifyLink('https://northtrail.example/news')).toBe('site');
  for (const link of [
    '',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'news',
  ]) {
    expect(classifyLink(link)).toBe('nowhere');
  }
});
