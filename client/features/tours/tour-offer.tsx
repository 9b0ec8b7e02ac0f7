import { Button, CloseButton, Portal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TourRequest } from '../../lib/tours/page-tour.js';
import styles from './tour-offer.module.css';

interface TourOfferProps {
  /** Number of steps of both tours on this page. */
  steps: { short: number; full: number };
  onChoose: (request: TourRequest) => void;
  onDismiss: () => void;
}

/** Card in the corner of the page that offers its tour. It neither covers the page nor takes the focus. */
export function TourOffer({ steps, onChoose, onDismiss }: TourOfferProps) {
  const { t } = useTranslation('tours');
  return (
    <Portal>
      <section
        className={styles.card}
        aria-label={t('offer.title')}
        onKeyDown={(event) => event.key === 'Escape' && onDismiss()}
      >
        <CloseButton className={styles.close} aria-label={t('offer.dismiss')} onClick={onDismiss} />
        <h2 className={styles.title}>{t('offer.title')}</h2>
        <p className={styles.text}>{t('offer.text')}</p>
        <div className={styles.buttons}>
          <Button variant="filled" onClick={() => onChoose('short')}>
            {t('offer.short', { count: steps.short })}
          </Button>
          <Button onClick={() => onChoose('start')}>{t('offer.full', { count: steps.full })}</Button>
        </div>
      </section>
    </Portal>
  );
}
