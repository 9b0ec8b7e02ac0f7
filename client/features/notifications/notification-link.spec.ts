import { expect, it } from 'vitest';
import { targetOf } from './notification-link.js';

it('follows paths of ours and addresses of the web, and nothing else', () => {
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
