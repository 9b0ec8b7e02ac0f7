import {
  IconBaselineDensityMedium,
  IconChevronLeft,
  IconChevronRight,
  IconColumns3,
  IconCopy,
  IconDownload,
  IconFilter,
  IconFilterOff,
  IconFolderPlus,
  IconFolderSymlink,
  IconLink,
  IconSearch,
  IconStar,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayKey, type ShortcutId, shortcutKeys } from '../../lib/keyboard/shortcut-keys.js';
import { availableShortcuts } from '../../lib/keyboard/shortcuts.js';
import type { PaletteItem } from './palette-item.js';

const icons: Readonly<Record<ShortcutId, TablerIcon>> = {
  search: IconSearch,
  filter: IconFilter,
  previousPage: IconChevronLeft,
  nextPage: IconChevronRight,
  copyCell: IconCopy,
  copy: IconCopy,
  export: IconDownload,
  density: IconBaselineDensityMedium,
  columns: IconColumns3,
  views: IconStar,
  copyLink: IconLink,
  clearFilters: IconFilterOff,
  moveKeywords: IconFolderSymlink,
  newFolder: IconFolderPlus,
};

/** Shortcuts of the table on the page, read when the palette opened. */
export function useTableItems(): PaletteItem[] {
  const { t } = useTranslation('shortcuts');
  const [shortcuts] = useState(() => availableShortcuts().filter(({ id }) => id !== 'search'));
  return shortcuts.map(({ id, action }) => {
    const Icon = icons[id];
    const key = shortcutKeys[id];
    return {
      id: `table-${id}`,
      title: t(`name.${id}`),
      icon: <Icon aria-hidden="true" />,
      detail: key ? <kbd>{displayKey(key)}</kbd> : undefined,
      action,
    };
  });
}
