import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelButton } from '../../widgets/tasks/cancel-button.js';
import { usePollTask } from '../../widgets/tasks/use-poll-task.js';
import { Banner } from '../../components/ui/banner.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './group-header.module.css';
import { usePolledGroup } from './use-polled-group.js';

interface GroupUpdateNoticeProps {
  group: GroupReportFragment;
  /** Secret of the share link, if the report was opened by one. */
  share: string | undefined;
  /** Called when the update is ready or has failed. */
  onEnd: () => void;
}

/** Notice that the report is being rebuilt. The old version stays readable until the new one replaces it. */
export function GroupUpdateNotice({ group, ...rest }: GroupUpdateNoticeProps) {
  return group.taskId === null ? (
    <PolledUpdateNotice group={group} {...rest} />
  ) : (
    <OwnerUpdateNotice taskId={group.taskId} progress={group.progress} onEnd={rest.onEnd} />
  );
}

/** Notice for the user who started the rebuild, with a cancel button and error report. */
function OwnerUpdateNotice({
  taskId,
  progress,
  onEnd,
}: {
  taskId: string;
  progress: number;
  onEnd: () => void;
}) {
  const { t } = useTranslation('groups');
  const { success, warn } = useToasts();
  const format = useFormat();
  const hasNotified = useRef(false);
  const { task } = usePollTask(taskId, noop);
  useEffect(() => {
    if (task === undefined || task.state === 'processing' || hasNotified.current) return;
    hasNotified.current = true;
    if (task.fault) warn(t('updating.failed'), task.fault.message);
    const getCount = (id: string) => task.figures.find((count) => count.id === id)?.value;
    const [addedCount, removedCount] = [getCount('came'), getCount('went')];
    if (addedCount !== undefined && removedCount !== undefined) {
      const isUnchanged = addedCount === 0 && removedCount === 0;
      success(
        isUnchanged
          ? t('updating.same')
          : t('updating.done', {
              came: format.integer(addedCount),
              went: format.integer(removedCount),
            }),
      );
    }
    // The task may have ended before the first poll.
    onEnd();
  }, [task, success, warn, t, format, onEnd]);
  return (
    <Notice
      progress={task?.progress ?? progress}
      actions={task ? <CancelButton id={taskId} isRequested={task.cancelRequested} size="xs" /> : null}
    />
  );
}

const noop = () => undefined;

/** Notice for other viewers, who cannot read the task. */
function PolledUpdateNotice({ group, share, onEnd }: GroupUpdateNoticeProps) {
  return <Notice progress={usePolledGroup(group, share, onEnd).progress} />;
}

function Notice({ progress, actions }: { progress: number; actions?: ReactNode }) {
  const { t } = useTranslation('groups');
  const percent = useFormat().percent(progress);
  const title = t('updating.title');
  return (
    <div className={styles.updating}>
      <Banner title={title} actions={actions}>
        {t('updating.text')} {/* Hidden from screen readers, which would announce every step. */}
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

const competitorReports: readonly string[] = ['group-competitors', 'group-ad-competitors'];

/** Notice on the competitor views that an edit has changed the keywords since the calculation. */
export function OutdatedCompetitorsNotice({
  group,
  reportId,
}: {
  group: GroupReportFragment;
  reportId: string;
}) {
  const { t } = useTranslation('groups');
  if (!group.canRecalculate || !competitorReports.includes(reportId)) return null;
  return <Banner>{t('outdatedCompetitors')}</Banner>;
}
