import { useTranslation } from 'react-i18next';
import { useOperatorContentQuery } from './operator-words.generated.js';
import styles from './operator-words.module.css';
import { ReviewCarousel } from './review-carousel.js';
import { VideoButton } from './video-button.js';

/** What the operator shows of the service: reviews and a video. Nothing where there is neither. */
export function OperatorContent() {
  const { t } = useTranslation('operatorContent');
  const { data } = useOperatorContentQuery();
  const words = data?.operatorContent;
  if (!words || (words.reviews.length === 0 && words.video === null)) return null;
  return (
    <section className={`${styles.words} reading`} aria-label={t('label')}>
      {words.reviews.length > 0 ? <ReviewCarousel reviews={words.reviews} /> : null}
      {words.video === null ? null : <VideoButton address={words.video} />}
    </section>
  );
}
