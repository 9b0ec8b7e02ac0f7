import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths, positionsPath } from '../../../addresses/paths.js';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { NativeSelect } from '../../../components/form/native-select.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { useFormat } from '../../../i18n/use-format.js';
import { folderNavigationState } from '../../../lib/storage/folder-navigation-state.js';
import {
  AddFolderToPositionsDocument,
  usePositionsOfFoldersQuery,
  type PositionsOfFoldersQuery,
} from '../clustering.generated.js';
import { useFolderName } from '../tree/folder-row.js';
import { emptyStats } from '../workbench/folder-tree.js';
import styles from '../source-fields.module.css';
import { useWorkbench } from '../workbench/workbench.js';

type PositionsProject = PositionsOfFoldersQuery['positionsProjects'][number];

/** Tracks the positions of a folder's keywords in a new or an existing rank tracking project. */
export function TrackPositionsDialog({ folder, onClose }: { folder: number; onClose: () => void }) {
  const { t } = useTranslation('clustering');
  const client = useApolloClient();
  const navigate = useNavigate();
  const format = useFormat();
  const { successWithAction } = useToasts();
  const { project, tree } = useWorkbench();
  const { data } = usePositionsOfFoldersQuery({ fetchPolicy: 'cache-and-network' });
  const [selectedId, setSelectedId] = useState('');
  const [errorMessage, setErrorMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const name = useFolderName(folder, tree.folders.get(folder));
  const { keywords } = tree.totals.get(folder) ?? emptyStats;
  const projects = data?.positionsProjects ?? [];
  const keywordCountText = (count: number) => t('countKeywords', { count, formatted: format.integer(count) });
  const addToProject = async (targetProject: PositionsProject) => {
    const variables = { id: targetProject.id, folder: { clustering: project.uid, folder } };
    const { data: result } = await client.mutate({ mutation: AddFolderToPositionsDocument, variables });
    const addedCount =
      (result?.addPositionsKeywords.keywords ?? targetProject.keywords) - targetProject.keywords;
    onClose();
    const message =
      addedCount > 0
        ? t('watch.added', { name: targetProject.name, keywords: keywordCountText(addedCount) })
        : t('watch.none', targetProject);
    successWithAction(message, t('watch.open'), () => void navigate(positionsPath(targetProject.id)));
  };
  const createProject = async (event: FormEvent) => {
    event.preventDefault();
    const targetProject = projects.find(({ id }) => id === selectedId);
    if (!targetProject) {
      void navigate(
        paths.positions,
        folderNavigationState({ clustering: project.uid, folder, name, keywords }),
      );
      return;
    }
    setBusy(true);
    try {
      await addToProject(targetProject);
    } catch (error) {
      setErrorMessage(toUserError(error as Error).message);
      setBusy(false);
    }
  };
  const title = t('watch.title', { name });
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form
        className={styles.fields}
        onSubmit={(event) => void createProject(event)}
        noValidate
        aria-label={title}
      >
        <p>
          {folder > 0
            ? t('watch.text', { keywords: keywordCountText(keywords) })
            : keywordCountText(keywords)}
        </p>
        <label className={styles.field}>
          <span className={styles.label}>{t('watch.project')}</span>
          <NativeSelect
            value={selectedId}
            data-autofocus
            onChange={(event) => {
              setSelectedId(event.currentTarget.value);
              setErrorMessage(undefined);
            }}
          >
            <option value="">{t('watch.new')}</option>
            {projects.map((positionsProject) => (
              <option key={positionsProject.id} value={positionsProject.id}>
                {`${positionsProject.name} (${positionsProject.address}, ${keywordCountText(positionsProject.keywords)})`}
              </option>
            ))}
          </NativeSelect>
        </label>
        {errorMessage ? (
          <p className={styles.fault} role="alert">
            {errorMessage}
          </p>
        ) : null}
        <DialogFooter onCancel={onClose}>
          <Button type="submit" size="md" variant="filled" loading={isBusy}>
            {t(selectedId === '' ? 'watch.make' : 'watch.add')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
