import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { NativeSelect } from '../../components/form/native-select.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { InaccessibleItem } from '../../components/ui/inaccessible-item.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { Banner } from '../../components/ui/banner.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useDatabases } from '../../graphql/databases/use-databases.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { useFormat } from '../../i18n/use-format.js';
import { usePrinting } from '../../lib/page/use-printing.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import { CheckButton } from './check-button.js';
import { KeywordsView } from './keywords-view.js';
import { PositionsHelp } from './positions-help.js';
import {
  type PositionsProjectFragment,
  usePositionsProjectQuery,
  usePositionsReportQuery,
} from './positions.generated.js';
import styles from './positions.module.css';
import { usePositionsAncestors } from './project-list.js';
import { RunsView } from './runs-view.js';
import { SettingsView } from './settings-view.js';
import { PositionBucketsView } from './position-buckets-view.js';
import { ShareOfVoiceView } from './share-of-voice-view.js';
import { useEffect, useRef } from 'react';
import { AuthenticatedPage } from '../../widgets/sign-in/authenticated-page.js';

const pollIntervalMs = 3000;

/** Calls `onPoll` in an interval while the task is running. */
function usePollRunningCheck(task: string | undefined, onPoll: () => void): void {
  const latestOnPoll = useRef(onPoll);
  latestOnPoll.current = onPoll;
  useEffect(() => {
    if (task === undefined) return undefined;
    const timer = setInterval(() => latestOnPoll.current(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [task]);
}

const views = ['keywords', 'tops', 'voice', 'runs', 'settings'] as const;
type View = (typeof views)[number];

const dateCountOptions = [6, 12, 30, 60] as const;
const defaultDateCount = 12;

/** Rank tracking project; requires log-in. */
export function Component() {
  return (
    <AuthenticatedPage page="positionsProject">
      <ProjectPage />
    </AuthenticatedPage>
  );
}

/** Rank tracking project with its views and a button that starts a check. */
function ProjectPage() {
  const { t } = useTranslation('positions');
  const title = useAccountTitle('positionsProject');
  const ancestors = usePositionsAncestors();
  const { id = '' } = useParams();
  const { data, error, refetch } = usePositionsProjectQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const project = data?.positionsProject;
  if (!project) {
    return (
      <div className="wide">
        <PageHeader ancestors={ancestors} title={title} />
        {error && toUserError(error).code === 'POSITIONS_PROJECT_NOT_FOUND' ? (
          <ProjectNotFound />
        ) : error ? (
          <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <div className="framed">
            <SkeletonRows rows={8} height={34} />
          </div>
        )}
      </div>
    );
  }
  return <Project project={project} onChanged={() => void refetch()} />;
}

function ProjectNotFound() {
  const { t } = useTranslation('positions');
  return (
    <InaccessibleItem
      title={t('notYours.title')}
      text={t('notYours.text')}
      link={{ to: paths.positions, label: t('notYours.toProjects') }}
    />
  );
}

function Project({ project, onChanged }: { project: PositionsProjectFragment; onChanged: () => void }) {
  const { t } = useTranslation('positions');
  const ancestors = usePositionsAncestors();
  const [search, setSearch] = useSearchParams();
  const requestedView = views.find((candidate) => candidate === search.get('view'));
  const view: View = requestedView ?? 'keywords';
  const request = {
    id: project.id,
    base: search.get('db') ?? project.regions[0]?.base ?? null,
    dates: Number(search.get('dates')) || defaultDateCount,
    tag: search.get('tag'),
  };
  const setParameter = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const needsReport = view !== 'runs' && view !== 'settings';
  const { data, previousData, error, refetch } = usePositionsReportQuery({
    variables: request,
    skip: !needsReport,
    fetchPolicy: 'network-only',
  });
  const reload = () => {
    onChanged();
    if (needsReport) void refetch();
  };
  usePollRunningCheck(project.taskId ?? undefined, reload);
  const report = (data ?? (error ? undefined : previousData))?.positionsReport;
  return (
    <div className="wide">
      <PageHeader
        ancestors={ancestors}
        title={project.name}
        help={<PositionsHelp />}
        summary={t('facts', {
          domain: project.domain,
          device: t(`form.${project.device}`),
          depth: project.depth,
        })}
        actions={
          <>
            {needsReport ? <ExportMenu project={project} request={request} /> : null}
            {project.provider ? (
              <CheckButton id={project.id} disabled={Boolean(project.taskId)} onStarted={reload} />
            ) : null}
          </>
        }
      />
      {project.taskId ? (
        <Banner tone="info">
          {t('check.underWay')} <a href={`/tasks/${project.taskId}`}>{t('check.watch')}</a>
        </Banner>
      ) : null}
      <nav className={styles.views} aria-label={t('views.label')}>
        {views.map((candidate) => (
          <button
            key={candidate}
            type="button"
            className={styles.view}
            aria-current={candidate === view ? 'page' : undefined}
            onClick={() => setParameter('view', candidate === 'keywords' ? '' : candidate)}
          >
            {t(`views.${candidate}`)}
          </button>
        ))}
      </nav>
      {needsReport ? <ReportFilters project={project} request={request} onChoose={setParameter} /> : null}
      {error && needsReport ? (
        <ErrorBanner title={t('failedReport')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {view === 'runs' ? <RunsView key={project.taskId} id={project.id} /> : null}
      {view === 'settings' ? <SettingsView project={project} onChanged={onChanged} /> : null}
      {needsReport && !report && !error ? (
        <div className="framed">
          <SkeletonRows rows={10} height={34} />
        </div>
      ) : null}
      {needsReport && report ? (
        view === 'keywords' ? (
          <KeywordsView project={project} report={report} onChanged={reload} />
        ) : report.dates.length === 0 ? (
          <div className="framed">
            <StateMessage title={t('empty.title')}>
              {t(project.provider ? 'empty.checks' : 'empty.imports')}
            </StateMessage>
          </div>
        ) : view === 'tops' ? (
          <PositionBucketsView report={report} />
        ) : (
          <ShareOfVoiceView report={report} />
        )
      ) : null}
    </div>
  );
}

interface ReportRequest {
  id: string;
  base: string | null;
  dates: number;
  tag: string | null;
}

/** Selects for region, tag and number of dates. */
function ReportFilters({
  project,
  request,
  onChoose,
}: {
  project: PositionsProjectFragment;
  request: ReportRequest;
  onChoose: (name: string, value: string) => void;
}) {
  const { t } = useTranslation('positions');
  const { language } = useFormat();
  const { databases } = useDatabases();
  const isPrinting = usePrinting();
  const regionTitle = (base: string) => {
    const database = databases.find(({ code }) => code === base);
    return database ? databaseTitle(database, language) : base;
  };
  if (isPrinting) {
    const region = request.base ? [`${t('region')}: ${regionTitle(request.base)}`] : [];
    const tag = request.tag ? [`${t('tag')}: ${request.tag}`] : [];
    return <p className={styles.printed}>{[...region, ...tag].join(' · ')}</p>;
  }
  return (
    <div className={styles.toolbar}>
      {project.regions.length > 1 ? (
        <NativeSelect
          className={styles.picker}
          aria-label={t('region')}
          value={request.base ?? ''}
          onChange={(event) => onChoose('db', event.currentTarget.value)}
        >
          {project.regions.map(({ base }) => (
            <option key={base} value={base}>
              {regionTitle(base)}
            </option>
          ))}
        </NativeSelect>
      ) : null}
      <NativeSelect
        className={styles.picker}
        aria-label={t('tag')}
        value={request.tag ?? ''}
        onChange={(event) => onChoose('tag', event.currentTarget.value)}
      >
        <option value="">{t('allTags')}</option>
        {project.tags.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        className={styles.picker}
        aria-label={t('dates')}
        value={String(request.dates)}
        onChange={(event) => onChoose('dates', event.currentTarget.value)}
      >
        {dateCountOptions.map((count) => (
          <option key={count} value={count}>
            {t('lastDates', { count })}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

function ExportMenu({ project, request }: { project: PositionsProjectFragment; request: ReportRequest }) {
  const { t, i18n } = useTranslation('positions');
  const exportUrl = (type: string) => {
    const query = new URLSearchParams({ type, locale: i18n.language, dates: String(request.dates) });
    if (request.base) query.set('base', request.base);
    if (request.tag) query.set('tag', request.tag);
    return `/api/positions/${project.id}/export?${query}`;
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button rightSection={<IconChevronDown className="icon-small" aria-hidden="true" />}>
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={exportUrl('csv')} download>
          CSV
        </Menu.Item>
        <Menu.Item component="a" href={exportUrl('xlsx')} download>
          XLSX
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
