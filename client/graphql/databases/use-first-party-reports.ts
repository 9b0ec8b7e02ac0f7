import { useLocation } from 'react-router-dom';
import { pageAt } from '../../addresses/catalogue.js';
import type { TabSubject } from '../../addresses/report-tabs.js';
import { useEngine } from './use-engine.js';
import { useViewer } from '../accounts/use-viewer.js';

/**
 * Returns a function for the first-party reports that the viewer has for a domain. Always includes the open report.
 */
export function useFirstPartyReports(): (subject: TabSubject) => readonly string[] {
  const { viewer } = useViewer();
  const open = pageAt(useLocation().pathname);
  const openReports = open?.isFirstParty === true ? [open.id] : [];
  return (subject) => [...(findSite(viewer, subject)?.reports ?? []), ...openReports];
}

/** Whether the viewer has first-party columns in a report on the current search engine. */
export function useHasFirstPartyColumns(reportId: string, subject: TabSubject | undefined): boolean {
  const { viewer } = useViewer();
  const engine = useEngine();
  const site = subject && findSite(viewer, subject);
  if (!site) return false;
  return (engine === 'yandex' ? site.columnsOnYandex : site.columnsOnGoogle).includes(reportId);
}

type Viewer = ReturnType<typeof useViewer>['viewer'];

function findSite(viewer: Viewer, subject: TabSubject) {
  if (subject.kind === 'keyword' || subject.kind === 'group') return undefined;
  return viewer?.ownSites.find(({ site }) => site === subject.domain);
}
