import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import styles from './data-import.module.css';
import { FileHeader } from './file-header.js';
import { ProgressBar } from './progress-bar.js';
import type { RepeatedUpload, UploadingFile } from './use-upload-queue.js';
import { useSizeText } from '../../i18n/use-size-text.js';

/** Text of the state in the header. */
function useStateText(file: UploadingFile): string {
  const { t } = useTranslation('data');
  const format = useFormat();
  if (file.state === 'sending') {
    return format.percent(sentPercent(file));
  }
  return t(`sending.${file.state}`);
}

const sentPercent = ({ sizeBytes, sentBytes }: UploadingFile) =>
  sizeBytes === 0 ? 100 : Math.floor((sentBytes / sizeBytes) * 100);

interface UploadingCardProps {
  file: UploadingFile;
  /** Uploads a repeated file. */
  onUpload: () => void;
  onRemove: () => void;
}

/** An upload with its progress and rate, the reason for its rejection, or the earlier upload that it repeats. */
export function UploadingCard({ file, onUpload, onRemove }: UploadingCardProps) {
  const sizeText = useSizeText();
  const { name, sizeBytes, state, error, repeated } = file;
  return (
    <section className={styles.file} aria-label={name}>
      <FileHeader
        name={name}
        size={sizeText(sizeBytes)}
        tone={state === 'refused' ? 'bad' : 'quiet'}
        state={useStateText(file)}
        onRemove={onRemove}
      />
      {state === 'refused' ? (
        <p className={styles.why} role="alert">
          {error}
        </p>
      ) : state === 'sending' ? (
        <UploadProgress file={file} />
      ) : state === 'repeated' && repeated ? (
        <RepeatedNotice repeated={repeated} onUpload={onUpload} />
      ) : null}
    </section>
  );
}

function UploadProgress({ file }: { file: UploadingFile }) {
  const { t } = useTranslation('data');
  const sizeText = useSizeText();
  const { name, sizeBytes, sentBytes, bytesPerSecond } = file;
  return (
    <div className={styles.progress}>
      <div className={styles.facts}>
        {t('sending.rate', {
          sent: sizeText(sentBytes),
          size: sizeText(sizeBytes),
          rate: sizeText(bytesPerSecond),
        })}
      </div>
      <ProgressBar percent={sentPercent(file)} label={t('sending.bar', { name })} />
    </div>
  );
}

function RepeatedNotice({
  repeated: { name, importedAt },
  onUpload,
}: {
  repeated: RepeatedUpload;
  onUpload: () => void;
}) {
  const { t } = useTranslation('data');
  const format = useFormat();
  return (
    <div className={styles.repeated} role="status">
      <span>
        {importedAt === null
          ? t('sending.alreadyUploaded', { name })
          : t('sending.alreadyImported', { name, date: format.momentDay(importedAt) })}
      </span>
      <Button variant="default" size="xs" onClick={onUpload}>
        {t('sending.uploadAgain')}
      </Button>
    </div>
  );
}
