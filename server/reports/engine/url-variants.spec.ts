import { describe, expect, it } from 'vitest';
import { pathVariants } from './url-variants.js';

describe('the spellings of one path', () => {
  it.each(['/кат', '/%D0%BA%D0%B0%D1%82', '/%d0%ba%d0%b0%d1%82'])('of %s hold the two others', (path) => {
    const spellings = pathVariants(path);
    expect(spellings[0]).toBe(path);
    expect(spellings.toSorted()).toEqual(['/%D0%BA%D0%B0%D1%82', '/%d0%ba%d0%b0%d1%82', '/кат']);
  });

  it.each(['/tents', '/', '/a?b=%20c', '/a%2Fb'])('of %s is it alone', (path) => {
    expect(pathVariants(path)).toEqual([path]);
  });

  it('of a letter that is cut in half exist', () => {
    expect(pathVariants('/\ud83d')[0]).toBe('/\ud83d');
  });
});
