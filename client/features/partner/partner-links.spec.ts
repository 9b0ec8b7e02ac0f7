import { expect, it } from 'vitest';
import { partnerLink } from './partner-links.js';

const origin = 'https://seo.example';

it('adds the referral code and the selected promo code to any URL of the site', () => {
  expect(partnerLink({ path: '/', code: 'abcd2345' }, origin)).toBe('https://seo.example/?ref=abcd2345');
  expect(
    partnerLink({ path: '/report?domain=a.example', code: 'abcd2345', promo: 'spring-10' }, origin),
  ).toBe('https://seo.example/report?domain=a.example&ref=abcd2345&promo=spring-10');
});
