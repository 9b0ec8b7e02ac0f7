import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CancelButton } from '../../widgets/tasks/cancel-button.js';
import { useDuration } from '../../widgets/tasks/use-duration.js';
import { useFormat } from '../../i18n/use-format.js';
import { IconAlertCircle, IconFileText } from '@tabler/icons-react';
import type { DataImportsQuery } from './data-import.generated.js';
import styles from './data-import.module.css';
import type { ImportDraft } from './draft.js';
import { DismissButton } from './dismiss-button.js';
import { ImportSummary } from './import-summary.js';
import { ProgressBar } from './progress-bar.js';

type DataImport = DataImportsQuery['dataImports'][number];

interface ImportCardProps {
  dataImport: DataImport;
  /** Drafts to restart the import; undefined if files are missing or incomplete. */
  restartDrafts: readonly ImportDraft[] | undefined;
  isStarting: boolean;
  onRestart: (files: readonly ImportDraft[]) => void;
  onCancelled: () => void;
  onDismiss: () => void;
}

/** An import: progress while it runs, then its result. */
export function ImportCard(props: ImportCardProps) {
  const { dataImport, onCancelled, onDismiss } = props;
  switch (dataImport.state) {
    case 'waiting':
    case 'running':
      return <RunningImport dataImport={dataImport} onCancelled={onCancelled} />;
    case 'done':
      return <ImportSummary dataImport={dataImport} onDismiss={onDismiss} />;
    case 'failed':
    case 'cancelled':
      return <EndedImport {...props} />;
  }
}

function RunningImport({ dataImport, onCancelled }: Pick<ImportCardProps, 'dataImport' | 'onCancelled'>) {
  const { t } = useTranslation(['data', 'tasks']);
  const format = useFormat();
  const duration = useDuration();
  const name = useImportName(dataImport);
  const { id, state, stage, progress, read, rows, rate, secondsLeft } = dataImport;
  const progressText =
    read === 0
      ? ''
      : rows === null
        ? t('import.readOnly', { read: format.integer(read) })
        : t('import.read', { read: format.integer(read), rows: format.integer(rows) });
  return (
    <section className={styles.file} aria-label={t('import.label', { name })}>
      <div className={styles.fileHead}>
        <IconFileText aria-hidden="true" />
        <h2 title={dataImport.files.map((file) => file.name).join(', ')}>{name}</h2>
        <span className={styles.acts}>
          <CancelButton id={id} name={name} isRequested={false} onCancelled={onCancelled} />
        </span>
      </div>
      <div className={styles.progress} aria-live="polite">
        <div className={styles.facts}>
          <b>{state === 'waiting' ? t('import.waiting') : stage}</b>
          <span>
            {[
              progressText,
              rate === null || rate === 0 ? '' : t('import.rate', { rate: format.integer(rate) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className={styles.lineEnd}>
            <b>{format.percent(progress)}</b>
            {secondsLeft === null ? '' : ` · ${t('import.left', { time: duration(secondsLeft) })}`}
          </span>
        </div>
        <ProgressBar percent={progress} label={t('import.bar', { name })} />
        <div className={styles.foot}>
          <span>{t('import.whole')}</span>
          <span className={styles.lineEnd}>{t('import.leave')}</span>
        </div>
      </div>
    </section>
  );
}

function EndedImport({ dataImport, restartDrafts, isStarting, onRestart, onDismiss }: ImportCardProps) {
  const { t } = useTranslation('data');
  const name = useImportName(dataImport);
  const isFailed = dataImport.state === 'failed';
  return (
    <section className={styles.file} aria-label={t('import.label', { name })}>
      <div className={styles.fileHead}>
        <IconAlertCircle className={isFailed ? styles.bad : undefined} aria-hidden="true" />
        <h2>{t(isFailed ? 'import.failed' : 'import.cancelled', { name })}</h2>
        <span className={styles.acts}>
          {restartDrafts ? (
            <Button size="compact-sm" loading={isStarting} onClick={() => onRestart(restartDrafts)}>
              {t('import.startAgain')}
            </Button>
          ) : null}
          <DismissButton onDismiss={onDismiss} />
        </span>
      </div>
      <p className={styles.why}>
        {isFailed ? `${dataImport.fault ?? ''} ` : ''}
        {t('import.unchanged')}{' '}
        {dataImport.files.some(({ upload }) => upload !== null)
          ? t('import.waits', { count: dataImport.files.length })
          : t('import.again')}
      </p>
    </section>
  );
}

/** Name of an import: its first file and the number of others. */
function useImportName({ files }: Pick<DataImportsQuery['dataImports'][number], 'files'>): string {
  const { t } = useTranslation('data');
  const [name = '', ...otherNames] = new Set(files.map((file) => file.name));
  return otherNames.length === 0 ? name : t('import.more', { name, count: otherNames.length });
}
