import type { ExportType, Grouping, MatchType } from '../../contract/reports/ad-export.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

export const exportTypeEnum = vocabularyEnum<ExportType>(
  'AdExportType',
  'Ad editor whose file format is used.',
  { google: 'Google Ads Editor.', yandex: 'Direct Commander.' },
);

export const groupingEnum = vocabularyEnum<Grouping>('AdGrouping', 'Grouping of ads and keywords.', {
  ad: 'One group per ad, with all its keywords.',
  keyword: 'One group per keyword, with all its ads.',
});

export const matchTypeEnum = vocabularyEnum<MatchType>('KeywordMatch', 'Match type of the keywords.', {
  broad: 'Any word form and order, with other words.',
  phrase: 'The words in this order, with other words before or after.',
  exact: 'Only the keyword itself.',
});
