import { useFirstPartyReports } from '../../graphql/use-first-party-reports.js';
import { isOpenAccess } from '../../lib/document-meta.js';
import type { TourNeed } from '../../lib/page-tour.js';
import { usePageTour } from '../../lib/use-page-tour.js';
import type { DomainSummary } from './dashboard-types.js';

/** Registers the tour of the domain summary once the summary has loaded. */
export function useDashboardTour(domain: string, dashboard: DomainSummary | undefined): void {
  const ownReports = useFirstPartyReports()({ kind: 'domain', domain });
  const has: TourNeed[] = [];
  if (!isOpenAccess()) has.push('limits');
  if (dashboard && dashboard.adkeyscnt + dashboard.adscnt > 0) has.push('ads');
  if (ownReports.length > 0) has.push('ownData');
  usePageTour('report', has, dashboard !== undefined);
}
