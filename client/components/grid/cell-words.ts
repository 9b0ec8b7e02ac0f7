import type { Language } from '../../../server/contract/localised.js';

/** Words that cells need in the reader's language. */
export interface CellWords {
  /** Decides the decimal mark and the months. */
  language: Language;
  yes: string;
  no: string;
  /** Names of the levels 1, 2 and 3. */
  competition: readonly [string, string, string];
  /** Names of the places of an ad: 0 under the results, 1 above them. */
  placement: readonly [string, string];
}
