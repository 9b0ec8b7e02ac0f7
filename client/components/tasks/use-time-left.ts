import { useTranslation } from 'react-i18next';
import { useDuration } from './use-duration.js';
import type { WatchedTask } from './use-poll-task.js';

/** Longer limits are not shown, because readers rarely wait that long. */
const maxDisplayedLimitMinutes = 60;

/** Status line of a task: queue position, then remaining time. */
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
