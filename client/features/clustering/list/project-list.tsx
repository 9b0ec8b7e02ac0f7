import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  clusteringsPerPage,
  type ClusteringTableSortColumn,
} from '../../../../server/contract/projects/clustering.js';
import { paths } from '../../../addresses/paths.js';
import {
  ProjectListFooter,
  ProjectSearch,
  useProjectList,
} from '../../../widgets/projects/project-list-controls.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { HelpLink } from '../../../components/ui/help-link.js';
import { PageHeader } from '../../../components/ui/page-header.js';
import { SkeletonRows } from '../../../components/ui/skeleton.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { useAccountTitle } from '../../../i18n/use-account-title.js';
import { useClusteringsQuery } from '../clustering.generated.js';
import { NewProjectDialog, type NewProjectDefaults } from './new-project-dialog.js';
import { ProjectTable, type ProjectOrder } from './project-table.js';

/** Poll interval while a project of the list is being clustered. */
const pollIntervalMs = 2000;

const defaultOrder: ProjectOrder = { column: 'access_date', direction: 'desc' };

interface ProjectListProps {
  /** Initial values for a new project. If defined, the dialog opens with the page. */
  defaults: NewProjectDefaults | undefined;
}

/** Clustering projects of the user and their team, most recently opened first. */
export function ProjectList({ defaults }: ProjectListProps) {
  const { t } = useTranslation(['clustering', 'reports']);
  const title = useAccountTitle('clusterings');
  const { viewer } = useViewer();
  const canCluster = viewer?.plan.limits.semanticKernel ?? false;
  const list = useProjectList(clusteringsPerPage);
  const [order, setOrder] = useState(defaultOrder);
  const [isCreating, setCreating] = useState(defaults !== undefined);
  const { data, previousData, error, refetch, startPolling, stopPolling } = useClusteringsQuery({
    variables: {
      page: list.page,
      perPage: list.perPage,
      sort: `${order.column}|${order.direction}`,
      search: list.search,
    },
    fetchPolicy: 'network-only',
  });
  const projects = (data ?? previousData)?.clusterings;
  const isRunning = projects?.items.some(({ state }) => state === 'processing') ?? false;
  useEffect(() => {
    if (isRunning) startPolling(pollIntervalMs);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  const reload = () => void refetch();
  const sortBy = (column: ClusteringTableSortColumn) => {
    list.setPage(1);
    setOrder({ column, direction: order.column === column && order.direction === 'desc' ? 'asc' : 'desc' });
  };
  const createButton = canCluster ? (
    <Button variant="filled" leftSection={<IconPlus aria-hidden="true" />} onClick={() => setCreating(true)}>
      {t('new.open')}
    </Button>
  ) : (
    <Button component={Link} to={paths.pricing} variant="filled">
      {t('upsell.plans')}
    </Button>
  );
  const hasProjects = projects !== undefined && (projects.total > 0 || list.search !== null);
  return (
    <div className="wide">
      <PageHeader
        title={title}
        help={<HelpLink pageId="clustering-keywords" />}
        summary={!canCluster && hasProjects ? t('upsell.text') : undefined}
        actions={hasProjects ? createButton : null}
      />
      {error ? <ErrorBanner title={t('failedList')} error={error} onRetry={reload} /> : null}
      {projects ? <ProjectSearch list={list} total={projects.total} /> : null}
      <div className="framed">
        {projects === undefined ? (
          <SkeletonRows rows={8} height={34} />
        ) : projects.total === 0 && list.search !== null ? (
          <StateMessage title={t('reports:projectsNotFound')} />
        ) : projects.total === 0 ? (
          <StateMessage title={t('none')} actions={viewer ? createButton : null}>
            {viewer && !canCluster ? `${t('noneText')} ${t('upsell.text')}` : t('noneText')}
          </StateMessage>
        ) : (
          <ProjectTable
            label={title}
            projects={projects.items}
            order={order}
            hasOwnerColumn={(viewer?.plan.limits.users ?? 1) > 1}
            onSort={sortBy}
            onChanged={reload}
          />
        )}
      </div>
      {projects ? <ProjectListFooter list={list} label={t('pages')} result={projects} /> : null}
      <NewProjectDialog
        opened={isCreating && canCluster}
        onClose={() => setCreating(false)}
        defaults={defaults}
      />
    </div>
  );
}
