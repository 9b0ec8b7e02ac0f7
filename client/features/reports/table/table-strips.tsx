import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Strip } from '../../../components/ui/strip.js';
import { describeFault } from '../../../graphql/describe-fault.js';
import { formatInteger } from '../../../lib/format-number.js';
import type { ReportState } from '../state/report-state.js';
import { useReportMeta } from '../report-context.js';
import { rowNounOf } from '../report-meta.js';
import type { ReportAnswer } from '../report-answer.js';
import type { ReportRows } from '../use-report-rows.js';
import styles from './table.module.css';

/** What is to be said of the rows: why they did not load, the server's note, what the reader's access cuts away. */
export function TableStrips({ rows, state }: { rows: ReportRows; state: ReportState }) {
  return (
    <div className={styles['strips']}>
      {rows.error && <LoadError rows={rows} error={rows.error} />}
      {rows.answer?.message && <Note key={rows.answer.message} text={rows.answer.message} />}
      {rows.answer && <Restriction answer={rows.answer} state={state} />}
    </div>
  );
}

function LoadError({ rows, error }: { rows: ReportRows; error: Error }) {
  const { t, i18n } = useTranslation('reports');
  const fault = describeFault(error);
  const kept = rows.answer
    ? t('state.kept', {
        time: new Intl.DateTimeFormat(i18n.language, {
          hour: '2-digit',
          minute: '2-digit',
          hour12: false,
        }).format(rows.answeredAt),
      })
    : '';
  return (
    <Strip
      tone="error"
      title={t('state.failed', { title: useReportMeta().title })}
      requestId={fault.requestId}
      onRetry={rows.retry}
      onClose={rows.answer ? rows.dismiss : undefined}
    >
      {asSentence(fault.message)} {kept}
    </Strip>
  );
}

function Note({ text }: { text: string }) {
  const [hidden, setHidden] = useState(false);
  return hidden ? null : <Strip onClose={() => setHidden(true)}>{text}</Strip>;
}

function Restriction({ answer, state }: { answer: ReportAnswer; state: ReportState }) {
  const { t, i18n } = useTranslation('reports');
  const meta = useReportMeta();
  const { rowLimit, restricted } = answer.restrictions;
  if (!restricted) return null;
  const said = [
    rowLimit !== null && rowLimit < answer.total
      ? t('state.restricted', {
          limit: formatInteger(rowLimit),
          total: formatInteger(answer.total),
          noun: rowNounOf(meta, answer.total, i18n.language),
        })
      : '',
    state.sort && !answer.isSort ? t('state.sortBlocked') : '',
    state.filter && !answer.isFilter ? t('state.filterBlocked') : '',
  ].filter((text) => text !== '');
  return said.length > 0 ? <Strip>{said.join(' ')}</Strip> : null;
}

/** The server's message may be a phrase; another sentence follows it here. */
function asSentence(message: string): string {
  return /[.!?…]$/.test(message) ? message : `${message}.`;
}
