import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/ui/banner.js';
import { OutdatedPositions } from '../../../components/ui/outdated-positions.js';
import { SampleLoadNote } from '../../../components/ui/sample-load-note.js';
import { sampleLoadingCode, toUserError } from '../../../graphql/transport/to-user-error.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useSuppressConnectionMessage } from '../../../lib/requests/connection.js';
import { useReportMeta } from '../report-context.js';
import type { ReportResult } from '../report-result.js';
import { getLimitKind } from '../../limits/limit-error.js';
import { DroppedPartsBanner } from '../restrictions/dropped-parts-banner.js';
import { hasHiddenRows, RowLimitSentence } from '../restrictions/upsell-stub.js';
import type { ReportRows } from '../use-report-rows.js';
import { lacksFirstPartyData } from './lacks-first-party-data.js';
import { useTable } from '../table-context.js';
import styles from './table.module.css';
import { isUnknownSubject } from './unknown-subject.js';

/** Banners above the rows: load error, server note, outdated positions unless the page of an embedded table has them, hidden rows. */
export function TableBanners({ isEmbedded }: { isEmbedded: boolean }) {
  const { meta, rows, dropped, filter, limits } = useTable();
  // Limits and unknown subjects replace the table with an explanation.
  const isReportedBelow = !rows.result && (getLimitKind(rows.error) || isUnknownSubject(rows.error));
  const error = isReportedBelow ? undefined : rows.error;
  return (
    <div className={styles.strips}>
      {error && <LoadError rows={rows} error={error} />}
      {rows.result?.message && !lacksFirstPartyData(meta.id, rows.result, filter.conditions) && (
        <ResultMessage key={rows.result.message} text={rows.result.message} />
      )}
      {rows.result && !isEmbedded && <OutdatedPositions {...rows.result} />}
      {rows.result && <FewHiddenRowsBanner result={rows.result} />}
      {dropped.length > 0 && (
        <Suspense>
          <DroppedPartsBanner dropped={dropped} isOwnerLimit={limits.isSetByOwner} />
        </Suspense>
      )}
    </div>
  );
}

function LoadError({ rows, error }: { rows: ReportRows; error: Error }) {
  const { t } = useTranslation('reports');
  const { title } = useReportMeta();
  const format = useFormat();
  const userError = toUserError(error);
  const remedy = useRemedy(userError.code);
  useSuppressConnectionMessage(userError.code === 'NETWORK');
  if (userError.code === sampleLoadingCode) return <SampleLoadNote />;
  const staleRows = rows.result
    ? t('state.kept', {
        time: format.momentTime(new Date(rows.loadedAt).toISOString()),
      })
    : '';
  return (
    <Banner
      tone="error"
      title={t('state.failed', { title })}
      requestId={userError.requestId}
      onRetry={remedy ? undefined : rows.retry}
      remedy={remedy}
      onClose={rows.result ? rows.dismiss : undefined}
    >
      {asSentence(userError.message)} {staleRows}
    </Banner>
  );
}

/** Action that fixes an invalid part of the address: resets the sort order or the filter. */
function useRemedy(code: string) {
  const { t } = useTranslation('reports');
  const { change, filter } = useTable();
  if (code === 'BAD_SORT') return { label: t('state.resetSort'), action: () => void change({ sort: '' }) };
  if (code === 'BAD_FILTER') return { label: t('state.resetFilter'), action: filter.clear };
  return undefined;
}

function ResultMessage({ text }: { text: string }) {
  const [hidden, setHidden] = useState(false);
  return hidden ? null : <Banner onClose={() => setHidden(true)}>{text}</Banner>;
}

/** Notice about one or two hidden rows, which do not justify the upsell block. */
function FewHiddenRowsBanner({ result }: { result: ReportResult }) {
  const { rowLimit } = result.restrictions;
  const isTruncated = rowLimit !== null && result.to === rowLimit && result.total > rowLimit;
  if (!isTruncated || hasHiddenRows(result)) return null;
  return (
    <Banner>
      <RowLimitSentence result={result} />
    </Banner>
  );
}

/** Ends a server message with a full stop, because another sentence follows. */
function asSentence(message: string): string {
  return /[.!?…]$/.test(message) ? message : `${message}.`;
}
