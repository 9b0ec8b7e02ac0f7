import { expect, it } from 'vitest';
import { filterWithSearch } from './search-text.js';

it('adds the search to the filter lines, so that files and requests contain both', () => {
  expect(filterWithSearch({ filter: 'wordLIKEboots', search: 'hiking' }, 'word')).toBe(
    'wordLIKEboots^wordLIKEhiking',
  );
  expect(filterWithSearch({ filter: '', search: 'a^b' }, 'word')).toBe('wordLIKEa\\^b');
});

it('changes nothing without a search or a column to search', () => {
  expect(filterWithSearch({ filter: 'ws>=10', search: '' }, 'word')).toBe('ws>=10');
  expect(filterWithSearch({ filter: 'ws>=10', search: 'tent' }, undefined)).toBe('ws>=10');
});
