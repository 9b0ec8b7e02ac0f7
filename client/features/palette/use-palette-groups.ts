import { useTranslation } from 'react-i18next';
import { byNameFirst, groupsFoundBy, type PaletteGroup } from './palette-item.js';
import { useHelpGroup } from './use-help-group.js';
import { usePageItems } from './use-page-items.js';
import { useReportGroups } from './use-report-groups.js';
import { useSettingGroups } from './use-setting-groups.js';
import { useTableItems } from './use-table-items.js';
import { useTypedGroups } from './use-typed-groups.js';

/** What the list of commands offers. */
interface PaletteOffer {
  groups: PaletteGroup[];
  /** Whether the first line may still change: the database is to say what there is of the typed text. */
  isAwaited: boolean;
}

/**
 * What the list of commands offers for a typed text: the domain or address that it is, commands of this name, domains that
 * begin like it, commands that it finds by what they are about, and last its keywords.
 */
export function usePaletteGroups(typed: string): PaletteOffer {
  const { t } = useTranslation('palette');
  const isTyping = typed.trim() !== '';
  const table = useTableItems();
  const [recent, pinned, ...subjects] = useReportGroups(isTyping);
  const pages = { id: 'pages', title: t('group.pages'), items: usePageItems() };
  const settings = useSettingGroups();
  const help = useHelpGroup();
  const { subject, domains, keywords, isAwaited } = useTypedGroups(typed);
  const tools = { id: 'table', title: t('group.table'), items: table };
  const own = recent ? [recent] : [];
  if (!isTyping) {
    return {
      groups: groupsFoundBy([...own, ...(pinned ? [pinned] : []), tools, ...subjects, pages], ''),
      isAwaited: false,
    };
  }
  const opened = new Set([...subject, ...domains].flatMap(({ items }) => items.map(({ to }) => to)));
  const found = groupsFoundBy([tools, ...subjects, pages, ...settings, help], typed, opened);
  const [named, remaining] = byNameFirst(found, typed);
  const recents = groupsFoundBy(own, typed, opened);
  return {
    groups: [...subject, ...named, ...domains, ...remaining, ...recents, ...keywords],
    isAwaited: isAwaited && (subject.length > 0 || named.length === 0),
  };
}
