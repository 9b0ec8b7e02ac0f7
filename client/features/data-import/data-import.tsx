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
  StartImportDocument,
  useUploadsQuery,
} from './data-import.generated.js';
import styles from './data-import.module.css';
import type { Draft } from './draft.js';
import { DropZone } from './drop-zone.js';
import { FileCard } from './file-card.js';
import { ImportCard } from './import-card.js';
import { SendingCard } from './sending-card.js';
import { useImports } from './use-imports.js';
import { useSending } from './use-sending.js';
import { useSizeText } from '../../i18n/use-size-text.js';
import { refetchAll } from '../../graphql/refetch-all.js';

/** The upper part of the page of own data: files on their way, those that wait, imports that run, and what became of them. */
export function DataImport() {
  const { t } = useTranslation('data');
  const sizeText = useSizeText();
  const { data, error, refetch } = useUploadsQuery({ fetchPolicy: 'network-only' });
  const { imports, look, dismiss } = useImports();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [remove] = useMutationWithToast(RemoveUploadDocument, t('file.notRemoved'));
  const client = useApolloClient();
  const [start, isStarting] = useMutationWithToast(StartImportDocument, t('go.failed'));
  const max = data?.uploadQuota.largest;
  const sending = useSending({
    max,
    tooLarge: t('sending.tooLarge', { size: sizeText(max ?? 0) }),
    notReached: t('sending.notReached'),
    onTaken: refetch,
  });
  const onDraft = useCallback(
    (id: string, draft: Draft) => setDrafts((all) => ({ ...all, [id]: draft })),
    [],
  );
  const uploads = data?.uploads ?? [];
  const ready = uploads.flatMap(({ id }) => (drafts[id]?.isReady ? [drafts[id]] : []));
  const begin = async (chosen: readonly Draft[] = ready) => {
    if (!(await start({ files: chosen.map(({ file }) => file) }))) return;
    const isSaved = chosen.some(({ file }) => file.saveMappingAs);
    const saved = isSaved ? client.refetchQueries({ include: [ColumnMappingsDocument] }) : undefined;
    await refetchAll(refetch(), look(), saved);
  };
  const takeAway = async (id: string) => {
    if (await remove({ id })) await refetchAll(refetch());
  };
  return (
    <div className={styles.section}>
      <DropZone isFirst={uploads.length + sending.files.length === 0} max={max} onFiles={sending.add}>
        <Go ready={ready} isStarting={isStarting} onStart={() => void begin()} />
      </DropZone>
      {error ? <ErrorBanner title={t('drop.zone')} error={error} onRetry={() => void refetch()} /> : null}
      {uploads.map((upload) => (
        <FileCard
          key={upload.id}
          upload={upload}
          onDraft={onDraft}
          onRemove={() => void takeAway(upload.id)}
        />
      ))}
      {sending.files.map((file) => (
        <SendingCard key={file.key} file={file} onRemove={() => sending.remove(file.key)} />
      ))}
      {imports.map((one) => (
        <ImportCard
          key={one.id}
          one={one}
          again={draftsOf(one, drafts)}
          isStarting={isStarting}
          onAgain={(files) => void begin(files)}
          onCancelled={() => void look()}
          onDismiss={() => dismiss(one.id)}
        />
      ))}
    </div>
  );
}

/** The files of an import that wait for another start; undefined unless all do, with nothing missing. */
function draftsOf(
  { files }: DataImportsQuery['dataImports'][number],
  drafts: Readonly<Record<string, Draft>>,
): readonly Draft[] | undefined {
  const waiting = files.map(({ upload }) => (upload === null ? undefined : drafts[upload]));
  const ready = waiting.filter((draft) => draft?.isReady).map((draft) => draft as Draft);
  return ready.length > 0 && ready.length === waiting.length ? ready : undefined;
}

/** What is ready, and the page's only filled button, which says the result. */
function Go({
  ready,
  isStarting,
  onStart,
}: {
  ready: readonly Draft[];
  isStarting: boolean;
  onStart: () => void;
}) {
  const { t } = useTranslation('data');
  const format = useFormat();
  // A sum without those that cannot be told would say too little.
  const rows = ready.reduce((sum, draft) => sum + (draft.rows ?? Number.NaN), 0);
  return (
    <div className={styles.go}>
      <span aria-live="polite">
        {t('go.ready', { count: ready.length })}
        {rows > 0 ? ` · ${t('go.rows', { count: rows, formatted: format.integer(rows) })}` : ''}
      </span>
      <Button
        variant={ready.length === 0 ? 'default' : 'filled'}
        loading={isStarting}
        disabled={ready.length === 0}
        onClick={onStart}
      >
        {ready.length === 0 ? t('go.none') : t('go.import', { count: ready.length })}
      </Button>
    </div>
  );
}
