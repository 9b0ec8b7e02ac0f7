import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { virtualFolders } from '../../../../server/contract/projects/clustering.js';
import { changeReportState, parseReportHash, serialiseReportHash } from '../../../addresses/report-state.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { SkeletonRows } from '../../../components/ui/skeleton.js';
import { Banner } from '../../../components/ui/banner.js';
import type { ClusteringFragment } from '../clustering.generated.js';
import { TreePane } from '../tree/tree-pane.js';
import { useWorkbenchState } from '../workbench/use-workbench-state.js';
import { type WorkDialog, WorkDialogProvider } from '../workbench/project-dialog.js';
import { WorkDialogs } from '../dialogs/project-dialogs.js';
import { ProjectHeader } from '../dialogs/project-header.js';
import { WorkbenchProvider } from '../workbench/workbench.js';
import { useEngine } from '../../../graphql/databases/use-engine.js';
import { fillWindow } from '../../../lib/page/fill-window.js';
import type { TourNeed } from '../../../lib/tours/page-tour.js';
import { usePageTour } from '../../../lib/tours/use-page-tour.js';
import { FolderTable } from './folder-table.js';
import styles from './work-page.module.css';

interface WorkPageProps {
  project: ClusteringFragment;
  setProject: (project: ClusteringFragment) => void;
}

/** Clustering workbench: folder tree and keyword table. The address contains the folder and the table state. */
export function WorkPage(props: WorkPageProps) {
  const engine = useEngine();
  return engine ? (
    <WorkPageContent {...props} isExact={engine === 'yandex'} />
  ) : (
    <SkeletonRows rows={12} height={30} />
  );
}

function WorkPageContent({ project, setProject, isExact }: WorkPageProps & { isExact: boolean }) {
  const { t } = useTranslation('clustering');
  const { workbench, error, retry } = useWorkbenchState(project, isExact, setProject);
  const [dialog, setDialog] = useState<WorkDialog>();
  const [view, setView] = useState<'tree' | 'table'>('table');
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const requestedFolder = Number(search.get('folder') ?? virtualFolders.all);
  const folderExists =
    requestedFolder <= 0 || workbench === undefined || workbench.tree.folders.has(requestedFolder);
  // A deleted folder falls back to the full project.
  const folder =
    Number.isInteger(requestedFolder) && requestedFolder >= virtualFolders.blacklist && folderExists
      ? requestedFolder
      : virtualFolders.all;
  const openFolder = (next: number) => {
    const query = new URLSearchParams(search);
    if (next === virtualFolders.all) query.delete('folder');
    else query.set('folder', String(next));
    // Opens the first page with the current sort order and filter.
    const state = serialiseReportHash(changeReportState(parseReportHash(hash), { page: 1 }));
    setView('table');
    void navigate({ search: query.toString(), hash: state && `#${state}` }, { preventScrollReset: true });
  };
  usePageTour('clustering', tourNeeds(project.canEdit, folder), workbench !== undefined);
  if (!workbench) {
    return error ? (
      <ErrorBanner title={t('failedTree')} error={error} onRetry={retry} />
    ) : (
      <SkeletonRows rows={16} height={30} />
    );
  }
  return (
    <WorkbenchProvider value={workbench}>
      <WorkDialogProvider value={setDialog}>
        <div className={styles.page} ref={fillWindow}>
          <ProjectHeader />
          {project.hasFailed ? (
            <Banner tone="error" title={t('failedRun.title')}>
              {t('failedRun.text')}
            </Banner>
          ) : null}
          {project.canEdit ? null : <Banner title={t('readOnly')} />}
          <div className={styles.views}>
            <Segmented
              label={t('views.label')}
              value={view}
              options={[
                { value: 'tree', label: t('views.tree') },
                { value: 'table', label: t('views.table') },
              ]}
              onChange={setView}
            />
          </div>
          <div className={styles.both} data-view={view}>
            <TreePane selected={folder} onOpen={openFolder} />
            <div className={styles.right} data-tour="folder">
              <FolderTable folder={folder} onOpen={openFolder} />
            </div>
          </div>
        </div>
        <WorkDialogs dialog={dialog} onClose={() => setDialog(undefined)} onOpen={openFolder} />
      </WorkDialogProvider>
    </WorkbenchProvider>
  );
}

/** Tour requirements that the page meets. */
function tourNeeds(canEdit: boolean, folder: number): TourNeed[] {
  return [...(canEdit ? (['editing'] as const) : []), ...(folder > 0 ? (['openFolder'] as const) : [])];
}
