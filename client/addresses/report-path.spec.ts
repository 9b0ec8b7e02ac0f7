import { expect, it } from 'vitest';
import { reportPath } from './report-path.js';
import { subjectPath } from './subject-path.js';

it('contains the subject and optionally the database', () => {
  expect(reportPath('organic-keywords', { domain: 'a.example' })).toBe('/keywords?domain=a.example');
  expect(reportPath('monetization', { domain: 'a.example' }, 'msk')).toBe(
    '/monetization?domain=a.example&db=msk',
  );
  expect(reportPath('page-keywords', { domain: 'a.example', pageUrl: '/b?c=1' }, 'msk')).toBe(
    '/keysbypage?domain=a.example&page_url=%2Fb%3Fc%3D1&db=msk',
  );
  expect(reportPath('similar-keywords', { keyword: 'buy phone' })).toBe('/similarkeys?key=buy+phone');
  expect(reportPath('subdomains', { id: 'a.example' })).toBe('/owner/subdomains?id=a.example');
});

it('contains the report arguments, if any', () => {
  expect(reportPath('visible-domains', {})).toBe('/visible');
  expect(reportPath('keyword-search', { phrases: 'tent', strict: undefined }, 'gny')).toBe(
    '/searchkeys?phrases=tent&db=gny',
  );
  expect(reportPath('comparison', { domains: 'a.example,b.example' })).toBe(
    '/compare?domains=a.example%2Cb.example',
  );
});

it('opens domains and keywords at one route and a page by its keywords', () => {
  expect(subjectPath({ kind: 'domain', domain: 'a.example' })).toBe('/report?domain=a.example');
  expect(subjectPath({ kind: 'keyword', keyword: 'tent' }, 'gny')).toBe(
    '/report?domain=tent&as=keyword&db=gny',
  );
  expect(subjectPath({ kind: 'page', domain: 'a.example', pageUrl: '/b' })).toBe(
    '/keysbypage?domain=a.example&page_url=%2Fb',
  );
});
