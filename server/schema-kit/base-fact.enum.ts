import type { BaseFact } from '../contract/base-facts.js';
import { vocabularyEnum } from './vocabulary-enum.js';

export const baseFactEnum = vocabularyEnum<BaseFact>('BaseFact', 'What only some databases hold.', {
  volume: 'Search volumes, which visits follow from.',
  exactVolume: 'Exact search volumes other than 0.',
  difficulty: 'How hard it is to rank for keywords, as vendors tell.',
  intent: 'What people want who search for keywords, as vendors tell.',
  trend: 'Interest in keywords by months, as vendors tell.',
  parentTopic: 'Keywords that stand for the topic of others, as vendors tell.',
  volumeRange: 'Search volumes that are known as ranges only.',
  pageTitle: 'Titles of pages, as a crawler read them.',
});
