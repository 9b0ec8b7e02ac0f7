import { usePinnedDomains, useRecentReports } from '../../lib/recent-reports.js';
import { isHost } from '../../lib/subject.js';

/** Domains that this browser keeps or opened last and that begin like the typed text, each once. */
export function useSavedDomains(query: string): string[] {
  const { pinned } = usePinnedDomains();
  const recent = useRecentReports();
  const prefix = query.trim().toLowerCase();
  const names = [...pinned.map(({ domain }) => domain), ...recent.map(({ subject }) => subject)];
  return [...new Set(names)].filter((name) => isHost(name) && name.startsWith(prefix));
}
