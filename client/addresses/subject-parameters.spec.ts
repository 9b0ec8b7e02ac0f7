import { describe, expect, it } from 'vitest';
import { readSubjectParameters } from './subject-parameters.js';

const read = (subject: Parameters<typeof readSubjectParameters>[0], query: string) =>
  readSubjectParameters(subject, new URLSearchParams(query));

describe('the subject that an address names', () => {
  it('is a keyword by its words, by its id where the words are missing, and by nothing else', () => {
    expect(read('keyword', 'key=tent&kid=7')).toEqual({
      variables: { keyword: 'tent' },
      rest: { keyword: 'tent' },
      complete: true,
    });
    expect(read('keyword', 'kid=7')).toEqual({ variables: { kid: 7 }, rest: { kid: '7' }, complete: true });
    expect(read('keyword', 'kid=seven')).toEqual({ variables: {}, rest: {}, complete: false });
  });

  it('is read by the names of calls too', () => {
    expect(read('keyword', 'keyword=tent').variables).toEqual({ keyword: 'tent' });
    expect(read('page', 'domain=A.example&pageUrl=/b')).toEqual({
      variables: { domain: 'a.example', pageUrl: '/b' },
      rest: { domain: 'a.example', page_url: '/b' },
      complete: true,
    });
  });
});
