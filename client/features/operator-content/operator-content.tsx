import { useTranslation } from 'react-i18next';
import { useOperatorContentQuery } from './operator-content.generated.js';
import styles from './operator-content.module.css';
import { ReviewCarousel } from './review-carousel.js';
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../components/ui/dialog.js';

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

/**
 * Button that opens the video of the operator. The iframe is loaded after the click, so that no request reaches the
 * video host before.
 */
function VideoButton({ url }: { url: string }) {
  const { t } = useTranslation('operatorContent');
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button leftSection={<IconPlayerPlay aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('watch')}
      </Button>
      <span className={styles.from}>{t('from', { host: new URL(url).host })}</span>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('video')} width={860}>
        {isOpen ? (
          <iframe
            className={styles.video}
            src={url}
            title={t('video')}
            sandbox="allow-scripts allow-same-origin allow-presentation"
            allow="fullscreen"
            referrerPolicy="no-referrer"
          />
        ) : null}
      </Dialog>
    </div>
  );
}
