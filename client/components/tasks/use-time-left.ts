import { useTranslation } from 'react-i18next';
import { useDuration } from './use-duration.js';
import type { WatchedTask } from './use-poll-task.js';

/** Longer time limits are not shown. */
const maxDisplayedLimitMinutes = 60;

/** Queue position or remaining time of a task. */
export function useTimeLeft({
  place: queuePosition,
  secondsLeft,
  limitMinutes,
  cancelRequested,
}: Pick<WatchedTask, 'place' | 'secondsLeft' | 'limitMinutes' | 'cancelRequested'>): string {
  const { t } = useTranslation('tasks');
  const duration = useDuration();
  const limit = limitMinutes <= maxDisplayedLimitMinutes ? ` ${t('limit', { count: limitMinutes })}` : '';
  if (cancelRequested) return t('stopping');
  if (queuePosition !== null) {
    return (queuePosition === 1 ? t('next') : t('place', { place: queuePosition })) + limit;
  }
  if (secondsLeft === null) return t('unknownLeft') + limit;
  if (secondsLeft < 60) return t('underMinute') + limit;
  return t('left', { time: duration(Math.round(secondsLeft / 60) * 60) }) + limit;
}
