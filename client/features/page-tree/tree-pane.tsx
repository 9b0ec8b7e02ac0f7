import { ActionIcon, Checkbox, CloseButton, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../components/ui/state-message.js';
import { useFormat } from '../../i18n/use-format.js';
import { countColumns } from './count-columns.js';
import { CountHeader } from './count-header.js';
import styles from './page-tree-page.module.css';
import { TreeList } from './tree-list.js';
import type { PageTree } from './tree-model.js';
import { type TreeSettings, getCountColumn } from './tree-settings.js';
import { useTreeRows } from './use-tree-rows.js';
import type { TreeSort } from '../../../server/contract/reports/tree-counts.js';
import type { NodeOrder } from './flatten-tree.js';

interface TreePaneProps {
  tree: PageTree;
  /** Distinct keywords of the domain; undefined if the plan truncates the tree. */
  keywords: number | undefined;
  /** Pages that are grouped into a section with other pages. */
  pagesTogether: number;
  /** Whether visits are estimates. */
  hasVolumes: boolean;
  domain: string;
  settings: TreeSettings;
  selected: number;
  includesDescendants: boolean;
  onIncludeDescendants: (includesDescendants: boolean) => void;
  onSelect: (node: number) => void;
  onSettings: () => void;
}

/** Left pane: search, settings, level switch and tree. */
export function TreePane(props: TreePaneProps) {
  const {
    tree,
    keywords,
    pagesTogether,
    hasVolumes,
    domain,
    settings,
    selected,
    includesDescendants,
    onIncludeDescendants,
    onSelect,
    onSettings,
  } = props;
  const { t } = useTranslation('pageTree');
  const format = useFormat();
  const [search, setSearch] = useState('');
  const order = useMemo(
    () => nodeOrder(tree, settings.sort, includesDescendants),
    [tree, settings.sort, includesDescendants],
  );
  const columns = useMemo(
    () => countColumns(tree, settings, includesDescendants, hasVolumes),
    [tree, settings, includesDescendants, hasVolumes],
  );
  const { rows, open, toggle, matchCount } = useTreeRows(tree, selected, search, order);
  /** A keyword counts once for every page that ranks for it, unlike in the summary of the domain. */
  const formatTotals = (positions: number, distinct: number) => {
    const totals = t('whole', {
      positions: t('positions', { count: positions, formatted: format.integer(positions) }),
      keywords: t('ofKeywords', { count: distinct, formatted: format.integer(distinct) }),
    });
    return positions > distinct ? t('summed', { totals }) : totals;
  };
  const header = (
    <div className={styles.over}>
      <Checkbox
        className={styles.levels}
        size="xs"
        label={t('levels')}
        checked={includesDescendants}
        onChange={(event) => onIncludeDescendants(event.currentTarget.checked)}
      />
      <CountHeader columns={columns} />
    </div>
  );
  return (
    <section className={styles.left} aria-label={t('list.label', { domain })}>
      <div className={styles.tools}>
        <TreeSearch onSearch={setSearch} />
        <ActionIcon onClick={onSettings} aria-label={t('settings')} title={t('settings')}>
          <IconAdjustmentsHorizontal aria-hidden="true" />
        </ActionIcon>
      </div>
      <p className={styles.found} role="status">
        {matchCount !== undefined
          ? t('found', { formatted: format.integer(matchCount) })
          : keywords !== undefined
            ? formatTotals(tree.subtreeCounts.it50[0] ?? 0, keywords)
            : ''}
      </p>
      {matchCount === undefined && pagesTogether > 0 ? (
        <p className={styles.found}>{t('together', { formatted: format.integer(pagesTogether) })}</p>
      ) : null}
      {matchCount === 0 ? (
        <StateMessage title={t('noneFound')} className={styles.noneFound}>
          {t('noneFoundText')}
        </StateMessage>
      ) : (
        <TreeList
          tree={tree}
          rootName={domain}
          rows={rows}
          open={open}
          selected={selected}
          columns={columns}
          header={header}
          onToggle={toggle}
          onSelect={onSelect}
        />
      )}
    </section>
  );
}

/** Comparator for the sort setting; undefined for the order of paths, which also breaks ties. */
export function nodeOrder(
  { names, nodeCounts, subtreeCounts }: PageTree,
  sort: TreeSort | null,
  includesDescendants: boolean,
): NodeOrder | undefined {
  if (!sort) return undefined;
  const direction = sort.dir === 'desc' ? -1 : 1;
  const { field } = sort;
  if (field === 'name') {
    const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
    return (a, b) => direction * collator.compare(names[a] ?? '', names[b] ?? '') || a - b;
  }
  const values = (includesDescendants ? subtreeCounts : nodeCounts)[getCountColumn(field)];
  return (a, b) => direction * ((values[a] ?? 0) - (values[b] ?? 0)) || a - b;
}

interface TreeSearchProps {
  /** Runs on Enter. An empty text clears the search. */
  onSearch: (text: string) => void;
}

/** Search box above the tree. */
function TreeSearch({ onSearch }: TreeSearchProps) {
  const { t } = useTranslation('pageTree');
  const [text, setText] = useState('');
  const clear = () => {
    setText('');
    onSearch('');
  };
  return (
    <TextInput
      className={styles.search}
      value={text}
      placeholder={t('search')}
      aria-label={t('searchLabel')}
      leftSection={<IconSearch aria-hidden="true" />}
      rightSection={
        text ? <CloseButton size="sm" aria-label={t('clearSearch')} onClick={clear} /> : undefined
      }
      onChange={(event) => {
        setText(event.currentTarget.value);
        if (event.currentTarget.value === '') onSearch('');
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch(text);
        if (event.key === 'Escape') clear();
      }}
    />
  );
}
