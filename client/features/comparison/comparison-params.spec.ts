import { describe, expect, it } from 'vitest';
import { parseComparisonParams, type DomainFilter, serializeComparisonParams } from './comparison-params.js';

const domainFiltersOf = (query: string): [string, DomainFilter][] => {
  const { domains, domainFilterOf } = parseComparisonParams(new URLSearchParams(query));
  return domains.map((domain) => [domain, domainFilterOf(domain)]);
};

describe('comparison URL', () => {
  it('includes every domain without an explicit filter', () => {
    expect(domainFiltersOf('domains=a.example,B.example,,a.example&db=gny')).toEqual([
      ['a.example', 'has'],
      ['b.example', 'has'],
    ]);
    expect(domainFiltersOf('domains=a.example,b.example&excl=b.example')).toEqual([
      ['a.example', 'has'],
      ['b.example', 'lacks'],
    ]);
  });

  it('treats domains that are neither included nor excluded as optional', () => {
    expect(domainFiltersOf('domains=a.example,b.example,c.example&incl=b.example&excl=c.example')).toEqual([
      ['a.example', 'any'],
      ['b.example', 'has'],
      ['c.example', 'lacks'],
    ]);
  });

  it('accepts IDs, and domains that occur only in a filter', () => {
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
  ])('round-trips %s', (query) => {
    const search = new URLSearchParams(query);
    const { domains, domainFilterOf } = parseComparisonParams(search);
    expect(serializeComparisonParams(search, domains, domainFilterOf)).toBe(query);
  });
});
