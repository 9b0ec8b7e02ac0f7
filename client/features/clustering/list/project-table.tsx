import { ActionIcon } from '@mantine/core';
import { IconCopy, IconTrash, IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ClusteringTableSortColumn } from '../../../../server/contract/projects/clustering.js';
import { reportPath } from '../../../addresses/report-path.js';
import { DatabaseName, TimeText, ProjectProgress } from '../../../widgets/projects/project-cells.js';
import listStyles from '../../../widgets/projects/project-list.module.css';
import { ProjectListTable, useIsNarrowList } from '../../../widgets/projects/project-list-table.js';
import { SortableColumnHeader } from '../../../widgets/projects/sortable-column-header.js';
import { Tag } from '../../../components/ui/tag.js';
import { useMutationWithToast } from '../../../components/ui/use-mutation-with-toast.js';
import { useFormat } from '../../../i18n/use-format.js';
import {
  type ClusteringListItemFragment,
  CopyClusteringDocument,
  DeleteClusteringDocument,
  RestoreClusteringDocument,
  ChangeClusteringOwnerDocument,
} from '../clustering.generated.js';
import styles from './project-list.module.css';
import { useRemoval } from '../../../components/ui/use-removal.js';
import { useApolloClient } from '@apollo/client/react';
import { ChangeOwnerDialog } from '../../../widgets/projects/change-owner-dialog.js';
import { useToasts } from '../../../components/ui/use-toasts.js';

/** Sort order of the list. */
export interface ProjectOrder {
  column: ClusteringTableSortColumn;
  direction: 'asc' | 'desc';
}

type Column = ClusteringTableSortColumn | 'keywords' | 'folders';

interface ProjectTableProps {
  label: string;
  projects: readonly ClusteringListItemFragment[];
  order: ProjectOrder;
  /** Whether the plan has several users, so that the owner column is useful. */
  hasOwnerColumn: boolean;
  onSort: (column: ClusteringTableSortColumn) => void;
  onChanged: () => void;
}

/** Table of clustering projects. */
export function ProjectTable({
  label,
  projects,
  order,
  hasOwnerColumn,
  onSort,
  onChanged,
}: ProjectTableProps) {
  const { t } = useTranslation('clustering');
  const [projectToTransfer, setProjectToTransfer] = useState<ClusteringListItemFragment>();
  const isNarrow = useIsNarrowList();
  const columns: readonly Column[] = [
    'name',
    ...(isNarrow ? (['state'] as const) : []),
    'keywords',
    'folders',
    'base',
    'create_date',
    'access_date',
    ...(isNarrow ? [] : (['state'] as const)),
    ...(hasOwnerColumn ? (['owner'] as const) : []),
  ];
  return (
    <>
      <ProjectListTable
        label={label}
        columns={columns}
        projects={projects}
        getKey={({ uid }) => uid}
        renderHeader={(column) => <ColumnHeader column={column} order={order} onSort={onSort} />}
        renderCell={(column, project) => <Cell column={column} project={project} />}
        actions={{
          title: t('column.actions'),
          className: styles.actions,
          render: (project) => (
            <RowActions
              project={project}
              onTransfer={() => setProjectToTransfer(project)}
              onChanged={onChanged}
            />
          ),
        }}
      />
      <TransferProjectDialog
        project={projectToTransfer}
        onClose={() => setProjectToTransfer(undefined)}
        onChanged={onChanged}
      />
    </>
  );
}

const columnClasses = {
  create_date: 'day',
  access_date: 'time',
  base: 'base',
  state: 'state',
  owner: 'owner',
} as const;

function ColumnHeader({
  column,
  order,
  onSort,
}: {
  column: Column;
  order: ProjectOrder;
  onSort: (column: ClusteringTableSortColumn) => void;
}) {
  const { t } = useTranslation('clustering');
  const title = t(`column.${column}`);
  if (column === 'keywords' || column === 'folders') {
    return (
      <th scope="col" className={`${listStyles.right} ${styles.figure}`}>
        <span className={listStyles.plainHead}>{title}</span>
      </th>
    );
  }
  return (
    <SortableColumnHeader
      title={title}
      className={column === 'name' ? listStyles.name : styles[columnClasses[column]]}
      direction={order.column === column ? order.direction : undefined}
      onSort={() => onSort(column)}
    />
  );
}

function Cell({ column, project }: { column: Column; project: ClusteringListItemFragment }) {
  const format = useFormat();
  switch (column) {
    case 'name':
      return (
        <td className={listStyles.name}>
          <Link
            to={reportPath('clustering-keywords', { uid: project.uid }, project.base)}
            title={project.name}
          >
            {project.name}
          </Link>
        </td>
      );
    case 'keywords':
    case 'folders':
      return <td className={`${listStyles.right} ${styles.figure}`}>{format.integer(project[column])}</td>;
    case 'create_date':
      return (
        <td className={styles.day}>
          <TimeText moment={project.createDate} isDay />
        </td>
      );
    case 'access_date':
      return (
        <td className={styles.time}>
          <TimeText moment={project.accessDate} />
        </td>
      );
    case 'base':
      return (
        <td className={styles.base}>
          <DatabaseName code={project.base} />
        </td>
      );
    case 'state':
      return (
        <td className={styles.state}>
          <ProjectState project={project} />
        </td>
      );
    case 'owner':
      return (
        <td className={styles.owner} title={project.owner}>
          {project.owner}
        </td>
      );
  }
}

/** State of a project: text, a progress bar, or a red tag after a failed run. */
function ProjectState({ project }: { project: ClusteringListItemFragment }) {
  const { t } = useTranslation('clustering');
  if (project.state !== 'processing') {
    return project.hasFailed ? <Tag tone="negative">{t('state.failed')}</Tag> : t('state.done');
  }
  return (
    <ProjectProgress
      label={t('state.ofProject', { name: project.name })}
      title={t('state.processing')}
      percent={project.progress}
    />
  );
}

function RowActions({
  project,
  onTransfer,
  onChanged,
}: {
  project: ClusteringListItemFragment;
  onTransfer: () => void;
  onChanged: () => void;
}) {
  const { t } = useTranslation('clustering');
  const remove = useClusteringRemoval(onChanged);
  const [copy, isCopying] = useMutationWithToast(CopyClusteringDocument, t('copy.failed'));
  const { name } = project;
  return (
    <>
      {project.canChangeOwner ? (
        <ActionIcon onClick={onTransfer} aria-label={t('give.of', { name })} title={t('give.title')}>
          <IconUserShare aria-hidden="true" />
        </ActionIcon>
      ) : null}
      {project.canEdit && project.state !== 'processing' ? (
        <ActionIcon
          onClick={() => void copy({ uid: project.uid }).then((copied) => copied && onChanged())}
          loading={isCopying}
          aria-label={t('copy.of', { name })}
          title={t('copy.title')}
        >
          <IconCopy aria-hidden="true" />
        </ActionIcon>
      ) : null}
      {project.canDelete ? (
        <ActionIcon
          onClick={() => void remove(project)}
          aria-label={t('removal.of', { name })}
          title={t('removal.title')}
        >
          <IconTrash aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </>
  );
}

/** Deletes a project immediately and offers to undo it. */
function useClusteringRemoval(
  onRemoved: () => void,
): (project: Pick<ClusteringListItemFragment, 'uid' | 'name'>) => Promise<void> {
  const { t } = useTranslation('clustering');
  const remove = useRemoval({
    remove: DeleteClusteringDocument,
    restore: RestoreClusteringDocument,
    removalErrorTitle: t('removal.failed'),
    restoreErrorTitle: t('removal.notRestored'),
  });
  return ({ uid, name }) => remove({ uid }, t('removal.done', { name }), onRemoved);
}

interface TransferProjectDialogProps {
  /** Project to transfer; undefined while the dialog is closed. */
  project: ClusteringListItemFragment | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Transfers a project to a team member. */
function TransferProjectDialog({ project, onClose, onChanged }: TransferProjectDialogProps) {
  const { t } = useTranslation('clustering');
  const client = useApolloClient();
  const { success } = useToasts();
  const { uid = '', name = '', owner } = project ?? {};
  const transfer = async (member: string) => {
    await client.mutate({ mutation: ChangeClusteringOwnerDocument, variables: { uid, user: member } });
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
