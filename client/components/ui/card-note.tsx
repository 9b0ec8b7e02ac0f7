import { useTranslation } from 'react-i18next';
import styles from './card-note.module.css';

interface CardNoteProps {
  children: string;
  /** Retry handler; the note then describes an error. */
  onRetry?: () => void;
}

/** A sentence that replaces a card's list. */
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
