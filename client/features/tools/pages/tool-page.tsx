import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type ToolId,
  toolPages,
  type ToolPage as Page,
} from '../../../../server/contract/tools/tool-pages.js';
import { getPage } from '../../../addresses/catalogue.js';
import { toolRunIdAt } from '../../../addresses/tool-address.js';
import { listFromLocation, pagesFromLocation, pageLines } from '../../../addresses/tool-input.js';
import { withQuery } from '../../../addresses/with-query.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { HelpLink } from '../../../components/ui/help-link.js';
import { InaccessibleItem } from '../../../components/ui/inaccessible-item.js';
import { PageHeader } from '../../../components/ui/page-header.js';
import { DataDates } from '../../../components/ui/data-dates.js';
import { SkeletonRows } from '../../../components/ui/skeleton.js';
import { NotFoundPage } from '../../../widgets/errors/not-found-page.js';
import { SavedRuns } from '../saved-runs.js';
import { ToolForm } from '../tool-form.js';
import { useToolQuery, useToolRunQuery } from '../tools.generated.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { useFormat } from '../../../i18n/use-format.js';
import { consumeTransferredList } from '../../../lib/storage/transferred-list.js';
import { RunResult } from './run-result.js';
import styles from './tool-page.module.css';

/** Tool page: input form, previous runs and the open result. */
export function ToolPage() {
  const location = useLocation();
  const page = toolPages.find(
    ({ route }) => location.pathname === route || location.pathname.startsWith(`${route}/`),
  );
  return page ? <ToolPageContent key={page.id} page={page} uid={toolRunIdAt(location)} /> : <NotFoundPage />;
}

function InaccessibleRun({ page }: { page: Page }) {
  const { t } = useTranslation(['tools', 'frame']);
  const { language } = useFormat();
  return (
    <div className={styles.page}>
      <PageHeader
        ancestors={[{ label: t('frame:menu.tools'), to: getPage('tools').route }]}
        title={page.title[language]}
      />
      <InaccessibleItem
        title={t('notYours.title')}
        text={t('notYours.text')}
        link={{ to: page.route, label: t('notYours.open') }}
      />
    </div>
  );
}

function ToolPageContent({ page, uid }: { page: Page & { id: ToolId }; uid: string | undefined }) {
  const { t } = useTranslation(['tools', 'frame']);
  const { language } = useFormat();
  const { account } = useViewer();
  const location = useLocation();
  const navigate = useNavigate();
  const [list] = useState(
    () =>
      listFromLocation(location, 'list') ??
      pageLines(pagesFromLocation(location) ?? consumeTransferredList()),
  );
  const { data, error, refetch } = useToolQuery({ variables: { tool: page.id } });
  const run = useToolRunQuery({
    variables: { uid: uid ?? '' },
    skip: uid === undefined || !account,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const toolRun = uid === undefined ? undefined : run.data?.toolRun;
  const getRunPath = ({ uid: id, base }: { uid: string; base: string }) =>
    withQuery(`${page.route}/${id}`, { db: base });
  if (run.error && toUserError(run.error).code === 'NOT_FOUND') return <InaccessibleRun page={page} />;
  const isWaiting = !data || (uid !== undefined && account && !toolRun);
  return (
    <div className={styles.page}>
      <PageHeader
        help={<HelpLink pageId={page.id} />}
        ancestors={[{ label: t('frame:menu.tools'), to: getPage('tools').route }]}
        title={page.title[language]}
        dates={<DataDates positionsDate={toolRun?.positionsDate} positionsRange={toolRun?.positionsRange} />}
        summary={toolRun ? undefined : data?.tool.description}
      />
      {error ? <ErrorBanner title={t('failedTool')} error={error} onRetry={() => void refetch()} /> : null}
      {isWaiting && !error ? <SkeletonRows rows={8} height={34} /> : null}
      {data && !isWaiting ? (
        <div className={styles.ask}>
          <ToolForm
            key={toolRun?.uid ?? 'new'}
            tool={data.tool}
            run={toolRun}
            list={list}
            onStarted={(id, base) => void navigate(getRunPath({ uid: id, base }))}
          />
          {account ? (
            <SavedRuns
              tool={page.id}
              lines={data.tool.lines === 'pages' ? 'pages' : 'keywords'}
              openRunId={uid}
              getRunPath={getRunPath}
              onRemoved={() => void navigate(page.route)}
            />
          ) : null}
        </div>
      ) : null}
      {data && toolRun ? (
        <RunResult
          key={toolRun.uid}
          tool={data.tool}
          run={toolRun}
          onChanged={() => void run.refetch()}
          onStarted={(id) => void navigate(getRunPath({ uid: id, base: toolRun.base }))}
        />
      ) : null}
    </div>
  );
}

export { ToolPage as Component };
