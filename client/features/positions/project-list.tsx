import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths, positionsPath } from '../../addresses/paths.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useRemoval } from '../../components/ui/use-removal.js';
import { useDatabases } from '../../graphql/databases/use-databases.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { useFormat } from '../../i18n/use-format.js';
import { useFolderNavigationState } from '../../lib/storage/folder-navigation-state.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import { NewProjectDialog } from './new-project-dialog.js';
import {
  type PositionsProjectFragment,
  RemovePositionsProjectDocument,
  RestorePositionsProjectDocument,
  usePositionsProjectsQuery,
} from './positions.generated.js';
import styles from './positions.module.css';
import { PositionsHelp } from './positions-help.js';
import { AuthenticatedPage } from '../../widgets/sign-in/authenticated-page.js';

/** List of rank tracking projects; requires log-in. */
export function Component() {
  return (
    <AuthenticatedPage page="positions">
      <ProjectList />
    </AuthenticatedPage>
  );
}

/** Rank tracking projects of the account. */
function ProjectList() {
  const { t } = useTranslation('positions');
  const title = useAccountTitle('positions');
  const { viewer } = useViewer();
  const isFreePlan = viewer?.kind === 'DEMO';
  const folder = useFolderNavigationState();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(folder !== undefined);
  const { data, error, refetch } = usePositionsProjectsQuery({ fetchPolicy: 'network-only' });
  const projects = data?.positionsProjects;
  const createButton = (
    <Button variant="filled" leftSection={<IconPlus aria-hidden="true" />} onClick={() => setCreating(true)}>
      {t('new.open')}
    </Button>
  );
  return (
    <div className="wide">
      <PageHeader
        title={title}
        help={<PositionsHelp />}
        summary={
          isFreePlan ? (
            <Trans ns="positions" i18nKey="demo" components={{ plans: <Link to={paths.pricing} /> }} />
          ) : undefined
        }
        actions={projects && projects.length > 0 ? createButton : null}
      />
      {error ? <ErrorBanner title={t('failedList')} error={error} onRetry={() => void refetch()} /> : null}
      <div className="framed">
        {projects === undefined ? (
          error ? null : (
            <SkeletonRows rows={8} height={34} />
          )
        ) : projects.length === 0 ? (
          <StateMessage title={t('none')} actions={createButton}>
            {t('noneText')}
          </StateMessage>
        ) : (
          <ProjectTable label={title} projects={projects} onChanged={() => void refetch()} />
        )}
      </div>
      <NewProjectDialog
        opened={isCreating}
        onClose={() => {
          setCreating(false);
          // Clears the navigation state, because the folder is used for one project only.
          if (folder) void navigate('.', { replace: true, state: null });
        }}
        folder={folder}
      />
    </div>
  );
}

function ProjectTable({
  label,
  projects,
  onChanged,
}: {
  label: string;
  projects: readonly PositionsProjectFragment[];
  onChanged: () => void;
}) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const { databases } = useDatabases();
  const remove = useRemoval({
    remove: RemovePositionsProjectDocument,
    restore: RestorePositionsProjectDocument,
    removalErrorTitle: t('removal.failed'),
    restoreErrorTitle: t('removal.notRestored'),
  });
  const regionTitle = (code: string) => {
    const regionDatabase = databases.find((database) => database.code === code);
    return regionDatabase ? databaseTitle(regionDatabase, format.language) : code;
  };
  return (
    <div className={`${styles.scroll} ${styles.projects}`} role="group" tabIndex={0} aria-label={label}>
      <SmallTable
        label={label}
        rowHeight={34}
        rows={projects}
        getRowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('list.name'),
            width: '220px',
            cell: ({ id, name }) => <Link to={positionsPath(id)}>{name}</Link>,
          },
          { key: 'site', title: t('list.site'), isWideOnly: true, cell: ({ domain }) => domain },
          {
            key: 'region',
            title: t('list.region'),
            isWideOnly: true,
            cell: ({ regions }) => regions.map(({ base }) => regionTitle(base)).join(', '),
          },
          {
            key: 'keywords',
            title: t('list.keywords'),
            isNumber: true,
            width: '96px',
            cell: ({ keywords }) => format.integer(keywords),
          },
          {
            key: 'checked',
            title: t('list.checked'),
            width: '160px',
            cell: ({ checkedOn, provider }) =>
              checkedOn ? format.day(checkedOn) : provider ? '–' : t('list.byImports'),
          },
          {
            key: 'next',
            title: t('list.next'),
            width: '180px',
            cell: ({ nextDue, provider }) =>
              nextDue ? format.moment(nextDue) : provider ? t('list.byHand') : t('list.byImports'),
          },
          {
            key: 'remove',
            title: t('list.actions'),
            width: '84px',
            cell: ({ id, name }) => (
              <ActionIcon
                aria-label={`${t('list.remove')}: ${name}`}
                title={t('list.remove')}
                onClick={() => void remove({ id }, t('removal.done', { name }), onChanged)}
              >
                <IconTrash aria-hidden="true" />
              </ActionIcon>
            ),
          },
        ]}
      />
    </div>
  );
}

/** Breadcrumbs of a project page. */
export function usePositionsAncestors() {
  const { t } = useTranslation();
  return [{ label: t('pages.positions'), to: paths.positions }];
}
