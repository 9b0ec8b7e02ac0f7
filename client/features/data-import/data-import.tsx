import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useFormat } from '../../i18n/use-format.js';
import {
  ColumnMappingsDocument,
  type DataImportsQuery,
  RemoveUploadDocument,
  RepeatedFileDocument,
  StartImportDocument,
  useUploadsQuery,
} from './data-import.generated.js';
import styles from './data-import.module.css';
import type { ImportDraft } from './draft.js';
import { DropZone } from './drop-zone.js';
import { FileCard } from './file-card.js';
import { ImportCard } from './import-card.js';
import { UploadingCard } from './uploading-card.js';
import { useImports } from './use-imports.js';
import { useUploadQueue } from './use-upload-queue.js';
import { useSizeText } from '../../i18n/use-size-text.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';

/** Upper part of the data page: uploads and imports. */
export function DataImport() {
  const { t } = useTranslation('data');
  const sizeText = useSizeText();
  const { data, error, refetch } = useUploadsQuery({ fetchPolicy: 'network-only' });
  const { imports, refetchImports, dismiss } = useImports();
  const [drafts, setDrafts] = useState<Readonly<Record<string, ImportDraft>>>({});
  const [remove] = useMutationWithToast(RemoveUploadDocument, t('file.notRemoved'));
  const client = useApolloClient();
  const [start, isStarting] = useMutationWithToast(StartImportDocument, t('go.failed'));
  const maxFileBytes = data?.uploadQuota.largest;
  const uploading = useUploadQueue({
    maxFileBytes,
    tooLargeMessage: t('sending.tooLarge', { size: sizeText(maxFileBytes ?? 0) }),
    unreachableMessage: t('sending.notReached'),
    findRepeated: async (contentHash) => {
      const options = { query: RepeatedFileDocument, variables: { contentHash } };
      const result = await client.query({ ...options, fetchPolicy: 'network-only' });
      return result.data?.repeatedFile ?? null;
    },
    onUploaded: refetch,
  });
  const onDraft = useCallback(
    (id: string, draft: ImportDraft) => setDrafts((previousDrafts) => ({ ...previousDrafts, [id]: draft })),
    [],
  );
  const uploads = data?.uploads ?? [];
  const readyDrafts = uploads.flatMap(({ id }) => (drafts[id]?.isReady ? [drafts[id]] : []));
  const startImport = async (selectedDrafts: readonly ImportDraft[] = readyDrafts) => {
    if (!(await start({ files: selectedDrafts.map(({ file }) => file) }))) return;
    const savesMapping = selectedDrafts.some(({ file }) => file.saveMappingAs);
    const mappingsRefetch = savesMapping
      ? client.refetchQueries({ include: [ColumnMappingsDocument] })
      : undefined;
    await refetchAll(refetch(), refetchImports(), mappingsRefetch);
  };
  const removeUpload = async (id: string) => {
    if (await remove({ id })) await refetchAll(refetch());
  };
  return (
    <div className={styles.section}>
      <DropZone
        isEmpty={uploads.length + uploading.files.length === 0}
        maxFileBytes={maxFileBytes}
        onFiles={uploading.add}
      >
        <StartBar readyDrafts={readyDrafts} isStarting={isStarting} onStart={() => void startImport()} />
      </DropZone>
      {error ? <ErrorBanner title={t('drop.zone')} error={error} onRetry={() => void refetch()} /> : null}
      {uploads.map((upload) => (
        <FileCard
          key={upload.id}
          upload={upload}
          onDraft={onDraft}
          onRemove={() => void removeUpload(upload.id)}
        />
      ))}
      {uploading.files.map((file) => (
        <UploadingCard
          key={file.key}
          file={file}
          onUpload={() => uploading.uploadRepeated(file.key)}
          onRemove={() => uploading.remove(file.key)}
        />
      ))}
      {imports.map((dataImport) => (
        <ImportCard
          key={dataImport.id}
          dataImport={dataImport}
          restartDrafts={collectDrafts(dataImport, drafts)}
          isStarting={isStarting}
          onRestart={(files) => void startImport(files)}
          onCancelled={() => void refetchImports()}
          onDismiss={() => dismiss(dataImport.id)}
        />
      ))}
    </div>
  );
}

/** Drafts to restart an import; undefined unless all files are available and complete. */
function collectDrafts(
  { files }: DataImportsQuery['dataImports'][number],
  drafts: Readonly<Record<string, ImportDraft>>,
): readonly ImportDraft[] | undefined {
  const pendingDrafts = files.map(({ upload }) => (upload === null ? undefined : drafts[upload]));
  const readyDrafts = pendingDrafts.filter((draft) => draft?.isReady).map((draft) => draft as ImportDraft);
  return readyDrafts.length > 0 && readyDrafts.length === pendingDrafts.length ? readyDrafts : undefined;
}

/** Number of ready files and the page's only primary button. */
function StartBar({
  readyDrafts,
  isStarting,
  onStart,
}: {
  readyDrafts: readonly ImportDraft[];
  isStarting: boolean;
  onStart: () => void;
}) {
  const { t } = useTranslation('data');
  const format = useFormat();
  // NaN if a file has an unknown number of rows, because a partial sum would mislead.
  const rows = readyDrafts.reduce((sum, draft) => sum + (draft.rows ?? Number.NaN), 0);
  return (
    <div className={styles.go}>
      <span aria-live="polite">
        {t('go.ready', { count: readyDrafts.length })}
        {rows > 0 ? ` · ${t('go.rows', { count: rows, formatted: format.integer(rows) })}` : ''}
      </span>
      <Button
        variant={readyDrafts.length === 0 ? 'default' : 'filled'}
        loading={isStarting}
        disabled={readyDrafts.length === 0}
        onClick={onStart}
      >
        {readyDrafts.length === 0 ? t('go.none') : t('go.import', { count: readyDrafts.length })}
      </Button>
    </div>
  );
}
