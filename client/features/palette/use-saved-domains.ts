import { usePinnedDomains, useRecentReports } from '../../lib/recent-reports.js';
import { isHost } from '../../lib/subject.js';

/** Distinct pinned and recent domains that start with the query. */
export function useSavedDomains(query: string): string[] {
  const { pinned } = usePinnedDomains();
  const recent = useRecentReports();
  const prefix = query.trim().toLowerCase();
  const names = [...pinned.map(({ domain }) => domain), ...recent.map(({ subject }) => subject)];
  return [...new Set(names)].filter((name) => isHost(name) && name.startsWith(prefix));
}
