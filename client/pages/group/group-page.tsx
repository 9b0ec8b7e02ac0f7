import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Redirect } from '../../components/ui/redirect.js';
import { readAddressParameter } from '../../../server/contract/report-parameters.js';
import { groupIdAt, groupViewAt, shareSecretAt } from '../../addresses/group-view.js';
import { paths } from '../../addresses/paths.js';
import { pagePath } from '../../addresses/report-path.js';
import { DepthLegend } from '../../components/ui/depth-legend.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { NotFoundPage } from '../../features/errors/not-found-page.js';
import { GroupDomains } from '../../features/groups/group-domains.js';
import { EditDialog } from '../../features/groups/edit/edit-dialog.js';
import { EditHistory } from '../../features/groups/edit/edit-history.js';
import type { InitialEdit } from '../../features/groups/edit/edit-draft.js';
import { GroupActions } from '../../features/groups/group-actions.js';
import { GroupBuildFailed } from '../../features/groups/group-build-failed.js';
import { GroupHeader } from '../../features/groups/group-header.js';
import { GroupLinks } from '../../features/groups/group-links.js';
import { GroupSkeleton } from '../../features/groups/group-skeleton.js';
import { GroupUpdateNotice } from '../../features/groups/group-update-notice.js';
import { GroupBuildProgress } from '../../features/groups/group-build-progress.js';
import { EnablePushButton } from '../../features/notifications/push/enable-push-button.js';
import { type LoadedReportData, LoadedReport } from '../../features/reports/loaded-report.js';
import { ReportMetaProvider } from '../../features/reports/report-context.js';
import { withFirstColumns } from '../../features/reports/report-meta.js';
import { getOwnerLimits } from '../../features/reports/restrictions/table-limits.js';
import { ReportTable } from '../../features/reports/table/report-table.js';
import { toUserError } from '../../graphql/to-user-error.js';
import { type GroupReportFragment, useGroupReportQuery } from '../../graphql/group-report.generated.js';
import { addRecentReport } from '../../lib/recent-reports.js';
import { AuthenticatedPage } from '../authenticated-page.js';
import { GapMenu } from './gap-menu.js';
import { ExpiredLinkPage } from './expired-link-page.js';
import { SelectedRows } from './selected-rows.js';
import { useOwnDomain } from './use-own-domain.js';
import { createGroupSubject, buildGroupView } from './group-subject.js';

/** A group report: in progress, failed, or one of its views. */
export function GroupPage() {
  const { pathname, search } = useLocation();
  const share = shareSecretAt({ search });
  const rid = groupIdAt({ pathname }) ?? '';
  const page = <GroupFromUrl key={rid} rid={rid} share={share} />;
  // Share links work without an account.
  return share === undefined ? <AuthenticatedPage page="groups">{page}</AuthenticatedPage> : page;
}

function GroupFromUrl({ rid, share }: { rid: string; share: string | undefined }) {
  const { t } = useTranslation('groups');
  const location = useLocation();
  const { data, error, refetch } = useGroupReportQuery({
    variables: { rid, share },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  const group = data?.groupReport;
  if (error && toUserError(error).code === 'NOT_FOUND') {
    return share === undefined ? <NotFoundPage /> : <ExpiredLinkPage />;
  }
  if (error && !group) return <ErrorBanner title={t('failedOne')} error={error} onRetry={reload} />;
  if (!group) return <GroupSkeleton />;
  // The previous version stays readable during a rebuild.
  if (group.state === 'processing' && group.version === null) {
    return <GroupBuildProgress group={group} share={share} notify={<EnablePushButton />} onEnd={reload} />;
  }
  if (group.state === 'failed') {
    return <GroupBuildFailed group={group} share={share} onRebuilt={reload} />;
  }
  const view = groupViewAt(location);
  if (!view) return <NotFoundPage />;
  const databaseParam = readAddressParameter('base', new URLSearchParams(location.search));
  if (databaseParam !== group.base) {
    // The database of the report overrides the one in the address.
    return <Redirect to={pagePath(view, { rid, share }, group.base) + location.hash} />;
  }
  return (
    <LoadedReport reportId={view.id} fallback={<GroupSkeleton />}>
      {(report) => <GroupView key={view.id} group={group} share={share} report={report} reload={reload} />}
    </LoadedReport>
  );
}

/** Leading columns before the positions. */
const firstColumns = ['word', 'ws', 'wsk', 'weight'];

interface GroupViewProps {
  group: GroupReportFragment;
  /** Share link secret. */
  share: string | undefined;
  report: LoadedReportData;
  reload: () => void;
}

function GroupView({ group: loadedGroup, share, report, reload }: GroupViewProps) {
  const isUpdating = loadedGroup.state === 'processing';
  // Disables edits during a rebuild, because the server would reject them.
  const group = useMemo(
    () =>
      isUpdating
        ? { ...loadedGroup, keyModify: false, isOutdated: false, canRecalculate: false }
        : loadedGroup,
    [loadedGroup, isUpdating],
  );
  const { i18n } = useTranslation();
  const [start, setStart] = useState<InitialEdit>();
  const [isHistory, setHistory] = useState(false);
  const [isLinks, setLinks] = useState(false);
  const isShared = share !== undefined;
  const [ownDomain, setOwnDomain] = useOwnDomain(group.rid);
  const { pathname, search } = useLocation();
  const declaredMeta = report.meta;
  const meta = useMemo(
    () => withFirstColumns(buildGroupView(declaredMeta, group, ownDomain), firstColumns),
    [declaredMeta, group, ownDomain],
  );
  const subject = useMemo(() => createGroupSubject(group, share), [group, share]);
  const { limits } = group;
  const ownerLimits = useMemo(() => limits && getOwnerLimits(limits), [limits]);
  const hasPositions = meta.columns.some(({ ofDomain }) => ofDomain !== null);
  const { name } = group;
  useEffect(() => {
    if (isShared) return;
    addRecentReport({ address: pathname + search, subject: name, report: paths.groups, at: Date.now() });
  }, [pathname, search, name, isShared]);
  return (
    <ReportMetaProvider value={meta}>
      {/* Outside the table, which remounts for each version, so that an open menu stays open. */}
      <GroupHeader
        group={loadedGroup}
        share={share}
        view={meta.title}
        onRenamed={reload}
        actions={
          isShared ? null : (
            <GroupActions
              group={group}
              onEdit={setStart}
              onHistory={() => setHistory(true)}
              onLinks={() => setLinks(true)}
              onChanged={reload}
            />
          )
        }
      />
      {isUpdating ? <GroupUpdateNotice group={loadedGroup} share={share} onEnd={reload} /> : null}
      <ReportTable
        {...report}
        key={`${meta.id}#${i18n.language}#${group.version}`}
        meta={meta}
        subject={subject}
        ownerLimits={ownerLimits ?? undefined}
        hasOwnHeader
        toolForm={<GroupDomains group={group} share={share} />}
        presetFilters={
          hasPositions ? (
            <GapMenu group={group} ownDomain={ownDomain} onOwnDomain={setOwnDomain} />
          ) : undefined
        }
        legend={hasPositions ? <DepthLegend /> : undefined}
        selectionActions={
          isShared ? undefined : <SelectedRows group={group} onEdit={setStart} onChanged={reload} />
        }
      />
      <EditDialog group={group} initialEdit={start} onClose={() => setStart(undefined)} onChanged={reload} />
      <EditHistory
        group={loadedGroup}
        opened={isHistory}
        onClose={() => setHistory(false)}
        onChanged={reload}
      />
      <GroupLinks rid={group.rid} opened={isLinks} onClose={() => setLinks(false)} />
    </ReportMetaProvider>
  );
}
