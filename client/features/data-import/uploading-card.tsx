import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import styles from './data-import.module.css';
import { FileHeader } from './file-header.js';
import { ProgressBar } from './progress-bar.js';
import type { UploadingFile } from './use-upload-queue.js';
import { useSizeText } from '../../i18n/use-size-text.js';

/** An upload with its progress and rate, or the reason for its rejection. */
export function UploadingCard({ file, onRemove }: { file: UploadingFile; onRemove: () => void }) {
  const { t } = useTranslation('data');
  const format = useFormat();
  const sizeText = useSizeText();
  const { name, sizeBytes, state, sentBytes, bytesPerSecond, error } = file;
  const percent = sizeBytes === 0 ? 100 : Math.floor((sentBytes / sizeBytes) * 100);
  const isRejected = state === 'refused';
  return (
    <section className={styles.file} aria-label={name}>
      <FileHeader
        name={name}
        size={sizeText(sizeBytes)}
        tone={isRejected ? 'bad' : 'quiet'}
        state={
          isRejected
            ? t('sending.refused')
            : state === 'queued'
              ? t('sending.queued')
              : format.percent(percent)
        }
        onRemove={onRemove}
      />
      {isRejected ? (
        <p className={styles.why} role="alert">
          {error}
        </p>
      ) : state === 'sending' ? (
        <div className={styles.progress}>
          <div className={styles.facts}>
            {t('sending.rate', {
              sent: sizeText(sentBytes),
              size: sizeText(sizeBytes),
              rate: sizeText(bytesPerSecond),
            })}
          </div>
          <ProgressBar percent={percent} label={t('sending.bar', { name })} />
        </div>
      ) : null}
    </section>
  );
}
