import { useTranslation } from 'react-i18next';
import styles from './card-note.module.css';

interface CardNoteProps {
  children: string;
  /** Asks again; the note is about a failure then. */
  onRetry?: () => void;
}

/** One sentence where a card's list would be. */
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
