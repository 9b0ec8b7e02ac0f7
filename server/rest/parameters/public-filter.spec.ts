import { describe, expect, it } from 'vitest';
import { requireReport } from '../../reports/report-registry.js';
import { readPublicFilter } from './public-filter.js';

const read = (report: string, values: Record<string, unknown>) =>
  readPublicFilter(values, requireReport(report));
const encode = (text: string, count: number): string =>
  count === 0 ? text : encode(encodeURIComponent(text), count - 1);

describe('readPublicFilter', () => {
  it.each([0, 1, 2, 3])('decodes a filter that is encoded %i times', (count) => {
    const filter = 'pos<11^wordLIKEкупить слона';
    expect(read('organic-keywords', { filter: encode(filter, count) })).toEqual({ filter });
  });

  it.each(
    ['wordLIKEtent^pos<=10^ORws>=1000', 'wordLIKEc++', 'wordLIKEслон', 'urlLIKE/catalog^pos<=10'].flatMap(
      (filter) => [1, 2, 3, 4, 5].map((count) => [filter, count] as const),
    ),
  )('decodes %s, whose first operator needs no escape, when it is encoded %i times', (filter, count) => {
    expect(read('organic-keywords', { filter: encode(filter, count) })).toEqual({ filter });
  });

  it.each([
    ['wordNOT+LIKE%D0%B0%5Epos%3C11', 'wordNOT LIKEа^pos<11'],
    ['wordLIKE%D0%B0+%D0%B1', 'wordLIKEа б'],
    ['wordLIKE%25D0%25B0%2B%25D0%25B1', 'wordLIKEа б'],
    ['wordLIKEc%2B%2B+%D0%B1', 'wordLIKEc++ б'],
    ['wordLIKEc++%20%D0%B1', 'wordLIKEc++ б'],
    ['wordLIKEc++', 'wordLIKEc++'],
  ])('decodes the form encoding of %s', (filter, decoded) => {
    expect(read('organic-keywords', { filter })).toEqual({ filter: decoded });
  });

  it('decodes values within a filter', () => {
    expect(read('organic-keywords', { filter: `wordLIKE${encode('купить слона', 1)}^pos<11` })).toEqual({
      filter: 'wordLIKEкупить слона^pos<11',
    });
  });

  it.each([
    'wordLIKE100%',
    'wordLIKE5%40',
    'urlLIKE/a%20b',
    'urlLIKE/a%2Fb',
    'urlLIKE%D0%BA',
    'nothing%3D1',
    'pos%ZZ1',
    encode('pos<11', 7),
  ])('returns %s unchanged', (filter) => {
    expect(read('organic-keywords', { filter })).toEqual({ filter });
  });

  it('returns a long list unchanged whose decoding takes too long', () => {
    const listOf = (words: number, last: string) => `wordONE OFz${'DELIMa'.repeat(words)}${last}`;
    const [last, decodedLast] = ['%20%2520%252520b', '   b'];
    expect(read('organic-keywords', { filter: listOf(1_000, last) })).toEqual({
      filter: listOf(1_000, decodedLast),
    });
    const filter = listOf(16_000, last);
    expect(read('organic-keywords', { filter })).toEqual({ filter });
  });

  it('returns a filter of more conditions than a request may have unchanged', () => {
    const conditionsOf = (count: number) => 'pos<11^'.repeat(count - 1);
    expect(read('organic-keywords', { filter: `${conditionsOf(100)}wordLIKEa%20b` })).toEqual({
      filter: `${conditionsOf(100)}wordLIKEa b`,
    });
    const filter = `${conditionsOf(101)}wordLIKEa%20b`;
    expect(read('organic-keywords', { filter })).toEqual({ filter });
  });

  it('turns lines of a keyword search into phrases and keeps the other conditions', () => {
    const filter = 'ws>=10^wordLIKEhiking boots\n tents -cheap \r\n\n-used^numwords<4';
    expect(read('keyword-search', { filter, strict: true })).toEqual({
      filter: 'ws>=10^numwords<4',
      phrases: ['hiking boots', 'tents -cheap', '-used'],
      strict: true,
    });
  });

  it.each([
    ['wordLIKEhiking boots', false, ['hiking boots']],
    ['wordLIKEboots -cheap', true, ['boots -cheap']],
    [`wordLIKE${encode('сапоги\n-дешево', 1)}`, true, ['сапоги', '-дешево']],
  ])('searches by the phrases of %s with strict=%s', (filter, strict, phrases) => {
    expect(read('keyword-search', { filter, strict })).toEqual({ filter: '', phrases, strict });
  });

  it.each([
    { filter: 'wordLIKEhiking boots', strict: true },
    { filter: 'wordLIKEt-shirt', strict: true },
    { filter: 'wordLIKEa\nb^ORwordLIKEc', strict: true },
    { filter: 'wordSTARTSWITHa -b', strict: false },
    { filter: 'wordLIKEa\nb', strict: true, phrases: ['c'] },
    { strict: false },
  ])('keeps the conditions of %o', (values) => {
    expect(read('keyword-search', values)).toEqual(values);
  });
});
