import type { BaseFact } from '../contract/reports/base-facts.js';
import { vocabularyEnum } from './vocabulary-enum.js';

export const baseFactEnum = vocabularyEnum<BaseFact>(
  'BaseFact',
  'Optional data that only some databases have.',
  {
    volume: 'Search volumes, from which visits are calculated.',
    exactVolume: 'Exact search volumes above 0.',
    difficulty: 'Keyword difficulty from the data vendor.',
    intent: 'Search intents of keywords from the data vendor.',
    trend: 'Monthly search trends of keywords from the data vendor.',
    parentTopic: 'Parent topics of keywords from the data vendor.',
    volumeRange: 'Search volumes that are available only as ranges.',
    pageTitle: 'Page titles collected by a crawler.',
  },
);
