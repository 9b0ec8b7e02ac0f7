import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, Link } from 'react-router-dom';
import { Redirect } from '../../../components/ui/redirect.js';
import { readAddressParameter } from '../../../../server/contract/reports/report-parameters.js';
import { groupIdAt, groupViewAt, shareSecretAt } from '../../../addresses/group-view.js';
import { storeShareSecret } from '../share-secrets.js';
import { paths } from '../../../addresses/paths.js';
import { pagePath } from '../../../addresses/report-path.js';
import { DepthLegend } from '../../../components/ui/depth-legend.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { InaccessibleItem } from '../../../components/ui/inaccessible-item.js';
import { PageHeader } from '../../../components/ui/page-header.js';
import { NotFoundPage } from '../../../widgets/errors/not-found-page.js';
import { GroupDomains } from '../group-domains.js';
import { EditDialog } from '../edit/edit-dialog.js';
import { EditHistory } from '../edit/edit-history.js';
import type { InitialEdit } from '../edit/edit-draft.js';
import { GroupActions } from '../group-actions.js';
import { GroupBuildFailed } from '../group-build-failed.js';
import { GroupHeader } from '../group-header.js';
import { GroupLinks } from '../group-links.js';
import { GroupSkeleton } from '../group-skeleton.js';
import { GroupUpdateNotice, OutdatedCompetitorsNotice } from '../group-update-notice.js';
import { GroupBuildProgress } from '../group-build-progress.js';
import { EnablePushButton } from '../../../widgets/notifications/push/enable-push-button.js';
import { type LoadedReportData, LoadedReport } from '../../../widgets/reports/loaded-report.js';
import { ReportMetaProvider } from '../../../widgets/reports/report-context.js';
import { withFirstColumns } from '../../../widgets/reports/report-meta.js';
import { getOwnerLimits } from '../../../widgets/reports/restrictions/use-restrictions.js';
import { ReportTable } from '../../../widgets/reports/table/report-table.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { type GroupReportFragment, useGroupReportQuery } from '../../../graphql/group-report.generated.js';
import { addRecentReport } from '../../../lib/storage/recent-reports.js';
import { AuthenticatedPage } from '../../../widgets/sign-in/authenticated-page.js';
import { GapMenu } from './gap-menu.js';
import { SelectedRows } from './selected-rows.js';
import { createGroupSubject, buildGroupView } from './group-subject.js';
import { Button } from '@mantine/core';
import { StateMessage } from '../../../components/ui/state-message.js';
import { usePageTitle } from '../../../lib/page/use-page-title.js';
import { useStoredValue } from '../../../lib/storage/stored-value.js';

const key = 'rivalscope.groupOwn';
const noDomains: Readonly<Record<string, number>> = {};

/** The reader's domain of a group, by number from 1. Defaults to the first; stored in this browser. */
function useOwnDomain(rid: string): [number, (domain: number) => void] {
  const [stored, write] = useStoredValue(key, noDomains);
  return [stored[rid] ?? 1, (domain) => write({ ...stored, [rid]: domain })];
}

/** A group report: in progress, failed, or one of its views. */
export function GroupPage() {
  const { pathname, search, hash } = useLocation();
  const share = shareSecretAt({ pathname, search });
  const rid = groupIdAt({ pathname }) ?? '';
  const query = new URLSearchParams(search);
  const hasSecretInAddress = readAddressParameter('share', query) !== undefined;
  // The secret must not stay in the history, in bookmarks or in a copied address.
  if (share !== undefined && hasSecretInAddress && storeShareSecret(rid, share)) {
    query.delete('share');
    return <Redirect to={{ pathname, search: query.toString(), hash }} />;
  }
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
    return share === undefined ? <InaccessibleGroup /> : <ExpiredLinkPage />;
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
    return <Redirect to={pagePath(view, { rid }, group.base) + location.hash} />;
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
  const { t, i18n } = useTranslation('groups');
  const [start, setStart] = useState<InitialEdit>();
  const [isHistory, setHistory] = useState(false);
  const [isLinks, setLinks] = useState(false);
  const isShared = share !== undefined;
  const [ownDomain, setOwnDomain] = useOwnDomain(group.rid);
  const { pathname, search } = useLocation();
  const declaredMeta = report.meta;
  const meta = useMemo(() => {
    const weightTitle = t('weightInTop', { top: group.top });
    return withFirstColumns(buildGroupView(declaredMeta, group, { ownDomain, weightTitle }), firstColumns);
  }, [declaredMeta, group, ownDomain, t]);
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
      <OutdatedCompetitorsNotice group={group} reportId={meta.id} />
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

/** Page for invalid share links. It does not disclose the reason. */
function InaccessibleGroup() {
  const { t } = useTranslation(['groups', 'frame']);
  return (
    <div className="reading">
      <PageHeader
        ancestors={[{ label: t('frame:pages.groups'), to: paths.groups }]}
        title={t('notYours.head')}
      />
      <InaccessibleItem
        title={t('notYours.title')}
        text={t('notYours.text')}
        link={{ to: paths.groups, label: t('toGroups') }}
      />
    </div>
  );
}

function ExpiredLinkPage() {
  const { t } = useTranslation('groups');
  usePageTitle(t('gone.title'));
  return (
    <div className="reading" style={{ paddingTop: 24 }}>
      <div className="framed">
        <StateMessage
          level={1}
          title={t('gone.title')}
          actions={
            <Button component={Link} to={paths.home}>
              {t('gone.toHome')}
            </Button>
          }
        >
          {t('gone.text')}
        </StateMessage>
      </div>
    </div>
  );
}

export { GroupPage as Component };
