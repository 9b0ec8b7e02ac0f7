import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useFormat } from '../../../i18n/use-format.js';
import { rowNoun, genitiveRowNoun } from '../report-meta.js';
import { useTable } from '../table-context.js';
import { ClipboardClosed, countCopiedRows, copyText } from '../../../lib/files/copy-text.js';
import { requestErrorMessage } from '../../../graphql/transport/request-error-message.js';
import { copyParameters, postReport, type ReportCall } from './report-call.js';
import { useDownload } from './use-download.js';

/** Some rows of the table: their REST call and number. */
interface RowsToCopy {
  call: ReportCall;
  count: number;
}

/**
 * Copies the table, or the given rows. If they exceed the clipboard limit, copies a part and offers the file.
 */
export function useCopyTable(part?: RowsToCopy): { copy: () => void; busy: boolean } {
  const { t, i18n } = useTranslation('reports');
  const format = useFormat();
  const { language } = i18n;
  const table = useTable();
  const { meta, rows, limits, setRestrictedAction } = table;
  const call = part?.call ?? table.call;
  const { success, successWithAction, warn } = useToasts();
  const { download } = useDownload();
  const [busy, setBusy] = useState(false);
  const total = part?.count ?? rows.result?.total ?? 0;
  const showCopied = (count: number) => {
    const formattedCount = format.integer(count);
    if (count >= total) {
      return success(
        t('actions.copied', { formatted: formattedCount, noun: rowNoun(meta, count, language) }),
      );
    }
    const text = t('actions.copiedPart', {
      formatted: formattedCount,
      total: format.integer(total),
      noun: genitiveRowNoun(meta, total, language),
    });
    successWithAction(text, t('actions.offerFile'), () => download({ call, format: 'csv' }));
  };
  const copy = async () => {
    setBusy(true);
    try {
      const text = postReport(call, copyParameters(call, language), language).then((result) => result.text());
      await copyText(text);
      showCopied(countCopiedRows(await text));
    } catch (error) {
      const reason =
        error instanceof ClipboardClosed ? t('actions.clipboardClosed') : requestErrorMessage(error);
      warn(t('actions.copyFailed'), reason);
    } finally {
      setBusy(false);
    }
  };
  return { copy: limits.copy ? () => void copy() : () => setRestrictedAction('copy'), busy };
}
