import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SampleLoadNote } from '../../../components/ui/sample-load-note.js';
import { Strip } from '../../../components/ui/strip.js';
import { describeFault, sampleLoading } from '../../../graphql/describe-fault.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useSayConnectionLost } from '../../../lib/connection.js';
import { useReportMeta } from '../report-context.js';
import { rowNounOf } from '../report-meta.js';
import type { ReportAnswer } from '../report-answer.js';
import { limitOf } from '../../../components/limits/limit-fault.js';
import { DroppedStrip } from '../restrictions/dropped-strip.js';
import { hidesRows } from '../restrictions/upsell-stub.js';
import type { ReportRows } from '../use-report-rows.js';
import { isOwnNothing } from './own-nothing.js';
import { useTable } from './table-context.js';
import styles from './table.module.css';
import { isUnknownSubject } from './unknown-subject.js';

/** What is to be said of the rows: why they did not load, the server's note, what the reader's access cuts away. */
export function TableStrips() {
  const { meta, rows, dropped, filter, limits } = useTable();
  // Where nothing is shown because of a limit or for want of the subject, that is said in the table's place.
  const isSaidThere = !rows.answer && (limitOf(rows.error) || isUnknownSubject(rows.error));
  const error = isSaidThere ? undefined : rows.error;
  return (
    <div className={styles.strips}>
      {error && <LoadError rows={rows} error={error} />}
      {rows.answer?.message && !isOwnNothing(meta.id, rows.answer, filter.conditions) && (
        <Note key={rows.answer.message} text={rows.answer.message} />
      )}
      {rows.answer && <FewHidden answer={rows.answer} />}
      {dropped.length > 0 && (
        <Suspense>
          <DroppedStrip dropped={dropped} isOfOwner={limits.isOfOwner} />
        </Suspense>
      )}
    </div>
  );
}

function LoadError({ rows, error }: { rows: ReportRows; error: Error }) {
  const { t } = useTranslation('reports');
  const { title } = useReportMeta();
  const format = useFormat();
  const fault = describeFault(error);
  const remedy = useRemedy(fault.code);
  useSayConnectionLost(fault.code === 'NETWORK');
  if (fault.code === sampleLoading) return <SampleLoadNote />;
  const kept = rows.answer
    ? t('state.kept', {
        time: format.momentTime(new Date(rows.answeredAt).toISOString()),
      })
    : '';
  return (
    <Strip
      tone="error"
      title={t('state.failed', { title })}
      requestId={fault.requestId}
      onRetry={remedy ? undefined : rows.retry}
      remedy={remedy}
      onClose={rows.answer ? rows.dismiss : undefined}
    >
      {asSentence(fault.message)} {kept}
    </Strip>
  );
}

/** What helps where the address asks for what the report has not: to ask for less. */
function useRemedy(code: string) {
  const { t } = useTranslation('reports');
  const { change, filter } = useTable();
  if (code === 'BAD_SORT') return { label: t('state.resetSort'), act: () => void change({ sort: '' }) };
  if (code === 'BAD_FILTER') return { label: t('state.resetFilter'), act: filter.clear };
  return undefined;
}

function Note({ text }: { text: string }) {
  const [hidden, setHidden] = useState(false);
  return hidden ? null : <Strip onClose={() => setHidden(true)}>{text}</Strip>;
}

/** A row or two past the limit are not worth more than a line. */
function FewHidden({ answer }: { answer: ReportAnswer }) {
  const { t, i18n } = useTranslation('reports');
  const format = useFormat();
  const meta = useReportMeta();
  const { rowLimit } = answer.restrictions;
  const isCut = rowLimit !== null && answer.to === rowLimit && answer.total > rowLimit;
  if (!isCut || hidesRows(answer)) return null;
  return (
    <Strip>
      {t('state.restricted', {
        limit: format.integer(rowLimit),
        total: format.integer(answer.total),
        noun: rowNounOf(meta, answer.total, i18n.language),
      })}
    </Strip>
  );
}

/** The server's message may be a phrase; another sentence follows it here. */
function asSentence(message: string): string {
  return /[.!?…]$/.test(message) ? message : `${message}.`;
}
