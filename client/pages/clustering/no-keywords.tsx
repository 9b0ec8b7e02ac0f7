import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { virtualFolders } from '../../../server/contract/projects/clustering.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useWorkDialog, type WorkDialog } from '../../features/clustering/workbench/project-dialog.js';
import { useWorkbench } from '../../features/clustering/workbench/workbench.js';

/** Explains why a folder is empty and how to add keywords. */
export function NoKeywords({ folder }: { folder: number }) {
  const { t } = useTranslation('clustering');
  const open = useWorkDialog();
  const { project, tree } = useWorkbench();
  const isEmpty = (tree.totals.get(virtualFolders.all)?.keywords ?? 0) === 0;
  const kind = emptyStateKind(folder, isEmpty);
  const dialog: WorkDialog | undefined =
    kind === 'project' ? { kind: 'import' } : kind === 'blacklist' ? { kind: 'blacklist' } : undefined;
  return (
    <StateMessage
      title={t(`empty.${kind}.title`)}
      actions={
        dialog && project.canEdit ? (
          <Button onClick={() => open(dialog)}>
            {t(kind === 'project' ? 'head.import' : 'head.blacklist')}
          </Button>
        ) : null
      }
    >
      {project.canEdit ? t(`empty.${kind}.text`) : null}
    </StateMessage>
  );
}

function emptyStateKind(folder: number, isEmpty: boolean): 'project' | 'unsorted' | 'blacklist' | 'folder' {
  if (folder === virtualFolders.blacklist) return 'blacklist';
  if (isEmpty || folder === virtualFolders.all) return 'project';
  return folder === virtualFolders.unsorted ? 'unsorted' : 'folder';
}
