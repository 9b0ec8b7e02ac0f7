import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StateMessage } from '../../../components/ui/state-message.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { useReturnPath } from '../../../lib/page/use-return-path.js';
import { loginPath, paths } from '../../../addresses/paths.js';
import { reportPath } from '../../../addresses/report-path.js';
import { maxSerpPosition as absoluteMaxPosition } from '../../../../server/contract/reports/depth.js';
import { NextSteps } from '../../limits/next-steps.js';
import type { ReportResult } from '../report-result.js';
import { rowNoun, pluralRowNoun, genitiveRowNoun } from '../report-meta.js';
import { EmptyDatabase, useEmptyDatabase } from '../../databases/empty-database.js';
import { lacksFirstPartyData } from './lacks-first-party-data.js';
import { useTable } from '../table-context.js';
import { getEmptyReason } from './empty-reasons.js';
import { LoadingBar } from '../../../components/ui/loading-bar.js';
import styles from './table.module.css';

interface EmptyTableProps {
  result: ReportResult;
}

/** Explains an empty table and offers the next step. Reasons: plan limit, page out of range, no match, no data. */
export function EmptyTable({ result, isLoading }: EmptyTableProps & { isLoading: boolean }) {
  const { meta, filter, emptyState } = useTable();
  const { deepestPosition, deeperRows } = result.restrictions;
  const isHidden = result.total > 0 && result.currentPage <= result.lastPage;
  const isTooDeep = result.total === 0 && deepestPosition !== null && (deeperRows ?? 0) > 0;
  return (
    <div className={styles.frame} data-loading={isLoading} aria-busy={isLoading}>
      {isLoading && <LoadingBar position="box" />}
      {isTooDeep ? (
        <Suspense>
          <PositionLimitExceeded result={result} maxPosition={deepestPosition} />
        </Suspense>
      ) : isHidden ? (
        <Suspense>
          <RowLimitExceeded result={result} />
        </Suspense>
      ) : result.total > 0 ? (
        <PageOutOfRange result={result} />
      ) : filter.conditions > 0 ? (
        <NoMatches result={result} />
      ) : lacksFirstPartyData(meta.id, result, filter.conditions) ? (
        <NoFirstPartyData result={result} />
      ) : emptyState ? (
        <div className={styles.message}>{emptyState}</div>
      ) : (
        <NoData result={result} />
      )}
    </div>
  );
}

function RowLimitExceeded({ result }: EmptyTableProps) {
  const { t, i18n } = useTranslation('limits');
  const format = useFormat();
  const { meta, change, limits, rows } = useTable();
  return (
    <StateMessage
      className={styles.message}
      title={t(limits.isSetByOwner ? 'ofOwner.beyondTitle' : 'table.beyondTitle', {
        limit: format.integer(result.restrictions.rowLimit),
      })}
      actions={
        <>
          <Button onClick={() => change({ page: 1 })}>{t('table.toStart')}</Button>
          {limits.isSetByOwner ? null : (
            <NextSteps onAccess={rows.retry} requiredPlanId={result.restrictions.neededPlan} />
          )}
        </>
      }
    >
      {t('table.beyondText', {
        total: format.integer(result.total),
        noun: genitiveRowNoun(meta, result.total, i18n.language),
      })}
    </StateMessage>
  );
}

/** All rows rank below the plan's maximum position. */
function PositionLimitExceeded({ result, maxPosition }: EmptyTableProps & { maxPosition: number }) {
  const { t, i18n } = useTranslation('limits');
  const format = useFormat();
  const { meta, rows, limits } = useTable();
  const deeperCount = result.restrictions.deeperRows ?? 0;
  return (
    <StateMessage
      className={styles.message}
      title={t(limits.isSetByOwner ? 'ofOwner.deeperTitle' : 'table.deeperTitle', {
        from: format.integer(maxPosition + 1),
        to: format.integer(absoluteMaxPosition),
      })}
      actions={
        limits.isSetByOwner ? null : (
          <NextSteps onAccess={rows.retry} requiredPlanId={result.restrictions.neededPlan} />
        )
      }
    >
      {t('table.deeperText', {
        total: format.integer(deeperCount),
        noun: rowNoun(meta, deeperCount, i18n.language),
      })}
    </StateMessage>
  );
}

function PageOutOfRange({ result }: EmptyTableProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { change } = useTable();
  return (
    <StateMessage
      className={styles.message}
      title={t('state.beyondTitle', { page: format.integer(result.currentPage) })}
      actions={<Button onClick={() => change({ page: result.lastPage })}>{t('state.toLastPage')}</Button>}
    >
      {t('state.beyondText', { last: format.integer(result.lastPage) })}
    </StateMessage>
  );
}

function NoMatches({ result }: EmptyTableProps) {
  const { t, i18n } = useTranslation('reports');
  const format = useFormat();
  const { meta, filter } = useTable();
  const total = result.totalUnfiltered ?? 0;
  const maxPosition = result.restrictions.deepestPosition;
  return (
    <StateMessage
      className={styles.message}
      title={t('state.noMatchTitle', { count: filter.conditions })}
      actions={
        <>
          <Button variant="filled" onClick={filter.clear}>
            {t('state.clearFilters')}
          </Button>
          <Button onClick={() => filter.setPanel({})}>{t('state.editFilter')}</Button>
        </>
      }
    >
      {t('state.noMatchText', { total: format.integer(total), noun: rowNoun(meta, total, i18n.language) })}
      {maxPosition !== null && ` ${t('state.notSearched', { maxPosition: format.integer(maxPosition) })}`}
    </StateMessage>
  );
}

/** The account has no first-party data of the site, or the reader is a guest. */
function NoFirstPartyData({ result }: EmptyTableProps) {
  const { t } = useTranslation('reports');
  const { viewer, account } = useViewer();
  const returnTo = useReturnPath();
  return (
    <StateMessage
      className={styles.message}
      title={t('state.emptyOwnTitle')}
      actions={
        viewer && !account ? (
          <Button component={Link} to={loginPath({ returnTo })} variant="filled">
            {t('state.logIn')}
          </Button>
        ) : (
          <EmptyStateAction />
        )
      }
    >
      {result.message}
    </StateMessage>
  );
}

/** Empty state of an unfiltered table. Shows a specific reason if the report has one. */
function NoData({ result: { comparedDate, positionsDate } }: EmptyTableProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { meta, subject } = useTable();
  const emptyDatabase = useEmptyDatabase();
  if (emptyDatabase) return <EmptyDatabase name={emptyDatabase} className={styles.message} />;
  const reason = getEmptyReason(meta.id);
  const noDataText = subject.name ? t('state.emptyDomain', { subject: subject.name }) : t('state.emptyAny');
  const isFirstUpdate =
    reason && 'textOfFirstUpdate' in reason && comparedDate === null && positionsDate !== null;
  const title = isFirstUpdate
    ? t('state.firstUpdateTitle')
    : reason && 'title' in reason
      ? t(reason.title)
      : t('state.emptyTitle', { noun: pluralRowNoun(meta) });
  const text = isFirstUpdate
    ? t(reason.textOfFirstUpdate, { date: format.day(positionsDate) })
    : reason
      ? t(reason.text, { subject: subject.name, date: format.day(comparedDate ?? '') })
      : noDataText;
  return (
    <StateMessage className={styles.message} title={title} actions={<EmptyStateAction />}>
      {text}
    </StateMessage>
  );
}

/** Next step of an empty report; none for search and comparison pages, which have a form above the table. */
function EmptyStateAction() {
  const { t } = useTranslation('reports');
  const { meta, subject } = useTable();
  const { domain } = subject;
  const reason = getEmptyReason(meta.id);
  if (reason && !('reportId' in reason)) return null;
  if (!domain) {
    return (
      <Button component={Link} to={paths.home}>
        {t('state.toHome')}
      </Button>
    );
  }
  const nextStep = reason ?? ({ reportId: 'domain-summary', open: 'state.openSummary' } as const);
  return (
    <Button component={Link} to={reportPath(nextStep.reportId, { domain }, subject.links['base'])}>
      {t(nextStep.open)}
    </Button>
  );
}
