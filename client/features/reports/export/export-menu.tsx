import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxSelectedRows } from '../../../../server/contract/selected-rows.js';
import { FlyoutMenu } from '../../../components/ui/flyout-menu.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useButtonShortcut } from '../../../lib/shortcuts.js';
import { rowNoun, genitiveRowNoun } from '../report-meta.js';
import { useTable } from '../table/table-context.js';
import { checkedCall } from './checked-call.js';
import { ExportItem } from './export-target.js';
import styles from './report-actions.module.css';
import type { DownloadRequest } from './use-download.js';

interface ExportMenuProps {
  download: (file: DownloadRequest) => void;
  busy: boolean;
  /** Confirms that a file will be truncated. */
  onShort: (file: DownloadRequest, rows: number, total: number) => void;
}

/** Export formats for the table or the selected rows. */
export function ExportMenu({ download, busy, onShort }: ExportMenuProps) {
  const { t, i18n } = useTranslation(['reports', 'files']);
  const format = useFormat();
  const table = useTable();
  const { meta, limits, rows: loaded, selection } = table;
  const checked = selection.rows.size;
  const [isCheckedOnly, setCheckedOnly] = useState(false);
  const choosable = checked > 0 && checked <= maxSelectedRows;
  const checkedOnly = isCheckedOnly && choosable;
  const ofChecked = checkedCall(table);
  const button = useButtonShortcut('export');
  const total = checkedOnly ? checked : (loaded.result?.total ?? 0);
  const limitRows = (rowCount: number) => Math.min(rowCount, limits.fileRows ?? Infinity);
  const target = (format: DownloadRequest['format'], call = checkedOnly ? ofChecked : table.call) => {
    const expected = call === ofChecked ? checked : total;
    const short = limits.isFreePlan && limitRows(expected) < expected;
    return {
      file: { call, format },
      download,
      disabled: busy,
      onShort: short ? (file: DownloadRequest) => onShort(file, limitRows(expected), expected) : undefined,
    };
  };
  return (
    <FlyoutMenu
      width={264}
      target={
        <Button
          ref={button}
          className={styles.second}
          disabled={!loaded.result?.total}
          aria-label={t('actions.exportFormats')}
          title={t('actions.exportFormats')}
        >
          <IconChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <Menu.Label>{rowsText(limitRows(total), total)}</Menu.Label>
      <ExportItem {...target('csv')}>{t('actions.csvUtf8')}</ExportItem>
      {i18n.language === 'ru' && (
        <>
          <ExportItem {...target('cp1251')}>{t('actions.csvCp1251')}</ExportItem>
          <ExportItem {...target('comma')}>{t('actions.csvComma')}</ExportItem>
        </>
      )}
      <ExportItem {...target('xlsx')}>{t('files:xlsx')}</ExportItem>
      {checked > 0 && (
        <>
          <Menu.Divider />
          <Menu.CheckboxItem
            checked={checkedOnly}
            onChange={setCheckedOnly}
            closeMenuOnClick={false}
            disabled={!choosable}
            rightSection={<span className={styles.count}>{format.integer(checked)}</span>}
          >
            {t('files:checkedOnly')}
          </Menu.CheckboxItem>
          {meta.images && (
            <ExportItem
              {...target('images', ofChecked)}
              disabled={busy || !choosable}
              leftSection={<IconPhoto aria-hidden="true" />}
            >
              {t('files:images', { count: checked })}
            </ExportItem>
          )}
          {!choosable && <Menu.Label>{t('files:checkedMost', { max: maxSelectedRows })}</Menu.Label>}
        </>
      )}
    </FlyoutMenu>
  );

  function rowsText(rows: number, full: number): string {
    const visible =
      rows < full
        ? t('actions.rowsOf', { formatted: format.integer(rows), total: format.integer(full) })
        : format.integer(rows);
    const noun =
      rows < full ? genitiveRowNoun(meta, full, i18n.language) : rowNoun(meta, rows, i18n.language);
    return t('actions.rows', { formatted: visible, noun });
  }
}
