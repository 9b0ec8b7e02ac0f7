import { IconClock, IconPin, IconReportSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type RecentReport, usePinnedDomains, useRecentReports } from '../../lib/recent-reports.js';
import { useMenuEntries } from '../../pages/frame/menu-entries.js';
import { type ReportTab, tabsOf } from '../../pages/frame/report-tabs.js';
import { useTabName } from './use-tab-name.js';
import { domainReportPath, paths } from '../../addresses/paths.js';
import type { PaletteGroup, PaletteItem } from './palette-item.js';

/** How many of the recent reports are offered before anything is typed. */
const recentShown = 5;

/** Names of reports by their paths, of whatever subject they are. */
const tabs: ReadonlyMap<string, ReportTab> = new Map(
  [
    ...tabsOf({ kind: 'page', domain: 'a.example', pageUrl: '/' }),
    ...tabsOf({ kind: 'keyword', keyword: 'a' }),
  ].map((tab) => [tab.path, tab]),
);

/** Reports that this browser opened last, domains that it keeps, and the reports of the subject at hand. */
export function useReportGroups(isTyping: boolean): PaletteGroup[] {
  const { t } = useTranslation('palette');
  return [
    { id: 'recent', title: t('group.recent'), items: useRecentItems(isTyping) },
    { id: 'pinned', title: t('group.pinned'), items: usePinnedItems() },
    ...useSubjectGroups(),
  ];
}

function useRecentItems(isTyping: boolean): PaletteItem[] {
  const tabName = useTabName();
  const { pathname, search } = useLocation();
  const others = useRecentReports().filter(({ address }) => address !== pathname + search);
  const nameOf = ({ report }: RecentReport) => {
    const tab = tabs.get(report);
    return tab ? tabName(tab) : '';
  };
  return others.slice(0, isTyping ? undefined : recentShown).map((report) => ({
    id: `recent-${report.address}`,
    title: report.subject,
    detail: nameOf(report),
    also: nameOf(report),
    icon: <IconClock aria-hidden="true" />,
    to: report.address,
  }));
}

function usePinnedItems(): PaletteItem[] {
  const { pinned } = usePinnedDomains();
  return pinned.map(({ domain, base }) => ({
    id: `pinned-${domain}`,
    title: domain,
    icon: <IconPin aria-hidden="true" />,
    to: domainReportPath(paths.summary, domain, base),
  }));
}

/** The same list as the row under the header and its menus: the domain and the keyword at hand. */
function useSubjectGroups(): PaletteGroup[] {
  const { t } = useTranslation('palette');
  const tabName = useTabName();
  const { pathname, search } = useLocation();
  const { domain, keyword } = useMenuEntries();
  return [domain, keyword].flatMap((entry) =>
    entry
      ? [
          {
            id: `subject-${entry.name}`,
            title: t('group.subject', { subject: entry.name }),
            items: entry.tabs.map((tab) => ({
              id: `report-${tab.to}`,
              title: tabName(tab),
              also: entry.name,
              icon: <IconReportSearch aria-hidden="true" />,
              to: tab.to,
              isCurrent: tab.to === pathname + search,
            })),
          },
        ]
      : [],
  );
}
