import { groupsPerPage } from '../../../server/contract/projects/group-limits.js';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroupTableSortColumn } from '../../../server/contract/projects/group-limits.js';
import { paths } from '../../addresses/paths.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import {
  ProjectListFooter,
  ProjectSearch,
  useProjectList,
} from '../../widgets/projects/project-list-controls.js';
import { GroupTable, type GroupOrder } from './group-table.js';
import { useGroupReportsQuery } from './groups.generated.js';
import { NewGroupDialog } from './new-group-dialog.js';

/** Poll interval while a report of the list is being built. */
const pollIntervalMs = 2000;

const defaultOrder: GroupOrder = { column: 'access_date', direction: 'desc' };

interface GroupListProps {
  /** Initial domains of a new report from the URL, one per line. If defined, the dialog opens with the page. */
  initialDomains: string | undefined;
  /** Initial database of a new report. */
  base: string | undefined;
}

/** Group reports of the user and their team, most recently opened first. */
export function GroupList({ initialDomains, base }: GroupListProps) {
  const { t } = useTranslation(['groups', 'reports']);
  const title = useAccountTitle('groups');
  const { viewer } = useViewer();
  const isFreePlan = viewer?.kind === 'DEMO';
  const list = useProjectList(groupsPerPage);
  const [order, setOrder] = useState(defaultOrder);
  const [isCreating, setCreating] = useState(initialDomains !== undefined);
  const { data, previousData, error, refetch, startPolling, stopPolling } = useGroupReportsQuery({
    variables: {
      page: list.page,
      perPage: list.perPage,
      sort: `${order.column}|${order.direction}`,
      search: list.search,
    },
    fetchPolicy: 'network-only',
  });
  const groups = (data ?? previousData)?.groupReports;
  const isRunning = groups?.items.some(({ state }) => state === 'processing') ?? false;
  useEffect(() => {
    if (isRunning) startPolling(pollIntervalMs);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  const reload = () => void refetch();
  const sortBy = (column: GroupTableSortColumn) => {
    list.setPage(1);
    setOrder({ column, direction: order.column === column && order.direction === 'desc' ? 'asc' : 'desc' });
  };
  const createButton = isFreePlan ? (
    <Button component={Link} to={paths.pricing} variant="filled">
      {t('demo.plans')}
    </Button>
  ) : (
    <Button variant="filled" leftSection={<IconPlus aria-hidden="true" />} onClick={() => setCreating(true)}>
      {t('new.open')}
    </Button>
  );
  return (
    <div className="wide">
      <PageHeader
        title={title}
        summary={isFreePlan && groups && groups.total > 0 ? t('demo.text') : undefined}
        actions={groups && (groups.total > 0 || list.search !== null) ? createButton : null}
      />
      {error ? <ErrorBanner title={t('failedList')} error={error} onRetry={reload} /> : null}
      {groups ? <ProjectSearch list={list} total={groups.total} /> : null}
      <div className="framed">
        {groups === undefined ? (
          <SkeletonRows rows={8} height={34} />
        ) : groups.total === 0 && list.search !== null ? (
          <StateMessage title={t('reports:projectsNotFound')} />
        ) : groups.total === 0 ? (
          <StateMessage title={t('none')} actions={createButton}>
            {isFreePlan ? `${t('noneText')} ${t('demo.text')}` : t('noneText')}
          </StateMessage>
        ) : (
          <GroupTable
            label={title}
            groups={groups.items}
            order={order}
            isFreePlan={isFreePlan}
            hasOwnerColumn={(viewer?.plan?.limits.users ?? 1) > 1}
            onSort={sortBy}
            onChanged={reload}
          />
        )}
      </div>
      {groups ? <ProjectListFooter list={list} label={t('pages')} result={groups} /> : null}
      <NewGroupDialog
        opened={isCreating}
        onClose={() => setCreating(false)}
        domains={initialDomains ?? ''}
        base={base}
      />
    </div>
  );
}
