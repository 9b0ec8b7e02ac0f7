import type { Localised } from '../language/localised.js';

interface SearchIntent {
  /** Id in the database, filters and API. */
  id: number;
  /** Name in imported files, in lower case. */
  word: string;
  name: Localised;
}

/** All search intents; ids are permanent. */
export const searchIntents: readonly SearchIntent[] = [
  { id: 1, word: 'informational', name: { en: 'Informational', ru: 'Информационный' } },
  { id: 2, word: 'navigational', name: { en: 'Navigational', ru: 'Навигационный' } },
  { id: 3, word: 'commercial', name: { en: 'Commercial', ru: 'Коммерческий' } },
  { id: 4, word: 'transactional', name: { en: 'Transactional', ru: 'Транзакционный' } },
  { id: 5, word: 'local', name: { en: 'Local', ru: 'Локальный' } },
  { id: 6, word: 'branded', name: { en: 'Branded', ru: 'Брендовый' } },
  { id: 7, word: 'non-branded', name: { en: 'Non-branded', ru: 'Небрендовый' } },
];
