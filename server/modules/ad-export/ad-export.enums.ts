import type { ExportType, Grouping, MatchType } from '../../contract/ad-export.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

export const exportTypeEnum = vocabularyEnum<ExportType>(
  'AdExportType',
  'Program whose file a campaign is written as.',
  { google: 'Google Ads Editor.', yandex: 'Direct Commander.' },
);

export const groupingEnum = vocabularyEnum<Grouping>('AdGrouping', 'What makes a group of a campaign.', {
  ad: 'An ad with all its keywords.',
  keyword: 'A keyword with all its ads.',
});

export const matchTypeEnum = vocabularyEnum<MatchType>(
  'KeywordMatch',
  'How close a search must be to the keyword.',
  {
    broad: 'Any form and order, other words too.',
    phrase: 'The words in their order.',
    exact: 'The keyword alone.',
  },
);
