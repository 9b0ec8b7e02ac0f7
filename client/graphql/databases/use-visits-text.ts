import { formatVisits } from '../../../server/contract/reports/format-visits.js';
import { useFormat } from '../../i18n/use-format.js';

/** Formats estimated visits; a dash if they are unknown. */
export function useVisitsText(): (visits: Parameters<typeof formatVisits>[0]) => string {
  const { language } = useFormat();
  return (visits) => formatVisits(visits, language);
}
