import { describe, expect, it } from 'vitest';
import { inspectText } from '../../../tests/support/inspect-directly.js';
import { serpFeatures } from '../../reports/serp-features.js';
import { featureIdsOf, intentsOf, noFeatureId } from './vendor-terms.js';

const nameOf = (vendor: string | undefined, term: string) => {
  const id = featureIdsOf(vendor).get(term);
  return id === noFeatureId ? 'no feature' : serpFeatures.find((feature) => feature.id === id)?.name.en;
};

const valuesOf = (
  columns: readonly {
    name: string;
    values?: { valid: number; empty: number; invalid: number; examples: string[] };
  }[],
  name: string,
) => columns.find((column) => column.name === name)?.values;

describe('terms of vendors', () => {
  it('include the codes of Semrush, which are not our ids', () => {
    const codes = ['5', '6', '9', '11', '14', '15', '21', '36', '52'];
    expect(codes.map((code) => nameOf('semrush', code))).toEqual([
      'Images',
      'Sitelinks',
      'Video',
      'Featured snippet',
      'Ads on top',
      'Ads at the bottom',
      'People also ask',
      'Related searches',
      'AI overview',
    ]);
    expect(nameOf('semrush', '37')).toBeUndefined();
    expect(['0', '1', '2', '3'].map((code) => intentsOf('semrush').get(code))).toEqual([
      'commercial',
      'informational',
      'navigational',
      'transactional',
    ]);
  });

  it('include names of one vendor, besides the shared ones', () => {
    expect(nameOf('ahrefs', 'tweetbox')).toBe('Posts');
    expect(nameOf('ahrefs', 'thumbnails')).toBeUndefined();
    expect(nameOf('semrush', 'organic')).toBe('no feature');
    expect(nameOf('dataforseo', 'thirdpartyreviews')).toBe('Reviews');
  });

  it('leave numbers in files without a vendor as our ids', () => {
    expect(nameOf(undefined, '5')).toBe(serpFeatures[4]?.name.en);
    expect(nameOf('ahrefs', '5')).toBeUndefined();
  });

  it('decide which values of a file are understood', async () => {
    const [organic] = await inspectText(
      'domain_organic.csv',
      [
        'Keyword;Position;Previous Position;Search Volume;CPC;Url;Traffic (%);SERP Features by Position;SERP Features by Keyword;Intents',
        '"rival one";"1";"1";"1000000";"6.35";"https://www.rival.example/";"1.69";"6";"5,6,9,14";"2"',
        '"buy rival";"4";"4";"1200";"2.12";"https://www.rival.example/buy";"0.01";"";"11,37,43,99";"3,7"',
      ].join('\n'),
    );
    const columns = organic?.columns ?? [];
    expect(valuesOf(columns, 'SERP Features by Keyword')).toEqual({
      valid: 1,
      empty: 0,
      invalid: 1,
      examples: ['37, 99'],
    });
    expect(valuesOf(columns, 'Intents')).toEqual({ valid: 1, empty: 0, invalid: 1, examples: ['7'] });
    expect(columns.filter(({ use }) => use === 'unknown')).toEqual([]);
  });
});
