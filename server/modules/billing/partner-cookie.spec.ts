import { expect, it } from 'vitest';
import { parsePartnerLink, remainingSeconds, serializePartnerLink } from './partner-cookie.js';

const at = new Date('2026-05-23T12:00:00Z');
const link = { code: 'abcd2345', promo: null, at, isCounted: false };

it('parses a serialized partner link', () => {
  for (const cookie of [link, { ...link, isCounted: true }, { ...link, promo: 'spring-10' }]) {
    expect(parsePartnerLink(serializePartnerLink(cookie), at)).toEqual(cookie);
  }
});

it('expires after six calendar months, clamped to the last day of a shorter month', () => {
  const validDays = (from: string) => remainingSeconds({ at: new Date(from) }, new Date(from)) / 86_400;
  // May has 31 days, June 30, July 31, August 31, September 30, October 31.
  expect(validDays('2026-05-23T12:00:00Z')).toBe(184);
  expect(validDays('2026-08-31T00:00:00Z')).toBe(181);
  expect(validDays('2027-08-31T00:00:00Z')).toBe(182);
  const value = serializePartnerLink(link);
  expect(parsePartnerLink(value, new Date('2026-11-23T11:59:59Z'))).toEqual(link);
  expect(parsePartnerLink(value, new Date('2026-11-23T12:00:00Z'))).toBeUndefined();
});

it('ignores cookies with an invalid format or time', () => {
  for (const value of [
    undefined,
    '',
    'abcd2345',
    'abcd2345.1779537600',
    'ABCD2345.1779537600.0',
    'a.b.c.d',
  ]) {
    expect(parsePartnerLink(value, at)).toBeUndefined();
  }
  expect(
    parsePartnerLink(serializePartnerLink({ ...link, at: new Date('2026-05-24T12:00:00Z') }), at),
  ).toBeUndefined();
});
