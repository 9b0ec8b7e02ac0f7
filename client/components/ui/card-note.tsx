import { useTranslation } from 'react-i18next';
import styles from './card-note.module.css';

interface CardNoteProps {
  children: string;
  /** Retries the failed request; set if the note describes an error. */
  onRetry?: () => void;
}

/** Sentence that replaces the list of a card. */
export function CardNote({ children, onRetry }: CardNoteProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.note} data-card-note role={onRetry ? 'alert' : undefined}>
      {children}{' '}
      {onRetry ? (
        <button type="button" onClick={onRetry}>
          {t('retry')}
        </button>
      ) : null}
    </p>
  );
}
