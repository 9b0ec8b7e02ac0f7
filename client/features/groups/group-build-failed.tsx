import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { useWatchedTaskQuery } from '../../widgets/tasks/watched-task.generated.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { GroupDetails } from './group-details.js';
import { RebuildGroupReportDocument } from './groups.generated.js';

interface GroupBuildFailedProps {
  group: GroupReportFragment;
  /** Secret of the share link, if the report was opened by one. */
  share: string | undefined;
  onRebuilt: () => void;
}

/** A failed group report: the reason and next steps. */
export function GroupBuildFailed({ group, share, onRebuilt }: GroupBuildFailedProps) {
  const { t } = useTranslation(['groups', 'frame']);
  const { data } = useWatchedTaskQuery({
    variables: { id: group.taskId ?? '' },
    skip: group.taskId === null,
  });
  // Readers of a share link have no list of reports.
  const isShared = share !== undefined;
  const ancestors = isShared ? [] : [{ label: t('frame:pages.groups'), to: paths.groups }];
  const [rebuild, isBusy] = useMutationWithToast(RebuildGroupReportDocument, t('notStarted'));
  const startRebuild = async () => {
    if (await rebuild({ rid: group.rid })) onRebuilt();
  };
  return (
    <div className="wide">
      <PageHeader ancestors={ancestors} title={group.name} summary={<GroupDetails group={group} />} />
      <div className="framed">
        <StateMessage
          title={t('failed.title')}
          actions={
            <>
              {group.keyModify ? (
                <Button variant="filled" loading={isBusy} onClick={() => void startRebuild()}>
                  {t('failed.again')}
                </Button>
              ) : null}
              {isShared ? null : (
                <Button component={Link} to={paths.groups}>
                  {t('toGroups')}
                </Button>
              )}
            </>
          }
        >
          {data?.task.fault?.message ?? t('failed.text')}
        </StateMessage>
      </div>
    </div>
  );
}
