import { describe, expect, it } from 'vitest';
import { pathVariants } from './plan-report.js';

describe('path variants', () => {
  it.each(['/кат', '/%D0%BA%D0%B0%D1%82', '/%d0%ba%d0%b0%d1%82'])(
    'of %s include the two other spellings',
    (path) => {
      const spellings = pathVariants(path);
      expect(spellings[0]).toBe(path);
      expect(spellings.toSorted()).toEqual(['/%D0%BA%D0%B0%D1%82', '/%d0%ba%d0%b0%d1%82', '/кат']);
    },
  );

  it.each(['/tents', '/', '/a?b=%20c', '/a%2Fb'])('of %s are only the path itself', (path) => {
    expect(pathVariants(path)).toEqual([path]);
  });

  it('handle lone surrogates', () => {
    expect(pathVariants('/\ud83d')[0]).toBe('/\ud83d');
  });
});
