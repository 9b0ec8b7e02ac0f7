import { useTranslation } from 'react-i18next';
import { useCellLabels } from '../../../i18n/use-cell-labels.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useCopyTable } from '../export/use-copy-table.js';
import { createSelectionCall } from '../export/selection-call.js';
import { useCheckedCount } from '../use-checked-count.js';
import { rowNoun } from '../report-meta.js';
import { useTable } from '../table-context.js';
import { spreadsheetText } from './spreadsheet-text.js';
import { useCopyToClipboard } from './use-copy-to-clipboard.js';

/** Copies the selected rows with headers; a selection of all rows is fetched from the server. */
export function useCopyChecked(): () => void {
  const { t, i18n } = useTranslation('reports');
  const format = useFormat();
  const labels = useCellLabels();
  const copying = useCopyToClipboard();
  const context = useTable();
  const { meta, layout, serpFeatures, selection, limits, setRestrictedAction } = context;
  const count = useCheckedCount();
  const copyAll = useCopyTable(
    selection.isAllSelected ? { call: createSelectionCall(context), count } : undefined,
  );
  if (!limits.copy) return () => setRestrictedAction('copy');
  if (selection.isAllSelected) return copyAll.copy;
  return () => {
    const { size } = selection.rows;
    const noun = rowNoun(meta, size, i18n.language);
    copying(
      spreadsheetText(layout.visible, selection.rows.values(), { labels, serpFeatures }),
      t('actions.copied', { formatted: format.integer(size), noun }),
    );
  };
}
