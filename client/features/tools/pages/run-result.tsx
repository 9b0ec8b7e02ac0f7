import { Button } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getPage, type PageId } from '../../../addresses/catalogue.js';
import { matchesRouteQuery } from '../../../addresses/matches-route-query.js';
import { CancelButton } from '../../../widgets/tasks/cancel-button.js';
import { TaskWaiting } from '../../../widgets/tasks/task-waiting.js';
import { useProgressInTab } from '../../../widgets/tasks/use-progress-in-tab.js';
import { usePollTask } from '../../../widgets/tasks/use-poll-task.js';
import { useWatchedTaskQuery } from '../../../widgets/tasks/watched-task.generated.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { Banner } from '../../../components/ui/banner.js';
import { useMutationWithToast } from '../../../components/ui/use-mutation-with-toast.js';
import { ArgumentSwitches } from '../../../widgets/reports/arguments/argument-switches.js';
import { type LoadedReportData, LoadedReport } from '../../../widgets/reports/loaded-report.js';
import { readSubject } from '../../../widgets/reports/report-subject.js';
import { ReportTable } from '../../../widgets/reports/table/report-table.js';
import { runOptions } from '../run-options.js';
import { StartToolRunDocument, type ToolQuery, type ToolRunFragment } from '../tools.generated.js';
import { TableSkeleton } from '../../../widgets/reports/table/table-skeleton.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from './tool-page.module.css';

interface RunResultProps {
  tool: ToolQuery['tool'];
  run: ToolRunFragment;
  /** Called when the run ends. */
  onChanged: () => void;
  /** Called after a restart with the new run id. */
  onStarted: (uid: string) => void;
}

/** Result of a tool run: in progress, failed, or a table. */
export function RunResult({ tool, run, onChanged, onStarted }: RunResultProps) {
  const { t } = useTranslation('tools');
  const restart = useRunAgain(tool, run, onStarted);
  if (run.state === 'processing' && run.taskId !== null) {
    return <RunInProgress taskId={run.taskId} title={tool.title} name={run.name} onEnd={onChanged} />;
  }
  if (run.state !== 'done') {
    return <RunFailed run={run} restart={restart} />;
  }
  return (
    <section aria-label={run.name}>
      {run.isOutdated ? (
        <Banner tone="info" title={t('outdated')}>
          {restart}
        </Banner>
      ) : null}
      {isEmptyResult(run) ? (
        <div className="framed">
          <StateMessage title={t('noneFound')}>{t('noneFoundText')}</StateMessage>
        </div>
      ) : (
        <ResultViews tool={tool} run={run} />
      )}
      <UnknownLines lines={run.unknown} />
      <FailedPages pages={run.unread} />
    </section>
  );
}

/**
 * Whether the result must be empty: none of the keywords or pages is in the database, and no option includes related
 * ones.
 */
function isEmptyResult({ found, page, options }: ToolRunFragment): boolean {
  return found === 0 && page === null && !options.some(({ id, value }) => id === 'additions' && value === 1);
}

interface RunInProgressProps {
  taskId: string;
  /** Tool title. */
  title: string;
  name: string;
  onEnd: () => void;
}

function RunInProgress({ taskId, title, name, onEnd }: RunInProgressProps) {
  const { task } = usePollTask(taskId, onEnd, 'processing');
  useProgressInTab(task?.progress ?? 0, name);
  if (!task) return null;
  const cancel = <CancelButton id={taskId} isRequested={task.cancelRequested} />;
  return <TaskWaiting task={task} title={title} actions={cancel} />;
}

/** A run without a result: cancelled, or failed with the reason if the task still exists. */
function RunFailed({ run: { taskId, isCancelled }, restart }: { run: ToolRunFragment; restart: ReactNode }) {
  const { t } = useTranslation('tools');
  const { data } = useWatchedTaskQuery({ variables: { id: taskId ?? '' }, skip: taskId === null });
  const error = data?.task.fault;
  return (
    <div className="framed">
      <StateMessage title={t(isCancelled ? 'cancelledRun' : 'failedRun')} actions={restart}>
        {error && !isCancelled ? `${error.message} ` : null}
        {t('failedRunText')}
      </StateMessage>
    </div>
  );
}

/** Returns a function that starts the same run with current data. */
function useRunAgain(
  tool: RunResultProps['tool'],
  { list, page, phrases, base, name, options }: ToolRunFragment,
  onStarted: (uid: string) => void,
) {
  const { t } = useTranslation('tools');
  const [start, isBusy] = useMutationWithToast(StartToolRunDocument, t('notStarted'));
  const run = async () => {
    const values = Object.fromEntries(options.map(({ id, value }) => [id, value]));
    const requestOptions = runOptions(tool, values);
    const pageParams = page === null ? {} : { page, phrases };
    const startResult = await start({
      tool: tool.id,
      input: { list, base, name, ...pageParams, ...requestOptions },
    });
    if (startResult) onStarted(startResult.startToolRun);
  };
  return (
    <Button loading={isBusy} onClick={() => void run()}>
      {t('again')}
    </Button>
  );
}

/** Report tabs of a run. */
function ResultViews({ tool, run }: Pick<RunResultProps, 'tool' | 'run'>) {
  const [search, setSearch] = useSearchParams();
  const views = tool.results.map(({ reportId }) => reportId);
  const selectedView = views.find((id) => {
    const page = getPage(id as PageId);
    return page.routeQuery !== undefined && matchesRouteQuery(page, search);
  });
  const open = selectedView ?? views[0] ?? '';
  const openView = (id: string) => {
    const { routeQuery = {} } = getPage(id as PageId);
    setSearch((previousSearch) => {
      previousSearch.delete('view');
      for (const [name, value] of Object.entries(routeQuery)) previousSearch.set(name, value);
      return previousSearch;
    });
  };
  const header = <ResultHeader tool={tool} run={run} open={open} onShow={openView} actions={null} />;
  return (
    <LoadedReport key={open} reportId={open} fallback={<ResultSkeleton header={header} />}>
      {(report) => <ResultTable report={report} tool={tool} run={run} open={open} onShow={openView} />}
    </LoadedReport>
  );
}

function ResultSkeleton({ header }: { header: React.ReactNode }) {
  const { t } = useTranslation('reports');
  return (
    <div className={styles.table}>
      {header}
      <TableSkeleton rowHeight={30} label={t('state.loading')} />
    </div>
  );
}

interface ViewProps extends Pick<RunResultProps, 'tool' | 'run'> {
  open: string;
  onShow: (id: string) => void;
}

function ResultTable({ report, tool, run, open, onShow }: ViewProps & { report: LoadedReportData }) {
  const { i18n } = useTranslation();
  const [search] = useSearchParams();
  const { meta: declaredMeta } = report;
  const meta = useMemo(
    () => ({
      ...declaredMeta,
      columns: declaredMeta.columns.filter(({ id }) => !run.emptyColumns.includes(id)),
    }),
    [declaredMeta, run],
  );
  const query = search.toString();
  const subject = useMemo(() => {
    const address = new URLSearchParams(query);
    address.set('uid', run.uid);
    address.set('db', run.base);
    return { ...readSubject(meta, address), name: run.name };
  }, [meta, query, run]);
  return (
    <div className={styles.table}>
      <ReportTable
        {...report}
        meta={meta}
        key={`${meta.id}?${run.uid}&${search.get('view') ?? ''}#${i18n.language}`}
        subject={subject}
        header={(actions) => (
          <ResultHeader
            tool={tool}
            run={run}
            open={open}
            onShow={onShow}
            actions={
              <>
                <ArgumentSwitches />
                {actions}
              </>
            }
          />
        )}
      />
    </div>
  );
}

function ResultHeader({ tool, run, open, onShow, actions }: ViewProps & { actions: React.ReactNode }) {
  const { t } = useTranslation('tools');
  const format = useFormat();
  return (
    <div className={styles.resultHead}>
      <h2>{run.name}</h2>
      <span className={styles.facts}>
        {format.momentDay(run.createDate)} ·{' '}
        {t('found', { found: format.integer(run.found ?? 0), requested: format.integer(run.asked) })}
      </span>
      <span className={styles.actions}>
        {tool.results.length > 1 ? (
          <Segmented
            label={t('views')}
            value={open}
            options={tool.results.map(({ reportId, title }) => ({ value: reportId, label: title }))}
            onChange={onShow}
          />
        ) : null}
        {actions}
      </span>
    </div>
  );
}

/** Lines of the list that are not in the database. */
function UnknownLines({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation('tools');
  const format = useFormat();
  if (lines.length === 0) return null;
  return (
    <details className={styles.unknown}>
      <summary>{t('unknown', { count: lines.length, formatted: format.integer(lines.length) })}</summary>
      <ul>
        {lines.slice(0, 500).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

/** Pages whose content could not be loaded. */
function FailedPages({ pages }: { pages: ToolRunFragment['unread'] }) {
  const { t } = useTranslation('tools');
  const format = useFormat();
  if (pages.length === 0) return null;
  return (
    <details className={styles.unknown} open>
      <summary>{t('unread', { count: pages.length, formatted: format.integer(pages.length) })}</summary>
      <ul>
        {pages.map(({ page, reason }) => (
          <li key={page}>
            {page}: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
