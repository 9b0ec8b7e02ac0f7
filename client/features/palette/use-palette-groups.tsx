import { useTranslation } from 'react-i18next';
import { partitionByTitleMatch, filterGroups, type PaletteGroup } from './palette-item.js';
import { usePageItems } from './use-page-items.js';
import { useReportGroups } from './use-report-groups.js';
import { useSettingGroups } from './use-setting-groups.js';
import { useTableItems } from './use-table-items.js';
import { useQueryGroups } from './use-query-groups.js';
import { IconHelp } from '@tabler/icons-react';
import { helpPageSynonyms } from '../../addresses/named-pages.js';
import { helpPages } from '../../../server/contract/help/help-pages.js';
import { useFormat } from '../../i18n/use-format.js';

/** Content of the palette. */
interface PaletteContent {
  groups: PaletteGroup[];
  /** True while pending suggestions may change the first command. */
  isPending: boolean;
}

/**
 * Commands for a query, in this order: the matching domain or URL, commands matched by title, domain suggestions,
 * commands matched by alias, recent reports, keyword suggestions.
 */
export function usePaletteGroups(query: string): PaletteContent {
  const { t } = useTranslation('palette');
  const isTyping = query.trim() !== '';
  const tableItems = useTableItems();
  const [recent, pinned, ...subjects] = useReportGroups(isTyping);
  const pages = { id: 'pages', title: t('group.pages'), items: usePageItems() };
  const settings = useSettingGroups();
  const help = useHelpGroup();
  const { subject, domains, keywords, isPending } = useQueryGroups(query);
  const tableGroup = { id: 'table', title: t('group.table'), items: tableItems };
  const recentGroups = recent ? [recent] : [];
  if (!isTyping) {
    return {
      groups: filterGroups(
        [...recentGroups, ...(pinned ? [pinned] : []), tableGroup, ...subjects, pages],
        '',
      ),
      isPending: false,
    };
  }
  const listedPaths = new Set([...subject, ...domains].flatMap(({ items }) => items.map(({ to }) => to)));
  const matchingGroups = filterGroups(
    [tableGroup, ...subjects, pages, ...settings, help],
    query,
    listedPaths,
  );
  const [titleMatches, otherMatches] = partitionByTitleMatch(matchingGroups, query);
  const matchingRecents = filterGroups(recentGroups, query, listedPaths);
  return {
    groups: [...subject, ...titleMatches, ...domains, ...otherMatches, ...matchingRecents, ...keywords],
    isPending: isPending && (subject.length > 0 || titleMatches.length === 0),
  };
}

/** Help pages. They match only with a query and rank after other pages. */
function useHelpGroup(): PaletteGroup {
  const { t } = useTranslation(['palette', 'frame']);
  const { language } = useFormat();
  return {
    id: 'help',
    title: t('frame:menu.help'),
    items: helpPages.map((page) => ({
      id: `help-${page.slug}`,
      title: t('help', { name: page.title[language] }),
      aliases: helpPageSynonyms(page),
      icon: <IconHelp aria-hidden="true" />,
      to: `/${page.slug}`,
    })),
  };
}
