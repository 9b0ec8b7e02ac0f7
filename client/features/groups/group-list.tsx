import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroupSortColumn } from '../../../server/contract/group-limits.js';
import { paths } from '../../addresses/paths.js';
import { Pager } from '../../components/grid/pager.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import styles from '../../components/projects/project-list.module.css';
import { GroupTable, type GroupOrder } from './group-table.js';
import { useGroupReportsQuery } from './groups.generated.js';
import { NewGroupDialog } from './new-group-dialog.js';

/** Time between two looks while a report of the list is being built, in ms. */
const pollIntervalMs = 2000;

const defaultOrder: GroupOrder = { column: 'access_date', direction: 'desc' };

interface GroupListProps {
  /** What a new report begins with, one per line, where the address names domains; its dialog is open then. */
  chosen: string | undefined;
  /** Code of the database that new reports are made in until another is chosen. */
  base: string | undefined;
}

/** The group reports of a person and their team, those looked at last first. */
export function GroupList({ chosen, base }: GroupListProps) {
  const { t } = useTranslation('groups');
  const title = useAccountTitle('groups');
  const { viewer } = useViewer();
  const isDemo = viewer?.kind === 'DEMO';
  const [page, setPage] = useState(1);
  const [order, setOrder] = useState(defaultOrder);
  const [isCreating, setMaking] = useState(chosen !== undefined);
  const { data, previousData, error, refetch, startPolling, stopPolling } = useGroupReportsQuery({
    variables: { page, sort: `${order.column}|${order.direction}` },
    fetchPolicy: 'network-only',
  });
  const groups = (data ?? previousData)?.groupReports;
  const isRunning = groups?.items.some(({ state }) => state === 'processing') ?? false;
  useEffect(() => {
    if (isRunning) startPolling(pollIntervalMs);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  const reload = () => void refetch();
  const sortBy = (column: GroupSortColumn) => {
    setPage(1);
    setOrder({ column, direction: order.column === column && order.direction === 'desc' ? 'asc' : 'desc' });
  };
  const make = isDemo ? (
    <Button component={Link} to={paths.pricing} variant="filled">
      {t('demo.plans')}
    </Button>
  ) : (
    <Button variant="filled" leftSection={<IconPlus aria-hidden="true" />} onClick={() => setMaking(true)}>
      {t('new.open')}
    </Button>
  );
  return (
    <div className="wide">
      <PageHeader
        title={title}
        facts={isDemo && groups && groups.total > 0 ? t('demo.text') : undefined}
        actions={groups && groups.total > 0 ? make : null}
      />
      {error ? <ErrorBanner title={t('failedList')} error={error} onRetry={reload} /> : null}
      <div className="framed">
        {groups === undefined ? (
          <SkeletonRows rows={8} height={34} />
        ) : groups.total === 0 ? (
          <StateMessage title={t('none')} actions={make}>
            {isDemo ? `${t('noneText')} ${t('demo.text')}` : t('noneText')}
          </StateMessage>
        ) : (
          <GroupTable
            label={title}
            groups={groups.items}
            order={order}
            isDemo={isDemo}
            hasOwners={(viewer?.plan?.limits.users ?? 1) > 1}
            onSort={sortBy}
            onChanged={reload}
          />
        )}
      </div>
      {groups && groups.lastPage > 1 ? (
        <div className={styles.foot}>
          <Pager
            label={t('pages')}
            page={groups.page}
            lastPage={groups.lastPage}
            onPage={setPage}
            withInput
          />
        </div>
      ) : null}
      <NewGroupDialog
        opened={isCreating}
        onClose={() => setMaking(false)}
        domains={chosen ?? ''}
        base={base}
      />
    </div>
  );
}
