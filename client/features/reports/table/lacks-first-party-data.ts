import { catalogue } from '../../../addresses/catalogue.js';
import type { ReportResult } from '../report-result.js';

/**
 * Whether the table has no rows because the reader's account has no own data of the site: the server's note says why and what
 * can be done, in place of the rows.
 */
export function lacksFirstPartyData(reportId: string, result: ReportResult, conditions: number): boolean {
  const isFirstPartyReport = catalogue.some(
    ({ id, isFirstParty }) => id === reportId && isFirstParty === true,
  );
  return isFirstPartyReport && result.total === 0 && conditions === 0 && result.message !== null;
}
