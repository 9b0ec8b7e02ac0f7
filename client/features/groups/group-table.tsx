import { ActionIcon } from '@mantine/core';
import { IconTrash, IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroupTableSortColumn } from '../../../server/contract/projects/group-limits.js';
import { reportPath } from '../../addresses/report-path.js';
import { DatabaseName, TimeText, ProjectProgress } from '../../widgets/projects/project-cells.js';
import listStyles from '../../widgets/projects/project-list.module.css';
import { ProjectListTable, useIsNarrowList } from '../../widgets/projects/project-list-table.js';
import { SortableColumnHeader } from '../../widgets/projects/sortable-column-header.js';
import { Tag } from '../../components/ui/tag.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import styles from './group-list.module.css';
import { useGroupRemoval } from './use-group-removal.js';
import { useApolloClient } from '@apollo/client/react';
import { ChangeOwnerDialog } from '../../widgets/projects/change-owner-dialog.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { ChangeGroupReportOwnerDocument } from './groups.generated.js';

/** Sort order of the list. */
export interface GroupOrder {
  column: GroupTableSortColumn;
  direction: 'asc' | 'desc';
}

interface GroupTableProps {
  label: string;
  groups: readonly GroupReportFragment[];
  order: GroupOrder;
  /** Users of the free plan see neither the last opening nor the actions. */
  isFreePlan: boolean;
  /** Whether the plan has several users, so that the owner column is useful. */
  hasOwnerColumn: boolean;
  onSort: (column: GroupTableSortColumn) => void;
  onChanged: () => void;
}

/** Table of group reports. */
export function GroupTable({
  label,
  groups,
  order,
  isFreePlan,
  hasOwnerColumn,
  onSort,
  onChanged,
}: GroupTableProps) {
  const { t } = useTranslation('groups');
  const [groupToTransfer, setGroupToTransfer] = useState<GroupReportFragment>();
  const isNarrow = useIsNarrowList();
  const columns: readonly GroupTableSortColumn[] = [
    'name',
    ...(isNarrow ? (['state'] as const) : []),
    'create_date',
    ...(isFreePlan ? [] : (['access_date'] as const)),
    'base',
    ...(isNarrow ? [] : (['state'] as const)),
    ...(hasOwnerColumn ? (['owner'] as const) : []),
  ];
  return (
    <>
      <ProjectListTable
        label={label}
        columns={columns}
        projects={groups}
        getKey={({ rid }) => rid}
        renderHeader={(column) => (
          <SortableColumnHeader
            title={t(`column.${column}`)}
            className={column === 'name' ? listStyles.name : styles[columnClasses[column]]}
            direction={order.column === column ? order.direction : undefined}
            onSort={() => onSort(column)}
          />
        )}
        renderCell={(column, group) => <GroupCell column={column} group={group} />}
        actions={
          isFreePlan
            ? undefined
            : {
                title: t('column.actions'),
                className: styles.actions,
                render: (group) => (
                  <RowActions
                    group={group}
                    onTransfer={() => setGroupToTransfer(group)}
                    onChanged={onChanged}
                  />
                ),
              }
        }
      />
      <TransferOwnershipDialog
        group={groupToTransfer}
        onClose={() => setGroupToTransfer(undefined)}
        onChanged={onChanged}
      />
    </>
  );
}

function GroupCell({ column, group }: { column: GroupTableSortColumn; group: GroupReportFragment }) {
  switch (column) {
    case 'name':
      return (
        <td className={listStyles.name}>
          <Link to={reportPath('group-keywords', { rid: group.rid }, group.base)} title={group.name}>
            {group.name}
          </Link>
        </td>
      );
    case 'create_date':
      return (
        <td className={styles.time}>
          <TimeText moment={group.createDate} />
        </td>
      );
    case 'access_date':
      return (
        <td className={styles.time}>
          <TimeText moment={group.accessDate} />
        </td>
      );
    case 'base':
      return (
        <td className={styles.base}>
          <DatabaseName code={group.base} />
        </td>
      );
    case 'state':
      return (
        <td className={styles.state}>
          <GroupState group={group} />
        </td>
      );
    case 'owner':
      return (
        <td className={styles.owner} title={group.owner}>
          {group.owner}
        </td>
      );
  }
}

const columnClasses = {
  create_date: 'time',
  access_date: 'time',
  base: 'base',
  state: 'state',
  owner: 'owner',
} as const;

/** State of a report: text, a progress bar, or a red tag after a failure. */
function GroupState({ group }: { group: GroupReportFragment }) {
  const { t } = useTranslation('groups');
  if (group.state === 'failed') return <Tag tone="negative">{t('state.failed')}</Tag>;
  if (group.state === 'done') return t('state.done');
  return (
    <ProjectProgress
      label={t('state.ofGroup', { name: group.name })}
      title={t('state.processing')}
      percent={group.progress}
    />
  );
}

function RowActions({
  group,
  onTransfer,
  onChanged,
}: {
  group: GroupReportFragment;
  onTransfer: () => void;
  onChanged: () => void;
}) {
  const { t } = useTranslation('groups');
  const remove = useGroupRemoval(onChanged);
  const { name } = group;
  return (
    <>
      {group.canChangeOwner ? (
        <ActionIcon onClick={onTransfer} aria-label={t('give.of', { name })} title={t('give.title')}>
          <IconUserShare aria-hidden="true" />
        </ActionIcon>
      ) : null}
      {group.canDelete ? (
        <ActionIcon
          onClick={() => void remove(group)}
          aria-label={t('removal.of', { name })}
          title={t('removal.title')}
        >
          <IconTrash aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </>
  );
}

interface TransferOwnershipDialogProps {
  /** Report to transfer; undefined while the dialog is closed. */
  group: GroupReportFragment | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Transfers a group report to a team member. */
function TransferOwnershipDialog({ group, onClose, onChanged }: TransferOwnershipDialogProps) {
  const { t } = useTranslation('groups');
  const client = useApolloClient();
  const { success } = useToasts();
  const { rid = '', name = '', owner } = group ?? {};
  const transfer = async (member: string) => {
    await client.mutate({ mutation: ChangeGroupReportOwnerDocument, variables: { rid, user: member } });
    success(t('give.done', { name, owner: member }));
    onChanged();
  };
  return (
    <ChangeOwnerDialog
      owner={owner}
      description={t('give.text', { name })}
      changeOwner={transfer}
      onClose={onClose}
    />
  );
}
