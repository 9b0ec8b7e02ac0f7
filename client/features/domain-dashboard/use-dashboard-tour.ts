import { useFirstPartyReports } from '../../graphql/use-first-party-reports.js';
import { isOpenAccess } from '../../lib/document-meta.js';
import type { TourNeed } from '../../lib/page-tour.js';
import { usePageTour } from '../../lib/use-page-tour.js';
import type { DomainSummary } from './dashboard-types.js';

/** Registers the tour of the domain summary once the summary has loaded. */
export function useDashboardTour(domain: string, dashboard: DomainSummary | undefined): void {
  const firstPartyReports = useFirstPartyReports()({ kind: 'domain', domain });
  const availableFeatures: TourNeed[] = [];
  if (!isOpenAccess()) availableFeatures.push('limits');
  if (dashboard && dashboard.adkeyscnt + dashboard.adscnt > 0) availableFeatures.push('ads');
  if (firstPartyReports.length > 0) availableFeatures.push('ownData');
  usePageTour('report', availableFeatures, dashboard !== undefined);
}
