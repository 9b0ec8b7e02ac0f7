import { useTranslation } from 'react-i18next';
import { useOperatorContentQuery } from './operator-content.generated.js';
import styles from './operator-content.module.css';
import { ReviewCarousel } from './review-carousel.js';
import { VideoButton } from './video-button.js';

/** Operator-defined reviews and video. Renders nothing if neither is configured. */
export function OperatorContent() {
  const { t } = useTranslation('operatorContent');
  const { data } = useOperatorContentQuery();
  const content = data?.operatorContent;
  if (!content || (content.reviews.length === 0 && content.video === null)) return null;
  return (
    <section className={`${styles.words} reading`} aria-label={t('label')}>
      {content.reviews.length > 0 ? <ReviewCarousel reviews={content.reviews} /> : null}
      {content.video === null ? null : <VideoButton url={content.video} />}
    </section>
  );
}
