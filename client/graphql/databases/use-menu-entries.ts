import { useLocation } from 'react-router-dom';
import { useBaseCode } from './use-base.js';
import { useEngine } from './use-engine.js';
import { useFirstPartyReports } from './use-first-party-reports.js';
import { lastReportDomain, useRecentReports } from '../../lib/storage/recent-reports.js';
import { isHost, type Subject } from '../../lib/text/subject.js';
import { paths } from '../../addresses/paths.js';
import { subjectOfPage } from '../../addresses/page-subject.js';
import { type ReportTab, filterTabsByEngine, buildTabs } from '../../addresses/report-tabs.js';

/** Report menus of the current domain and keyword, or else of the most recent ones. */
interface MenuEntries {
  domain?: { name: string; tabs: ReportTab[] };
  keyword?: { name: string; tabs: ReportTab[] };
}

export function useMenuEntries(): MenuEntries {
  const location = useLocation();
  const pageSubject = subjectOfPage(location);
  const engine = useEngine();
  const getFirstPartyReports = useFirstPartyReports();
  const tabs = (subject: Subject) =>
    filterTabsByEngine(buildTabs(subject, base, getFirstPartyReports(subject)), engine, location);
  // Names of groups and clustering projects are neither domains nor keywords.
  const recent = useRecentReports().filter(
    ({ report }) => report !== paths.groups && report !== paths.clusterings,
  );
  const base = useBaseCode();
  const domain =
    pageSubject && pageSubject.kind !== 'keyword' ? pageSubject.domain : lastReportDomain(recent, isHost);
  const keyword =
    pageSubject?.kind === 'keyword'
      ? pageSubject.keyword
      : recent.find((report) => isKeyword(report.subject))?.subject;
  return {
    domain: domain ? { name: domain, tabs: tabs({ kind: 'domain', domain }) } : undefined,
    keyword: keyword ? { name: keyword, tabs: tabs({ kind: 'keyword', keyword }) } : undefined,
  };
}

function isKeyword(subject: string): boolean {
  return subject !== '' && !isHost(subject) && !subject.includes('/');
}
