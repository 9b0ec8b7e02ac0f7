import { describe, expect, it } from 'vitest';
import { parseComparisonParams, type DomainFilter, serializeComparisonParams } from './comparison-params.js';

const domainFiltersOf = (query: string): [string, DomainFilter][] => {
  const { domains, domainFilterOf } = parseComparisonParams(new URLSearchParams(query));
  return domains.map((domain) => [domain, domainFilterOf(domain)]);
};

describe('the address of a comparison', () => {
  it('includes every domain that it says nothing else of', () => {
    expect(domainFiltersOf('domains=a.example,B.example,,a.example&db=gny')).toEqual([
      ['a.example', 'has'],
      ['b.example', 'has'],
    ]);
    expect(domainFiltersOf('domains=a.example,b.example&excl=b.example')).toEqual([
      ['a.example', 'has'],
      ['b.example', 'lacks'],
    ]);
  });

  it('takes those that are neither included nor excluded as they come', () => {
    expect(domainFiltersOf('domains=a.example,b.example,c.example&incl=b.example&excl=c.example')).toEqual([
      ['a.example', 'any'],
      ['b.example', 'has'],
      ['c.example', 'lacks'],
    ]);
  });

  it('names domains by ids, and those that it only includes or excludes too', () => {
    expect(domainFiltersOf('ids=7,8').map(([domain]) => domain)).toEqual(['7', '8']);
    expect(domainFiltersOf('incl=a.example&excl=b.example').map(([domain]) => domain)).toEqual([
      'a.example',
      'b.example',
    ]);
  });

  it.each([
    'db=gny&domains=a.example,b.example',
    'domains=a.example,b.example&excl=b.example',
    'domains=a.example,b.example,c.example&incl=b.example&excl=c.example',
  ])('is written as it was read: %s', (query) => {
    const search = new URLSearchParams(query);
    const { domains, domainFilterOf } = parseComparisonParams(search);
    expect(serializeComparisonParams(search, domains, domainFilterOf)).toBe(query);
  });
});
