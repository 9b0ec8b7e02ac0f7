import { IconClock, IconListSearch, IconPin, IconReportSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type RecentReport, usePinnedDomains, useRecentReports } from '../../lib/storage/recent-reports.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { useMenuEntries } from '../../graphql/databases/use-menu-entries.js';
import { useReportName, usePageName } from '../../i18n/use-page-name.js';
import { useFormat } from '../../i18n/use-format.js';
import { presetPath, reportPresets } from '../../addresses/report-presets.js';
import { synonymsOf } from '../../addresses/synonyms.js';
import { reportPath } from '../../addresses/report-path.js';
import type { PaletteGroup, PaletteItem } from './palette-item.js';

const maxRecentReports = 5;

/** Recent reports, pinned domains and the reports of the current subject. */
export function useReportGroups(isTyping: boolean): PaletteGroup[] {
  const { t } = useTranslation('palette');
  return [
    { id: 'recent', title: t('group.recent'), items: useRecentItems(isTyping) },
    { id: 'pinned', title: t('group.pinned'), items: usePinnedItems() },
    ...useSubjectGroups(),
  ];
}

function useRecentItems(isTyping: boolean): PaletteItem[] {
  const getReportName = useReportName();
  const { pathname, search } = useLocation();
  const otherReports = useRecentReports().filter(({ address }) => address !== pathname + search);
  const getName = ({ report }: RecentReport) => getReportName(report);
  return otherReports.slice(0, isTyping ? undefined : maxRecentReports).map((report) => ({
    id: `recent-${report.address}`,
    title: report.subject,
    detail: getName(report),
    aliases: getName(report),
    icon: <IconClock aria-hidden="true" />,
    to: report.address,
  }));
}

function usePinnedItems(): PaletteItem[] {
  const { pinned } = usePinnedDomains();
  const current = useBaseCode();
  return pinned.map(({ domain, base }) => ({
    id: `pinned-${domain}`,
    title: domain,
    icon: <IconPin aria-hidden="true" />,
    to: reportPath('domain-summary', { domain }, base ?? current),
  }));
}

/** The entries of the report tabs and header menus for the current domain and keyword. */
function useSubjectGroups(): PaletteGroup[] {
  const { t } = useTranslation('palette');
  const { language } = useFormat();
  const base = useBaseCode();
  const pageName = usePageName();
  const { pathname, search } = useLocation();
  const { domain, keyword } = useMenuEntries();
  const presetGroup = (name: string): PaletteGroup => ({
    id: `presets-${name}`,
    title: t('group.presets', { subject: name }),
    items: reportPresets.map((preset) => ({
      id: `preset-${preset.id}`,
      title: preset.title[language],
      detail: preset.description[language],
      aliases: `${name} ${synonymsOf(preset.id)}`,
      icon: <IconListSearch aria-hidden="true" />,
      to: presetPath(preset, name, base),
    })),
  });
  const subjects = [domain, keyword].flatMap((entry) =>
    entry
      ? [
          {
            id: `subject-${entry.name}`,
            title: t('group.subject', { subject: entry.name }),
            items: entry.tabs.map((tab) => ({
              id: `report-${tab.to}`,
              title: pageName(tab.page),
              aliases: `${entry.name} ${tab.page.title[language]} ${synonymsOf(tab.page.id)}`,
              icon: <IconReportSearch aria-hidden="true" />,
              to: tab.to,
              isCurrent: tab.to === pathname + search,
            })),
          },
        ]
      : [],
  );
  return domain ? [...subjects, presetGroup(domain.name)] : subjects;
}
