import { useStored, readStored, writeStored } from './stored-value.js';

/** A report that was opened in this browser. */
export interface RecentReport {
  /** Its address: path and query. */
  address: string;
  /** Domain, keyword or page; empty for reports about nothing in particular. */
  subject: string;
  /** Path of the report, which names it. */
  report: string;
  /** When, in ms since 1970. */
  at: number;
}

/** A domain kept on the start page. */
export interface PinnedDomain {
  domain: string;
  /** Database it is read in; undefined for the one chosen at the time of reading. */
  base?: string;
}

const recentKey = 'rivalscope.recent';
const pinnedKey = 'rivalscope.pinned';
const noReports: readonly RecentReport[] = [];
const noDomains: readonly PinnedDomain[] = [];
const maxReports = 30;
const maxDomains = 12;

/** Puts a report at the head of the recent ones. */
export function addRecentReport(report: RecentReport): void {
  const others = readStored(recentKey, noReports).filter(({ address }) => address !== report.address);
  writeStored(recentKey, [report, ...others].slice(0, maxReports));
}

/** Takes a report out of the recent ones: there was nothing to open. */
export function removeRecentReport(forgotten: string): void {
  writeStored(
    recentKey,
    readStored(recentKey, noReports).filter(({ address: storedAddress }) => storedAddress !== forgotten),
  );
}

/** Recent reports, the last opened first. */
export function useRecentReports(): readonly RecentReport[] {
  return useStored(recentKey, noReports)[0];
}

/** Domain of the last domain report, for menus that need one. */
export function lastReportDomain(
  recent: readonly RecentReport[],
  isDomain: (subject: string) => boolean,
): string | undefined {
  return recent.find(({ subject }) => isDomain(subject))?.subject;
}

/** Pinned domains and how to pin and unpin one. */
export function usePinnedDomains() {
  const [pinned, write] = useStored(pinnedKey, noDomains);
  return {
    pinned,
    isPinned: (domain: string) => pinned.some((pin) => pin.domain === domain),
    toggle: (domain: string, base?: string) => {
      const others = pinned.filter((pin) => pin.domain !== domain);
      write(others.length < pinned.length ? others : [{ domain, base }, ...pinned].slice(0, maxDomains));
    },
  };
}

/** Empties the list of recent reports. */
export function clearRecentReports(): void {
  writeStored(recentKey, noReports);
}
