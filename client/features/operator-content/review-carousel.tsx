import { ActionIcon } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorContentQuery } from './operator-content.generated.js';
import styles from './operator-content.module.css';

type Review = OperatorContentQuery['operatorContent']['reviews'][number];

const reviewDurationMs = 5000;

/** Rotates reviews. Pauses on hover and focus, and does not start if the user prefers reduced motion. */
export function ReviewCarousel({ reviews }: { reviews: readonly Review[] }) {
  const { t } = useTranslation('operatorContent');
  const prefersReducedMotion = useReducedMotion(false, { getInitialValueInEffect: false });
  const [isPlayingChoice, setPlayingChoice] = useState<boolean>();
  const [isInteracting, setInteracting] = useState(false);
  const [index, setIndex] = useState(0);
  const { length } = reviews;
  const isPlaying = length > 1 && (isPlayingChoice ?? !prefersReducedMotion);
  const isMoving = isPlaying && !isInteracting;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % length), reviewDurationMs);
    return () => clearInterval(timer);
  }, [isMoving, length]);
  const review = reviews[index] ?? reviews[0];
  if (!review) return null;
  const moveBy = (step: number) => setIndex((current) => (current + step + length) % length);
  return (
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription={t('carousel')}
      aria-label={t('reviews')}
      onPointerEnter={() => setInteracting(true)}
      onPointerLeave={() => setInteracting(false)}
      onFocus={() => setInteracting(true)}
      onBlur={() => setInteracting(false)}
    >
      <figure className={styles.review} aria-live={isMoving ? 'off' : 'polite'}>
        <blockquote>{review.text}</blockquote>
        <figcaption>
          <span className={styles.avatar} aria-hidden="true">
            {[...review.name][0]}
          </span>
          <span>
            {review.link === null ? (
              <b>{review.name}</b>
            ) : (
              <a href={review.link} target="_blank" rel="noreferrer noopener nofollow">
                {review.name}
              </a>
            )}
            {review.position === null ? null : <small>{review.position}</small>}
          </span>
        </figcaption>
      </figure>
      {length > 1 ? (
        <div className={styles.ways}>
          <ActionIcon onClick={() => moveBy(-1)} aria-label={t('previous')} title={t('previous')}>
            <IconChevronLeft aria-hidden="true" />
          </ActionIcon>
          <span>{t('place', { at: index + 1, of: length })}</span>
          <ActionIcon onClick={() => moveBy(1)} aria-label={t('next')} title={t('next')}>
            <IconChevronRight aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            onClick={() => setPlayingChoice(!isPlaying)}
            aria-label={t(isPlaying ? 'pause' : 'play')}
            title={t(isPlaying ? 'pause' : 'play')}
          >
            {isPlaying ? <IconPlayerPause aria-hidden="true" /> : <IconPlayerPlay aria-hidden="true" />}
          </ActionIcon>
        </div>
      ) : null}
    </div>
  );
}
