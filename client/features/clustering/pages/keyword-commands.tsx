import { Button, Menu } from '@mantine/core';
import {
  IconBan,
  IconChevronDown,
  IconFolderPlus,
  IconFolderSymlink,
  IconInbox,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { virtualFolders } from '../../../../server/contract/projects/clustering.js';
import { FlyoutMenu } from '../../../components/ui/flyout-menu.js';
import { useFolderActions } from '../workbench/use-folder-actions.js';
import { useWorkDialog } from '../workbench/project-dialog.js';
import { useWorkbench } from '../workbench/workbench.js';
import { useTable } from '../../../widgets/reports/table-context.js';
import { useShortcut } from '../../../lib/keyboard/shortcuts.js';
import { MainKeywordItem } from './main-keyword-item.js';
import { keywordChoice } from './keyword-choice.js';

/** Commands that move the selected keywords. */
export function KeywordCommands({ folder }: { folder: number }) {
  const { t } = useTranslation('clustering');
  const table = useTable();
  const open = useWorkDialog();
  const actions = useFolderActions();
  const { tree } = useWorkbench();
  const choice = () => keywordChoice(table, { folder, tree, isExact: table.engine === 'yandex' });
  const move = () => open({ kind: 'moveKeywords', choice: choice() });
  const [onlyRow] = table.selection.rows.size === 1 ? [...table.selection.rows.values()] : [];
  const parent = Math.max(virtualFolders.all, folder);
  const createFolder = () => open({ kind: 'newFolder', parent, choice: choice() });
  useShortcut('moveKeywords', move);
  useShortcut('newFolder', createFolder);
  return (
    <>
      <Button leftSection={<IconFolderSymlink aria-hidden="true" />} onClick={move} title="M">
        {t('keywords.move')}
      </Button>
      <Button leftSection={<IconFolderPlus aria-hidden="true" />} onClick={createFolder} title="N">
        {t('keywords.newFolder')}
      </Button>
      <FlyoutMenu
        width={232}
        target={
          <Button rightSection={<IconChevronDown className="icon-small" aria-hidden="true" />}>
            {t('keywords.more')}
          </Button>
        }
      >
        {onlyRow && <MainKeywordItem row={onlyRow} />}
        {folder === virtualFolders.unsorted ? null : (
          <Menu.Item
            leftSection={<IconInbox aria-hidden="true" />}
            onClick={() => void actions.ungroup(choice())}
          >
            {t('keywords.ungroup')}
          </Menu.Item>
        )}
        {folder === virtualFolders.blacklist ? null : (
          <Menu.Item
            leftSection={<IconBan aria-hidden="true" />}
            onClick={() => void actions.moveKeywords(choice(), virtualFolders.blacklist)}
          >
            {t('keywords.toBlacklist')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconTrash aria-hidden="true" />}
          onClick={() => void actions.removeKeywords(choice())}
        >
          {t('keywords.remove')}
        </Menu.Item>
      </FlyoutMenu>
    </>
  );
}
