import { describe, expect, it } from 'vitest';
import { parseComparisonParams, type DomainFilter, serializeComparisonParams } from './comparison-params.js';

const parseDomainFilters = (query: string): [string, DomainFilter][] => {
  const { domains, getDomainFilter } = parseComparisonParams(new URLSearchParams(query));
  return domains.map((domain) => [domain, getDomainFilter(domain)]);
};

describe('comparison URL', () => {
  it('includes every domain without an explicit filter', () => {
    expect(parseDomainFilters('domains=a.example,B.example,,a.example&db=gny')).toEqual([
      ['a.example', 'has'],
      ['b.example', 'has'],
    ]);
    expect(parseDomainFilters('domains=a.example,b.example&excl=b.example')).toEqual([
      ['a.example', 'has'],
      ['b.example', 'lacks'],
    ]);
  });

  it('treats domains that are neither included nor excluded as optional', () => {
    expect(parseDomainFilters('domains=a.example,b.example,c.example&incl=b.example&excl=c.example')).toEqual(
      [
        ['a.example', 'any'],
        ['b.example', 'has'],
        ['c.example', 'lacks'],
      ],
    );
  });

  it('accepts IDs, and domains that occur only in a filter', () => {
    expect(parseDomainFilters('ids=7,8').map(([domain]) => domain)).toEqual(['7', '8']);
    expect(parseDomainFilters('incl=a.example&excl=b.example').map(([domain]) => domain)).toEqual([
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
    const { domains, getDomainFilter } = parseComparisonParams(search);
    expect(serializeComparisonParams(search, domains, getDomainFilter)).toBe(query);
  });
});
