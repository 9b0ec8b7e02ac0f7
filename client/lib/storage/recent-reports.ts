import { useStoredValue, readStored, writeStored } from './stored-value.js';

/** A report opened in this browser. */
export interface RecentReport {
  /** Path and query. */
  address: string;
  /** Domain, keyword or page; empty for reports without a subject. */
  subject: string;
  /** Route of the report. */
  report: string;
  /** Time of opening, in ms since 1970. */
  at: number;
}

/** A domain pinned to the start page. */
export interface PinnedDomain {
  domain: string;
  /** Database code; undefined for the current database. */
  base?: string;
}

const recentKey = 'rivalscope.recent';
const pinnedKey = 'rivalscope.pinned';
const noReports: readonly RecentReport[] = [];
const noDomains: readonly PinnedDomain[] = [];
const maxReports = 30;
const maxDomains = 12;

/** Moves a report to the top of the recent list. */
export function addRecentReport(report: RecentReport): void {
  const remaining = readStored(recentKey, noReports).filter(({ address }) => address !== report.address);
  writeStored(recentKey, [report, ...remaining].slice(0, maxReports));
}

/** Removes a report that could not be opened. */
export function removeRecentReport(address: string): void {
  writeStored(
    recentKey,
    readStored(recentKey, noReports).filter(({ address: storedAddress }) => storedAddress !== address),
  );
}

/** Recent reports, newest first. */
export function useRecentReports(): readonly RecentReport[] {
  return useStoredValue(recentKey, noReports)[0];
}

/** Domain of the most recent domain report, for menus without a current domain. */
export function lastReportDomain(
  recent: readonly RecentReport[],
  isDomain: (subject: string) => boolean,
): string | undefined {
  return recent.find(({ subject }) => isDomain(subject))?.subject;
}

/** Pinned domains with a toggle function. */
export function usePinnedDomains() {
  const [pinned, write] = useStoredValue(pinnedKey, noDomains);
  return {
    pinned,
    isPinned: (domain: string) => pinned.some((pin) => pin.domain === domain),
    toggle: (domain: string, base?: string) => {
      const remaining = pinned.filter((pin) => pin.domain !== domain);
      write(
        remaining.length < pinned.length ? remaining : [{ domain, base }, ...pinned].slice(0, maxDomains),
      );
    },
  };
}

/** Removes the researched domains from this browser. */
export function clearResearch(): void {
  clearRecentReports();
  writeStored(pinnedKey, noDomains);
}

/** Clears the recent list. */
export function clearRecentReports(): void {
  writeStored(recentKey, noReports);
}
