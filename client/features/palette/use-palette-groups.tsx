import { IconBolt } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printedKey, shortcutKeys } from '../shortcuts/shortcut-keys.js';
import { possibleShortcuts } from '../shortcuts/shortcuts.js';
import { groupsFoundBy, type PaletteGroup, type PaletteItem } from './palette-item.js';
import { usePageItems } from './use-page-items.js';
import { useReportGroups } from './use-report-groups.js';
import { useSettingGroups } from './use-setting-groups.js';
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
  const commands = groupsFoundBy([tools, ...subjects, pages, ...settings, ...own], typed);
  const { subject, open, suggested } = typedGroups;
  return subject?.kind === 'keyword'
    ? [...commands, ...open, ...suggested]
    : [...open, ...commands, ...suggested];
}

/** What the table under the list does by keys, as it stood when the list was asked for. */
function useTableItems(): PaletteItem[] {
  const { t } = useTranslation('shortcuts');
  const [shortcuts] = useState(() => possibleShortcuts().filter(({ id }) => id !== 'search'));
  return shortcuts.map(({ id, act }) => ({
    id: `table-${id}`,
    title: t(`name.${id}`),
    icon: <IconBolt aria-hidden="true" />,
    detail: shortcutKeys[id] ? <kbd>{printedKey(shortcutKeys[id])}</kbd> : undefined,
    act,
  }));
}
