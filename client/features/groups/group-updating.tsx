import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelButton } from '../../components/tasks/cancel-button.js';
import { usePollTask } from '../../components/tasks/use-poll-task.js';
import { Banner } from '../../components/ui/banner.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './group-head.module.css';
import { useWatchedGroup } from './use-watched-group.js';

interface GroupUpdatingProps {
  group: GroupReportFragment;
  /** The secret of the link that it is read by. */
  share: string | undefined;
  /** Called when it is there, or has failed. */
  onEnd: () => void;
}

/** Says that a report is built anew while it is read as it was; the new version takes the place without a click. */
export function GroupUpdating({ group, ...rest }: GroupUpdatingProps) {
  return group.taskId === null ? (
    <WatchedReport group={group} {...rest} />
  ) : (
    <WatchedUpdate taskId={group.taskId} progress={group.progress} onEnd={rest.onEnd} />
  );
}

/** Who started it may cancel it, and is told why it failed. */
function WatchedUpdate({ taskId, progress, onEnd }: { taskId: string; progress: number; onEnd: () => void }) {
  const { t } = useTranslation('groups');
  const { success, warn } = useToasts();
  const format = useFormat();
  const isTold = useRef(false);
  const { task } = usePollTask(taskId, nothing);
  useEffect(() => {
    if (task === undefined || task.state === 'processing' || isTold.current) return;
    isTold.current = true;
    if (task.fault) warn(t('updating.failed'), task.fault.message);
    const stat = (of: string) => task.figures.find(({ id }) => id === of)?.value;
    const [came, went] = [stat('came'), stat('went')];
    if (came !== undefined && went !== undefined) {
      const isSame = came === 0 && went === 0;
      success(
        isSame
          ? t('updating.same')
          : t('updating.done', { came: format.integer(came), went: format.integer(went) }),
      );
    }
    // It may have ended before it was looked at.
    onEnd();
  }, [task, success, warn, t, format, onEnd]);
  return (
    <Notice
      progress={task?.progress ?? progress}
      actions={task ? <CancelButton id={taskId} isRequested={task.cancelRequested} size="xs" /> : null}
    />
  );
}

const nothing = () => undefined;

/** Others see how far it is: the task is nobody else's to look into. */
function WatchedReport({ group, share, onEnd }: GroupUpdatingProps) {
  return <Notice progress={useWatchedGroup(group, share, onEnd).progress} />;
}

function Notice({ progress, actions }: { progress: number; actions?: ReactNode }) {
  const { t } = useTranslation('groups');
  const percent = useFormat().percent(progress);
  const title = t('updating.title');
  return (
    <div className={styles.updating}>
      <Banner title={title} actions={actions}>
        {t('updating.text')} {/* Each step would be read out. */}
        <span aria-hidden="true">{percent}</span>
        <span
          role="progressbar"
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
          aria-valuetext={percent}
        />
      </Banner>
    </div>
  );
}
