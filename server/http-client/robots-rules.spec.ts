import { describe, expect, it } from 'vitest';
import { measureProcessorMs } from '../../tests/support/processor-time.js';
import { parseRobots } from './robots-rules.js';

const isAllowed = (text: string, path: string) => parseRobots(text, 'Rivalscope').isAllowed(path);

describe('parseRobots', () => {
  it.each([
    ['', '/', true],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /', '/a', false],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['User-agent: RIVALSCOPE # us\ndisallow: /a', '/ab', false],
    // The group of our user agent replaces the default group.
    ['User-agent: *\nDisallow: /\n\nUser-agent: rivalscope\nDisallow: /b', '/a', true],
    // Several user agents may share a group, and a user agent may have several groups.
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
    // The longest rule wins. Allow wins a tie.
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
  ])('applies %j to %s', (text, path, allowed) => {
    expect(isAllowed(text, path)).toBe(allowed);
  });

  it('skips the groups of other agents without walking through them', async () => {
    const agents = Array.from({ length: 2400 }, (_, index) => `User-agent: bot${index}`);
    const rules = Array.from({ length: 2500 }, (_, index) => `Disallow: /${index}`);
    const text = [...agents, ...rules].join('\n');
    expect(await measureProcessorMs(() => parseRobots(text, 'rivalscope'))).toBeLessThan(100);
  });

  it('forbids paths that are too long to match', () => {
    expect(isAllowed('User-agent: *\nDisallow: /b', `/${'a'.repeat(2047)}`)).toBe(true);
    expect(isAllowed('User-agent: *\nDisallow: /b', `/${'a'.repeat(2048)}`)).toBe(false);
  });

  it('matches thousands of patterns with long parts without blocking', async () => {
    const pattern = `/*${'a'.repeat(1000)}b${'a'.repeat(1037)}`;
    const rules = parseRobots(`User-agent: *\n${`Disallow: ${pattern}\n`.repeat(250)}`, 'rivalscope');
    expect(await measureProcessorMs(() => rules.isAllowed(`/${'a'.repeat(14_000)}`))).toBeLessThan(100);
    expect(await measureProcessorMs(() => rules.isAllowed(`/${'a'.repeat(2000)}`))).toBeLessThan(100);
  });

  it('matches patterns in linear time', () => {
    const pattern = `/${'*a'.repeat(1000)}b`;
    expect(isAllowed(`User-agent: *\nDisallow: ${pattern}`, `/${'a'.repeat(2000)}`)).toBe(true);
  });
});
