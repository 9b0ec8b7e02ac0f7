import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxSelectedRows } from '../../../../server/contract/reports/selected-rows.js';
import { FlyoutMenu } from '../../../components/ui/flyout-menu.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useButtonShortcut } from '../../../lib/keyboard/shortcuts.js';
import { useCheckedCount } from '../use-checked-count.js';
import { rowNoun, genitiveRowNoun } from '../report-meta.js';
import { useTable } from '../table-context.js';
import { createSelectionCall } from './selection-call.js';
import { ExportItem } from './export-target.js';
import styles from './report-actions.module.css';
import type { DownloadRequest } from './use-download.js';

interface ExportMenuProps {
  download: (file: DownloadRequest) => void;
  busy: boolean;
  /** Asks for confirmation before a truncated export. */
  onTruncated: (file: DownloadRequest, rows: number, total: number) => void;
}

/** Export formats for the table or the selected rows. */
export function ExportMenu({ download, busy, onTruncated }: ExportMenuProps) {
  const { t, i18n } = useTranslation(['reports', 'files']);
  const format = useFormat();
  const table = useTable();
  const { meta, limits, rows: loadedRows, selection } = table;
  const checkedCount = useCheckedCount();
  const listedRows = selection.isAllSelected ? selection.excluded.size : checkedCount;
  const [isCheckedOnly, setCheckedOnly] = useState(false);
  const canExportChecked = checkedCount > 0 && listedRows <= maxSelectedRows;
  const canExportImages = !selection.isAllSelected && canExportChecked;
  const checkedOnly = isCheckedOnly && canExportChecked;
  const checkedRowsCall = createSelectionCall(table);
  const button = useButtonShortcut('export');
  const total = checkedOnly ? checkedCount : (loadedRows.result?.total ?? 0);
  const limitRows = (rowCount: number) => Math.min(rowCount, limits.fileRows ?? Infinity);
  const getItemProps = (
    format: DownloadRequest['format'],
    call = checkedOnly ? checkedRowsCall : table.call,
  ) => {
    const expectedRows = call === checkedRowsCall ? checkedCount : total;
    const isTruncated = limitRows(expectedRows) < expectedRows;
    return {
      file: { call, format },
      download,
      disabled: busy,
      onTruncated: isTruncated
        ? (file: DownloadRequest) => onTruncated(file, limitRows(expectedRows), expectedRows)
        : undefined,
    };
  };
  return (
    <FlyoutMenu
      width={264}
      target={
        <Button
          ref={button}
          className={styles.second}
          disabled={!loadedRows.result?.total}
          aria-label={t('actions.exportFormats')}
          title={t('actions.exportFormats')}
        >
          <IconChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <Menu.Label>{formatRowCount(limitRows(total), total)}</Menu.Label>
      <ExportItem {...getItemProps('csv')}>{t('actions.csvUtf8')}</ExportItem>
      {i18n.language === 'ru' && (
        <>
          <ExportItem {...getItemProps('cp1251')}>{t('actions.csvCp1251')}</ExportItem>
          <ExportItem {...getItemProps('comma')}>{t('actions.csvComma')}</ExportItem>
        </>
      )}
      <ExportItem {...getItemProps('xlsx')}>{t('files:xlsx')}</ExportItem>
      {checkedCount > 0 && (
        <>
          <Menu.Divider />
          <Menu.CheckboxItem
            checked={checkedOnly}
            onChange={setCheckedOnly}
            closeMenuOnClick={false}
            disabled={!canExportChecked}
            rightSection={<span className={styles.count}>{format.integer(checkedCount)}</span>}
          >
            {t('files:checkedOnly')}
          </Menu.CheckboxItem>
          {meta.images && (
            <ExportItem
              {...getItemProps('images', checkedRowsCall)}
              disabled={busy || !canExportImages}
              leftSection={<IconPhoto aria-hidden="true" />}
            >
              {t('files:images', { count: checkedCount })}
            </ExportItem>
          )}
          {!(meta.images ? canExportImages : canExportChecked) && (
            <Menu.Label>{t('files:checkedMost', { max: maxSelectedRows })}</Menu.Label>
          )}
        </>
      )}
    </FlyoutMenu>
  );

  function formatRowCount(rows: number, totalRows: number): string {
    const formattedRows =
      rows < totalRows
        ? t('actions.rowsOf', { formatted: format.integer(rows), total: format.integer(totalRows) })
        : format.integer(rows);
    const noun =
      rows < totalRows ? genitiveRowNoun(meta, totalRows, i18n.language) : rowNoun(meta, rows, i18n.language);
    return t('actions.rows', { formatted: formattedRows, noun });
  }
}
