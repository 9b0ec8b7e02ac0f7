import { describe, expect, it } from 'vitest';
import { parseRobots } from './robots-rules.js';

const isAllowed = (text: string, path: string) => parseRobots(text, 'Rivalscope').isAllowed(path);

describe('the rules of robots.txt', () => {
  it.each([
    ['', '/', true],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /', '/a', false],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['User-agent: RIVALSCOPE # us\ndisallow: /a', '/ab', false],
    // Our own group counts in place of everybody's.
    ['User-agent: *\nDisallow: /\n\nUser-agent: rivalscope\nDisallow: /b', '/a', true],
    // Several names share a group, and a name may have several.
    [
      'User-agent: other\nUser-agent: rivalscope\nDisallow: /a\nUser-agent: rivalscope\nDisallow: /b',
      '/b',
      false,
    ],
    [
      'User-agent: other\nUser-agent: rivalscope\nDisallow: /a\nUser-agent: rivalscope\nDisallow: /b',
      '/a',
      false,
    ],
    // The longest rule decides, and of two as long the one that allows.
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['User-agent: *\nAllow: /a\nDisallow: /a/b', '/a/b/c', false],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['User-agent: *\r\nDisallow: /*.php$', '/x/y.php', false],
    ['User-agent: *\rDisallow: /*.php$', '/x/y.php?a=1', true],
    ['User-agent: *\nDisallow: /*/print/*?id=', '/a/print/b?id=1', false],
    ['User-agent: *\nDisallow: /a$', '/a', false],
    ['User-agent: *\nDisallow: /a$', '/ab', true],
    ['User-agent: *\nDisallow: /%D1%91', '/ё', false],
    ['User-agent: *\nDisallow: /100%', '/100%', false],
  ])('%j of %s', (text, path, allowed) => {
    expect(isAllowed(text, path)).toBe(allowed);
  });

  it('are read in a time that grows with their length alone', () => {
    const pattern = `/${'*a'.repeat(1000)}b`;
    expect(isAllowed(`User-agent: *\nDisallow: ${pattern}`, `/${'a'.repeat(100_000)}`)).toBe(true);
  });
});
