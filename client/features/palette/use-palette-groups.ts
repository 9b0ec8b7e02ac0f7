import { useTranslation } from 'react-i18next';
import { groupsFoundBy, type PaletteGroup } from './palette-item.js';
import { usePageItems } from './use-page-items.js';
import { useReportGroups } from './use-report-groups.js';
import { useSettingGroups } from './use-setting-groups.js';
import { useTableItems } from './use-table-items.js';
import { useTypedGroups } from './use-typed-groups.js';

/**
 * What the list of commands offers for a typed text. A domain or an address is first of all something to open; words are first
 * of all names of commands. What arrives late stands below, so that nothing moves under the reader's choice.
 */
export function usePaletteGroups(typed: string): PaletteGroup[] {
  const { t } = useTranslation('palette');
  const isTyping = typed.trim() !== '';
  const table = useTableItems();
  const [recent, pinned, ...subjects] = useReportGroups(isTyping);
  const pages = { id: 'pages', title: t('group.pages'), items: usePageItems() };
  const settings = useSettingGroups();
  const typedGroups = useTypedGroups(typed);
  const tools = { id: 'table', title: t('group.table'), items: table };
  const own = [recent, pinned].flatMap((group) => group ?? []);
  if (!isTyping) return groupsFoundBy([...own, tools, ...subjects, pages], '');
  const { subject, open, suggested } = typedGroups;
  const opened = new Set(open.flatMap(({ items }) => items.map(({ to }) => to)));
  const commands = groupsFoundBy([tools, ...subjects, pages, ...settings, ...own], typed, opened);
  return subject?.kind === 'keyword'
    ? [...commands, ...open, ...suggested]
    : [...open, ...commands, ...suggested];
}
