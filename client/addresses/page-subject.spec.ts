import { expect, it } from 'vitest';
import { subjectOfPage } from './page-subject.js';

it.each([
  ['/report?domain=a.example', { kind: 'domain', domain: 'a.example' }],
  ['/report?domain=a.example/b', { kind: 'domain', domain: 'a.example' }],
  ['/report?domain=tent+for+two', { kind: 'keyword', keyword: 'tent for two' }],
  ['/report?domain=a.example&as=keyword', { kind: 'keyword', keyword: 'a.example' }],
  ['/keywords?domain=xn--e1afmkfd.xn--p1ai', { kind: 'domain', domain: 'пример.рф' }],
  ['/keywords?domain=https://www.A.example/b/c', { kind: 'domain', domain: 'a.example' }],
  ['/keysbypage?domain=https://a.example/b', { kind: 'page', domain: 'a.example', pageUrl: '/' }],
  ['/sitepagestree?domain=a.example', { kind: 'domain', domain: 'a.example' }],
  ['/adkeysbyads?domain=a.example&ad=1', { kind: 'domain', domain: 'a.example' }],
  ['/keysbypage?domain=a.example', { kind: 'page', domain: 'a.example', pageUrl: '/' }],
  ['/concurentpages?domain=a.example&page_url=/b', { kind: 'page', domain: 'a.example', pageUrl: '/b' }],
  ['/similarkeys?key=tent', { kind: 'keyword', keyword: 'tent' }],
  ['/owner/subdomains?id=a.example', { kind: 'domain', domain: 'a.example' }],
  ['/owner/subdomains?id=12', undefined],
  ['/owner/byadsense?id=a.example', undefined],
  ['/keywords', undefined],
  ['/visible?domain=a.example', undefined],
  ['/no-such-page?domain=a.example', undefined],
])('reads the subject of %s', (address, subject) => {
  const { pathname, search } = new URL(address, 'http://here.example');
  expect(subjectOfPage({ pathname, search })).toEqual(subject);
});
