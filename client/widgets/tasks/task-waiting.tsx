import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import styles from './task-waiting.module.css';
import { useDuration } from './use-duration.js';
import type { WatchedTask } from './use-poll-task.js';

/** Longer time limits are not shown. */
const maxDisplayedLimitMinutes = 60;

/** Queue position or remaining time of a task. */
function useTimeLeft({
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

interface TaskWaitingProps {
  task: WatchedTask;
  /** Title of the result; by default the title of the task. */
  title?: string;
  /** Buttons, the primary one first. */
  actions: ReactNode;
}

/** Progress of a task above a skeleton of its result. */
export function TaskWaiting({ task, title = task.title, actions }: TaskWaitingProps) {
  const { t } = useTranslation('tasks');
  const id = useId();
  const timeLeft = useTimeLeft(task);
  const percent = useFormat().percent(task.progress);
  return (
    <div className={styles.place}>
      <div className={styles.frame}>
        <SkeletonRows rows={16} height={34} />
      </div>
      <section className={styles.panel} aria-labelledby={id}>
        <div className={styles.head}>
          <div>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            <p className={styles.left}>{timeLeft}</p>
          </div>
          <span className={styles.percent} aria-hidden="true">
            {percent}
          </span>
        </div>
        <div
          className={styles.bar}
          role="progressbar"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={task.progress}
          aria-valuetext={`${percent}. ${timeLeft}`}
        >
          <span style={{ width: `${task.progress}%` }} />
        </div>
        <ol className={styles.stages} aria-label={t('stages')}>
          {task.stages.map((stage) => (
            <StageLine key={stage.id} stage={stage} />
          ))}
        </ol>
        <div className={styles.actions}>
          {actions}
          <span className={styles.leave}>{t('leave')}</span>
        </div>
        <p className="for-ears" role="status">
          {task.stages.find(({ state }) => state === 'current')?.title}
        </p>
      </section>
    </div>
  );
}

function StageLine({ stage }: { stage: WatchedTask['stages'][number] }) {
  const { t } = useTranslation('tasks');
  const { title, state } = stage;
  return (
    <li className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {state === 'done' ? <IconCheck /> : null}
      </span>
      <span className={styles.name}>
        {title}
        <span className="for-ears"> – {t(`stage.${state}`)}</span>
      </span>
      <span className={styles.fact}>{useStageDetail(stage)}</span>
    </li>
  );
}

/** Progress of a running stage, or duration of a finished one. */
function useStageDetail({ count, of, seconds }: WatchedTask['stages'][number]): string | undefined {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const duration = useDuration();
  if (count !== null) {
    const done = format.integer(count);
    return of === null ? done : t('countOf', { done, total: format.integer(of) });
  }
  return seconds === null ? undefined : duration(seconds);
}
