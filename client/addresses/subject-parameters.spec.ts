import { describe, expect, it } from 'vitest';
import { readSubjectParameters } from './subject-parameters.js';

const read = (subject: Parameters<typeof readSubjectParameters>[0], query: string) =>
  readSubjectParameters(subject, new URLSearchParams(query));

describe('readSubjectParameters', () => {
  it('reads a keyword by its text, else by its id', () => {
    expect(read('keyword', 'key=tent&kid=7')).toEqual({
      variables: { keyword: 'tent' },
      restParameters: { keyword: 'tent' },
      complete: true,
    });
    expect(read('keyword', 'kid=7')).toEqual({
      variables: { kid: 7 },
      restParameters: { kid: '7' },
      complete: true,
    });
    expect(read('keyword', 'kid=seven')).toEqual({ variables: {}, restParameters: {}, complete: false });
  });

  it('accepts REST parameter names', () => {
    expect(read('keyword', 'keyword=tent').variables).toEqual({ keyword: 'tent' });
    expect(read('page', 'domain=A.example&pageUrl=/b')).toEqual({
      variables: { domain: 'a.example', pageUrl: '/b' },
      restParameters: { domain: 'a.example', page_url: '/b' },
      complete: true,
    });
  });
});
