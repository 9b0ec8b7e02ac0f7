import { findPage } from '../../../addresses/catalogue.js';
import type { ReportResult } from '../report-result.js';

/**
 * Whether the table is empty because the account has no first-party data of the site. In that case, the server's
 * message explains the reason.
 */
export function lacksFirstPartyData(reportId: string, result: ReportResult, conditions: number): boolean {
  const isFirstPartyReport = findPage(reportId)?.isFirstParty === true;
  return isFirstPartyReport && result.total === 0 && conditions === 0 && result.message !== null;
}
