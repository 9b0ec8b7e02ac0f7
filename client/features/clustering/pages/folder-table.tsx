import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { virtualFolders } from '../../../../server/contract/projects/clustering.js';
import { EvidencePanel } from '../evidence/evidence-panel.js';
import { useFolderName } from '../tree/folder-row.js';
import { pathFromRoot } from '../workbench/folder-tree.js';
import { useWorkbench } from '../workbench/workbench.js';
import { type LoadedReportData, LoadedReport } from '../../../widgets/reports/loaded-report.js';
import { ReportMetaProvider } from '../../../widgets/reports/report-context.js';
import { withFirstColumns } from '../../../widgets/reports/report-meta.js';
import { readSubject } from '../../../widgets/reports/report-subject.js';
import { ReportTable } from '../../../widgets/reports/table/report-table.js';
import { TableSkeleton } from '../../../widgets/reports/table/table-skeleton.js';
import tableStyles from '../../../widgets/reports/table/table.module.css';
import { useDensity } from '../../../widgets/reports/settings/use-density.js';
import { MainKeywordItem } from './main-keyword-item.js';
import { KeywordCommands } from './keyword-commands.js';
import { usePrintGroups } from './use-print-groups.js';
import { TableSynchronization } from './table-work.js';
import styles from './work-page.module.css';
import { Button } from '@mantine/core';
import { StateMessage } from '../../../components/ui/state-message.js';
import { useWorkDialog, type WorkDialog } from '../workbench/project-dialog.js';

interface FolderTableProps {
  folder: number;
  onOpen: (folder: number) => void;
}

/** Leading columns: keyword and volumes, then cluster similarity. */
const firstColumns = ['word', 'ws', 'wsk', 'overlap', 'share', 'folder'];

/** Keywords of a folder and its subfolders. */
export function FolderTable(props: FolderTableProps) {
  return (
    <LoadedReport reportId="clustering-keywords" fallback={<FolderTableSkeleton {...props} />}>
      {(report) => <LoadedFolderTable {...props} report={report} />}
    </LoadedReport>
  );
}

function LoadedFolderTable({ folder, onOpen, report }: FolderTableProps & { report: LoadedReportData }) {
  const { i18n } = useTranslation();
  const { project } = useWorkbench();
  const groupPrintedRows = usePrintGroups();
  const { meta } = report;
  const { uid, base, name } = project;
  const orderedMeta = useMemo(() => withFirstColumns(meta, firstColumns), [meta]);
  const subject = useMemo(() => {
    const address = new URLSearchParams({ uid, folder: String(folder), db: base });
    return { ...readSubject(meta, address), name };
  }, [meta, uid, folder, base, name]);
  return (
    <ReportMetaProvider value={orderedMeta}>
      <ReportTable
        {...report}
        meta={orderedMeta}
        key={`${uid}#${i18n.language}`}
        subject={subject}
        presetFilters={<TableSynchronization folder={folder} />}
        selectionActions={project.canEdit ? <KeywordCommands folder={folder} /> : null}
        rowActions={project.canEdit ? (row) => <MainKeywordItem row={row} /> : undefined}
        groupPrintedRows={groupPrintedRows}
        emptyState={<NoKeywords folder={folder} />}
        header={(actions) => (
          <>
            <FolderHeader folder={folder} onOpen={onOpen} actions={actions} />
            <EvidencePanel key={folder} folder={folder} />
          </>
        )}
      />
    </ReportMetaProvider>
  );
}

function FolderTableSkeleton(props: FolderTableProps) {
  const { t } = useTranslation('reports');
  const { rowHeight } = useDensity();
  return (
    <div className={tableStyles.panel}>
      <FolderHeader {...props} actions={null} />
      <TableSkeleton rowHeight={rowHeight} label={t('state.loading')} />
    </div>
  );
}

/** Breadcrumbs of the folder and the table's buttons. */
function FolderHeader({ folder, onOpen, actions }: FolderTableProps & { actions: ReactNode }) {
  const { t } = useTranslation('clustering');
  const { tree } = useWorkbench();
  const name = useFolderName(folder, tree.folders.get(folder));
  const ancestors = pathFromRoot(tree.folders, folder).slice(0, -1);
  return (
    <div className={styles.folderHead}>
      <nav aria-label={t('way')} style={{ flex: 1, minWidth: 0 }}>
        <ol className={styles.way}>
          {folder === virtualFolders.all ? null : (
            <li>
              <button type="button" onClick={() => onOpen(virtualFolders.all)}>
                {t('tree.all')}
              </button>
              /
            </li>
          )}
          {ancestors.map((id) => (
            <li key={id}>
              <button type="button" onClick={() => onOpen(id)}>
                {tree.folders.get(id)?.name}
              </button>
              /
            </li>
          ))}
          <li>
            <h2 title={name}>{name}</h2>
          </li>
        </ol>
      </nav>
      <div className={styles.folderActions} data-tour="table-tools">
        {actions}
      </div>
    </div>
  );
}

/** Explains why a folder is empty and how to add keywords. */
function NoKeywords({ folder }: { folder: number }) {
  const { t } = useTranslation('clustering');
  const open = useWorkDialog();
  const { project, tree } = useWorkbench();
  const isEmpty = (tree.totals.get(virtualFolders.all)?.keywords ?? 0) === 0;
  const kind = emptyStateKind(folder, isEmpty);
  const dialog: WorkDialog | undefined =
    kind === 'project' ? { kind: 'import' } : kind === 'blacklist' ? { kind: 'blacklist' } : undefined;
  return (
    <StateMessage
      title={t(`empty.${kind}.title`)}
      actions={
        dialog && project.canEdit ? (
          <Button onClick={() => open(dialog)}>
            {t(kind === 'project' ? 'head.import' : 'head.blacklist')}
          </Button>
        ) : null
      }
    >
      {project.canEdit ? t(`empty.${kind}.text`) : null}
    </StateMessage>
  );
}

function emptyStateKind(folder: number, isEmpty: boolean): 'project' | 'unsorted' | 'blacklist' | 'folder' {
  if (folder === virtualFolders.blacklist) return 'blacklist';
  if (isEmpty || folder === virtualFolders.all) return 'project';
  return folder === virtualFolders.unsorted ? 'unsorted' : 'folder';
}
