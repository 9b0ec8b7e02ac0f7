import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Redirect } from '../../../components/ui/redirect.js';
import { readAddressParameter } from '../../../../server/contract/reports/report-parameters.js';
import { paths } from '../../../addresses/paths.js';
import { PageHeader } from '../../../components/ui/page-header.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { InaccessibleItem } from '../../../components/ui/inaccessible-item.js';
import { type ClusteringFragment, useClusteringQuery } from '../clustering.generated.js';
import { RunProgress } from '../run/run-progress.js';
import { EnablePushButton } from '../../../widgets/notifications/push/enable-push-button.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { addRecentReport } from '../../../lib/storage/recent-reports.js';
import { AccountSkeleton } from '../../../widgets/sign-in/account-skeleton.js';
import { AuthenticatedPage } from '../../../widgets/sign-in/authenticated-page.js';
import { WorkPage } from './work-page.js';

/** A clustering project: its tree, or the progress of its run. */
export function ClusteringPage() {
  const { pathname } = useLocation();
  const uid = /^\/clustering\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
  return (
    <AuthenticatedPage page="clusterings">
      <ProjectFromUrl key={uid} uid={uid} />
    </AuthenticatedPage>
  );
}

function ProjectFromUrl({ uid }: { uid: string }) {
  const { t } = useTranslation('clustering');
  const { pathname, search, hash } = useLocation();
  const { data, error, refetch } = useClusteringQuery({ variables: { uid }, fetchPolicy: 'no-cache' });
  const [project, setProject] = useState<ClusteringFragment>();
  const foundProject = data?.clustering;
  useEffect(() => setProject(foundProject), [foundProject]);
  const reload = useCallback(() => void refetch(), [refetch]);
  const name = project?.name;
  const base = project?.base;
  useEffect(() => {
    if (name === undefined || base === undefined) return;
    const address = `${pathname}?db=${encodeURIComponent(base)}`;
    addRecentReport({ address, subject: name, report: paths.clusterings, at: Date.now() });
  }, [pathname, name, base]);
  if (error && toUserError(error).code === 'NOT_FOUND') return <ProjectNotFound />;
  if (error && !project) return <ErrorBanner title={t('failedOne')} error={error} onRetry={reload} />;
  if (!project) return <AccountSkeleton page="clusterings" />;
  const query = new URLSearchParams(search);
  if (readAddressParameter('base', query) !== project.base) {
    // The database of the project overrides the one in the address.
    query.set('db', project.base);
    return <Redirect to={{ pathname, search: query.toString(), hash }} />;
  }
  if (project.state === 'processing') {
    return <RunProgress project={project} notify={<EnablePushButton />} onEnd={reload} />;
  }
  return <WorkPage project={project} setProject={setProject} />;
}

/** The server does not distinguish forbidden from missing projects, so the page covers both. */
function ProjectNotFound() {
  const { t } = useTranslation(['clustering', 'frame']);
  return (
    <div className="reading">
      <PageHeader
        ancestors={[{ label: t('frame:pages.clusterings'), to: paths.clusterings }]}
        title={t('notYours.head')}
      />
      <InaccessibleItem
        title={t('notYours.title')}
        text={t('notYours.text')}
        link={{ to: paths.clusterings, label: t('toProjects') }}
      />
    </div>
  );
}

export { ClusteringPage as Component };
