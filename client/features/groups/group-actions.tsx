import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconBinaryTree2,
  IconDots,
  IconHistory,
  IconLink,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { getAddressName } from '../../../server/contract/reports/report-parameters.js';
import { paths } from '../../addresses/paths.js';
import { withQuery } from '../../addresses/with-query.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { EditMenus } from './edit/edit-menus.js';
import type { InitialEdit } from './edit/edit-draft.js';
import { RebuildGroupReportDocument } from './groups.generated.js';
import { RecalculateButton } from './recalculate-button.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { serialiseGroupSource } from '../../addresses/clustering-source.js';
import { useReportMeta } from '../../widgets/reports/report-context.js';
import { groupChannel } from './pages/group-subject.js';
import { useGroupRemoval } from './use-group-removal.js';

interface GroupActionsProps {
  group: GroupReportFragment;
  /** Opens the edit dialog. */
  onEdit: (start: InitialEdit) => void;
  /** Opens the edit history. */
  onHistory: () => void;
  /** Opens the share links. */
  onLinks: () => void;
  /** Called when the report has changed or is being rebuilt. */
  onChanged: () => void;
}

/** Actions that the viewer may perform on a group report. Hides those that the server would reject. */
export function GroupActions({ group, onEdit, onHistory, onLinks, onChanged }: GroupActionsProps) {
  const { keyModify } = group;
  const meta = useReportMeta();
  return (
    <>
      {keyModify && group.isOutdated ? <RebuildButton group={group} onChanged={onChanged} /> : null}
      {keyModify && group.canRecalculate ? <RecalculateButton group={group} onChanged={onChanged} /> : null}
      <ClusterButton group={group} />
      {keyModify ? (
        <EditMenus onChoose={(action, by) => onEdit({ action, by, target: groupChannel(meta) })} />
      ) : null}
      <MoreActions group={group} onHistory={onHistory} onLinks={onLinks} />
    </>
  );
}

/** Creates a clustering project from the report's keywords in a new tab. Hidden without keywords. */
function ClusterButton({ group }: Pick<GroupActionsProps, 'group'>) {
  const { t } = useTranslation('groups');
  const { viewer } = useViewer();
  // Plans without clustering would only lead to a refusal.
  const canCluster = viewer !== undefined && viewer.kind !== 'GUEST' && viewer.kind !== 'DEMO';
  if (!canCluster || group.organicKeywords + group.contextKeywords === 0) return null;
  const to = withQuery(paths.clusterings, { [getAddressName('base')]: group.base });
  return (
    <Button
      component="a"
      href={`${to}#${serialiseGroupSource(group.rid)}`}
      target="_blank"
      rel="noopener"
      variant="subtle"
      leftSection={<IconBinaryTree2 aria-hidden="true" />}
    >
      {t('cluster')}
    </Button>
  );
}

/** Rebuilds the report from newer data of its database and reapplies its edits. */
function RebuildButton({ group, onChanged }: Pick<GroupActionsProps, 'group' | 'onChanged'>) {
  const { t } = useTranslation('groups');
  const [rebuild, isBusy] = useMutationWithToast(RebuildGroupReportDocument, t('notStarted'));
  const start = async () => {
    if (await rebuild({ rid: group.rid })) onChanged();
  };
  return (
    <Button
      variant="subtle"
      loading={isBusy}
      leftSection={<IconRefresh aria-hidden="true" />}
      title={t('outdated.text')}
      onClick={() => void start()}
    >
      {t('outdated.act')}
    </Button>
  );
}

function MoreActions({
  group,
  onHistory,
  onLinks,
}: Pick<GroupActionsProps, 'group' | 'onHistory' | 'onLinks'>) {
  const { t } = useTranslation('groups');
  const navigate = useNavigate();
  const remove = useGroupRemoval(() => void navigate(paths.groups));
  return (
    <Menu position="bottom-end" width={232}>
      <Menu.Target>
        <ActionIcon aria-label={t('more')} title={t('more')}>
          <IconDots aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconHistory aria-hidden="true" />} onClick={onHistory}>
          {t('history.title')}
        </Menu.Item>
        {group.keyModify && group.canDelete ? (
          <Menu.Item leftSection={<IconLink aria-hidden="true" />} onClick={onLinks}>
            {t('links.title')}
          </Menu.Item>
        ) : null}
        {group.canDelete ? (
          <Menu.Item leftSection={<IconTrash aria-hidden="true" />} onClick={() => void remove(group)}>
            {t('removal.report')}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
