import { expect, it } from 'vitest';
import { readGroupSource, serialiseGroupSource } from './clustering-source.js';

it('restores the group report of a link from its header', () => {
  expect(serialiseGroupSource('a1')).toBe('from=gkeywords&rid=a1');
  expect(readGroupSource({ search: '?db=gny', hash: `#${serialiseGroupSource('a1')}` })).toBe('a1');
});

it('accepts the parameter of older links and ignores other sources', () => {
  expect(readGroupSource({ search: '?group=a1', hash: '' })).toBe('a1');
  expect(readGroupSource({ search: '', hash: '#from=other&rid=a1' })).toBeUndefined();
  expect(readGroupSource({ search: '', hash: '#from=gkeywords&rid=' })).toBeUndefined();
});
