import { formatInteger, unknownValue } from '../formatting/format-number.js';
import type { Language } from '../language/localised.js';
import type { DepthTotals } from './depth.js';
import type { EstimatedVisits } from './domain-history.js';

/**
 * Estimated visits as a whole number: `<1` for a fraction of a visit, which keywords with volumes always have, and a
 * dash without search volumes.
 */
export function formatVisits(
  visits: (EstimatedVisits & Pick<DepthTotals, 'it50'>) | null | undefined,
  language: Language,
): string {
  if (!visits?.hasVolumes) return unknownValue;
  return visits.it50 > 0 && visits.vis < 1 ? '<1' : formatInteger(visits.vis, language);
}
