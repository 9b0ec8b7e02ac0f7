import { useTranslation } from 'react-i18next';
import { virtualFolders } from '../../../../server/contract/projects/clustering.js';
import { pathFromRoot } from '../workbench/folder-tree.js';
import { BlacklistDialog } from './blacklist-dialog.js';
import { ExportDialog } from './export-dialog.js';
import { FolderPicker } from './folder-picker.js';
import { HistoryDialog } from './history-dialog.js';
import { ImportDialog } from './import-dialog.js';
import { NameDialog } from './name-dialog.js';
import { RunDialog } from '../run/run-dialog.js';
import { SplitDialog } from '../run/split-dialog.js';
import { SiteDialog } from './site-dialog.js';
import { useFolderActions } from '../workbench/use-folder-actions.js';
import { TrackPositionsDialog } from './track-positions-dialog.js';
import type { WorkDialog } from '../workbench/project-dialog.js';
import { useWorkbench } from '../workbench/workbench.js';

interface WorkDialogsProps {
  dialog: WorkDialog | undefined;
  onClose: () => void;
  /** Opens a folder in the table. */
  onOpen: (folder: number) => void;
}

/** Renders the open dialog of the project page. */
export function WorkDialogs({ dialog, onClose, onOpen }: WorkDialogsProps) {
  if (!dialog) return null;
  switch (dialog.kind) {
    case 'run':
      return <RunDialog onClose={onClose} />;
    case 'import':
      return <ImportDialog onClose={onClose} />;
    case 'blacklist':
      return <BlacklistDialog onClose={onClose} />;
    case 'history':
      return <HistoryDialog onClose={onClose} />;
    case 'export':
      return <ExportDialog onClose={onClose} />;
    case 'site':
      return <SiteDialog onClose={onClose} />;
    case 'split':
      return <SplitDialog folder={dialog.folder} onClose={onClose} />;
    case 'watch':
      return <TrackPositionsDialog folder={dialog.folder} onClose={onClose} />;
    case 'rename':
    case 'newFolder':
    case 'moveFolders':
    case 'merge':
    case 'moveKeywords':
      return <FolderDialog dialog={dialog} onClose={onClose} onOpen={onOpen} />;
  }
}

type FolderWorkDialog = Extract<
  WorkDialog,
  { kind: 'rename' | 'newFolder' | 'moveFolders' | 'merge' | 'moveKeywords' }
>;

function FolderDialog({ dialog, onClose, onOpen }: WorkDialogsProps & { dialog: FolderWorkDialog }) {
  const { t } = useTranslation('clustering');
  const { tree } = useWorkbench();
  const actions = useFolderActions();
  const isSameOrDescendant = (folder: number, folders: readonly number[]) =>
    pathFromRoot(tree.folders, folder).some((ancestor) => folders.includes(ancestor));
  switch (dialog.kind) {
    case 'rename':
      return (
        <NameDialog
          title={t('rename.title')}
          submitLabel={t('rename.verb')}
          name={tree.folders.get(dialog.folder)?.name}
          onClose={onClose}
          onSubmit={(name) => void actions.rename(dialog.folder, name)}
        />
      );
    case 'newFolder':
      return (
        <NameDialog
          title={dialog.choice ? t('newFolder.fromSelection') : t('newFolder.title')}
          submitLabel={t('newFolder.verb')}
          hint={dialog.choice ? t('newFolder.hint') : undefined}
          isOptional={dialog.choice !== undefined}
          onClose={onClose}
          onSubmit={(name) =>
            void actions.newFolder(dialog.parent, name, dialog.choice).then((change) => {
              if (!dialog.choice && change?.newFolder) onOpen(change.newFolder);
            })
          }
        />
      );
    case 'moveFolders':
      return (
        <FolderPicker
          title={t('moveFolders.title')}
          submitLabel={t('moveFolders.verb')}
          offeredVirtualFolders={[virtualFolders.all]}
          isSelectable={(folder) => !isSameOrDescendant(folder, dialog.folders)}
          onClose={onClose}
          onPick={(to) => void actions.moveFolders([...dialog.folders], to)}
        />
      );
    case 'merge':
      return (
        <FolderPicker
          title={t('merge.title')}
          submitLabel={t('merge.verb')}
          offeredVirtualFolders={[]}
          isSelectable={(folder) =>
            dialog.folders.length > 1
              ? !isStrictDescendant(folder, dialog.folders)
              : !isSameOrDescendant(folder, dialog.folders)
          }
          onClose={onClose}
          onPick={(into) => {
            onOpen(into);
            void actions.merge(
              dialog.folders.filter((folder) => folder !== into),
              into,
            );
          }}
        />
      );
    case 'moveKeywords':
      return (
        <FolderPicker
          title={t('moveKeywords.title')}
          submitLabel={t('moveKeywords.verb')}
          offeredVirtualFolders={[virtualFolders.unsorted, virtualFolders.blacklist]}
          isSelectable={() => true}
          onClose={onClose}
          onPick={(to) => void actions.moveKeywords(dialog.choice, to)}
        />
      );
  }

  /** A descendant of a selected folder moves with its ancestor. */
  function isStrictDescendant(folder: number, folders: readonly number[]): boolean {
    return pathFromRoot(tree.folders, folder)
      .slice(0, -1)
      .some((ancestor) => folders.includes(ancestor));
  }
}
