import { Menu } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { GridRow } from '../../../components/grid/grid-column.js';
import { useFolderActions } from '../workbench/use-folder-actions.js';

/** Whether a keyword can become the main keyword of its folder: it is in a folder and is not the main one yet. */
function canBecomeMain(row: GridRow): boolean {
  return Number(row['folderId'] ?? 0) > 0 && row['masterKey'] === false;
}

/** Menu item that makes a keyword the main keyword of its folder. */
export function MainKeywordItem({ row }: { row: GridRow }) {
  const { t } = useTranslation('clustering');
  const actions = useFolderActions();
  if (!canBecomeMain(row)) return null;
  return (
    <Menu.Item
      leftSection={<IconStar aria-hidden="true" />}
      onClick={() => void actions.makeMain(String(row['id']))}
    >
      {t('keywords.makeMain')}
    </Menu.Item>
  );
}
