import { cellFormatPresentations } from '../../../components/grid/cell-formats.js';
import { plainText } from '../../../components/grid/cell-value.js';
import { Menu } from '@mantine/core';
import {
  IconColumns1,
  IconCopy,
  IconExternalLink,
  IconListSearch,
  IconSquareCheck,
  IconSquareOff,
  IconWorld,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCellEnvironment, type SerpFeatureClass } from '../../../components/grid/cell-environment.js';
import type { MenuCell } from '../../../components/grid/cell-of.js';
import { findNameColumn } from '../../../components/grid/grid-columns.js';
import { fillLink } from '../../../components/grid/link-template.js';
import { sourceText } from '../../../components/grid/value-source.js';
import { useFormat } from '../../../i18n/use-format.js';
import { reportPath } from '../../../addresses/report-path.js';
import { displayKey, shortcutKeys } from '../../../lib/keyboard/shortcut-keys.js';
import { useShortcutsEnabled } from '../../../lib/keyboard/shortcuts.js';
import { rowNoun } from '../report-meta.js';
import { formatCopiedValue, spreadsheetText } from '../selection/spreadsheet-text.js';
import { useCopyToClipboard } from '../selection/use-copy-to-clipboard.js';
import { isSelectable } from '../selection/is-selectable.js';
import { useGridChecks } from '../selection/use-grid-checks.js';
import { useTable } from '../table-context.js';
import styles from './cell-menu.module.css';
import { MenuFilters } from './menu-filters.js';
import type { CellLabels } from '../../../../server/contract/reports/cell-labels.js';
import { cellText } from '../../../components/grid/cell-text.js';
import type { GridColumn } from '../../../components/grid/grid-column.js';
import { signedText } from '../../../components/grid/number-text.js';
import { readablePath } from '../../../../server/contract/formatting/readable-path.js';
import { toUnicodeHost } from '../../../lib/text/unicode-host.js';

interface CellMenuProps {
  cell: MenuCell;
  onClose: () => void;
}

/** Context menu of a cell, at the pointer or below the cell. */
export function CellMenu({ cell, onClose }: CellMenuProps) {
  const { t } = useTranslation('reports');
  const { labels, serpFeatures } = useCellEnvironment();
  const { rowActions } = useTable();
  const { row, column, position, element } = cell;
  const value = menuValue(column, row[column.field], labels, serpFeatures);
  const source = sourceText(column, row, labels);
  const close = () => {
    onClose();
    element.focus();
  };
  return (
    <Menu
      opened
      onClose={close}
      position="bottom-start"
      offset={2}
      width={232}
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <button
          type="button"
          className={styles.place}
          style={{ left: position.x, top: position.y }}
          tabIndex={-1}
          aria-label={t('cellMenu.label', { column: column.title, value })}
        />
      </Menu.Target>
      <Menu.Dropdown className={styles.menu} onContextMenu={(event) => event.preventDefault()}>
        <OpenDomainItem cell={cell} />
        <Menu.Label className={styles.head}>
          {column.title} · <b>{value}</b>
          {source && <span className={styles.saidBy}>{source}</span>}
        </Menu.Label>
        <MenuFilters cell={cell} displayedValue={value} />
        <CopyItems cell={cell} />
        <RowLinks cell={cell} />
        {rowActions?.(row)}
        <SelectRowItem cell={cell} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Link to the domain's summary. */
function OpenDomainItem({ cell: { row, column } }: { cell: MenuCell }) {
  const { t } = useTranslation('reports');
  const { subject } = useTable();
  const domain = plainText(row[column.field]);
  if (cellFormatPresentations[column.format].subjectKind !== 'domain' || domain === '') return null;
  return (
    <>
      <Menu.Item
        component={Link}
        to={reportPath('domain-summary', { domain }, subject.links['base'])}
        leftSection={<IconWorld aria-hidden="true" />}
      >
        {t('cellMenu.openDomain')}
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}

/** Menu items that copy the cell or its column on the current page. */
function CopyItems({ cell: { row, column } }: { cell: MenuCell }) {
  const { t, i18n } = useTranslation('reports');
  const format = useFormat();
  const { labels, serpFeatures } = useCellEnvironment();
  const { meta, rows, limits, setRestrictedAction } = useTable();
  const copy = useCopyToClipboard();
  const value = formatCopiedValue(column, row[column.field], { labels, serpFeatures });
  const copyColumn = () => {
    if (!limits.copy) return setRestrictedAction('copy');
    const page = rows.result?.data ?? [];
    const formattedCount = format.integer(page.length);
    const noun = rowNoun(meta, page.length, i18n.language);
    copy(
      spreadsheetText([column], page, { labels, serpFeatures }),
      t('cellMenu.columnCopied', { formatted: formattedCount, noun, column: column.title }),
    );
  };
  return (
    <>
      <Menu.Item
        leftSection={<IconCopy aria-hidden="true" />}
        rightSection={<CellCopyShortcut />}
        disabled={value === ''}
        onClick={() => copy(value, t('cellMenu.cellCopied', { value }))}
      >
        {t('cellMenu.copyCell')}
      </Menu.Item>
      <Menu.Item leftSection={<IconColumns1 aria-hidden="true" />} onClick={copyColumn}>
        {t('cellMenu.copyColumn')}
      </Menu.Item>
    </>
  );
}

/** Keyboard shortcut that copies the focused cell. */
function CellCopyShortcut() {
  const [isOn] = useShortcutsEnabled();
  return isOn ? <kbd aria-hidden="true">{displayKey(shortcutKeys.copyCell)}</kbd> : null;
}

/** Toggles the row's selection. Phones have no check boxes, so they need this item. */
function SelectRowItem({ cell: { row, column } }: { cell: MenuCell }) {
  const { t } = useTranslation('reports');
  const { layout, meta, limits } = useTable();
  const { isChecked, setChecked } = useGridChecks();
  if (findNameColumn(layout.visible)?.id !== column.id || !isSelectable(meta, limits)) return null;
  const checked = isChecked(row);
  return (
    <>
      <Menu.Divider />
      <Menu.Item
        leftSection={checked ? <IconSquareOff aria-hidden="true" /> : <IconSquareCheck aria-hidden="true" />}
        onClick={() => setChecked([row], !checked)}
      >
        {t(checked ? 'cellMenu.clearRow' : 'cellMenu.selectRow')}
      </Menu.Item>
    </>
  );
}

/** Links to related reports and to the target of the cell. */
function RowLinks({ cell: { row, column } }: { cell: MenuCell }) {
  const { t } = useTranslation('reports');
  const { subject } = useTable();
  const to = column.linkTo ? fillLink(column.linkTo, row, subject.links) : undefined;
  const { subjectKind } = cellFormatPresentations[column.format];
  const keyword = subjectKind === 'keyword' ? plainText(row[column.field]) : '';
  const domain = plainText(row['domain']) || subject.domain;
  const pageUrl = subjectKind === 'page' && to ? plainText(row[column.field]) : '';
  if (!to && !keyword) return null;
  return (
    <>
      <Menu.Divider />
      {keyword && (
        <Menu.Item
          component={Link}
          to={reportPath('similar-keywords', { keyword }, subject.links['base'])}
          leftSection={<IconListSearch aria-hidden="true" />}
        >
          {t('cellMenu.similar')}
        </Menu.Item>
      )}
      {pageUrl && domain && (
        <Menu.Item
          component={Link}
          to={reportPath('page-competitors', { domain, pageUrl }, subject.links['base'])}
          leftSection={<IconListSearch aria-hidden="true" />}
        >
          {t('cellMenu.pageCompetitors')}
        </Menu.Item>
      )}
      {to && (
        <Menu.Item
          component="a"
          href={to}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink aria-hidden="true" />}
        >
          {t('cellMenu.newTab')}
        </Menu.Item>
      )}
    </>
  );
}

/** Display text of a cell value: signed changes, readable domains and paths, SERP features by name. */
function menuValue(
  column: GridColumn,
  value: unknown,
  labels: CellLabels,
  serpFeatures: ReadonlyMap<number, SerpFeatureClass>,
): string {
  const { subjectKind, isChange, isSerpFeatures } = cellFormatPresentations[column.format];
  if (subjectKind === 'domain' && typeof value === 'string') return toUnicodeHost(value);
  if (subjectKind === 'page' && typeof value === 'string') return readablePath(value);
  if (isChange && typeof value === 'number') return signedText(value, labels);
  if (isSerpFeatures && Array.isArray(value)) {
    return cellText(
      'text',
      value.map((id) => serpFeatures.get(Number(id))?.name ?? String(id)).join(', '),
      labels,
    );
  }
  return cellText(column.format, value, labels);
}
