import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { FilterEditor } from '../filter/filter-editor.js';
import type { FilterLine } from '../filter/filter-model.js';
import { FilterPanel } from '../filter/filter-panel.js';
import type { ParsedFilter } from '../filter/filter-string.js';
import { searchTextOf, withSearchText } from '../filter/search-text.js';
import type { CountRows } from '../filter/use-result-count.js';
import type { ReportVariables } from '../report-answer.js';
import type { ReportDocument } from '../report-document.js';
import { type ReportColumn, searchColumnOf } from '../report-meta.js';
import { FilterChips } from './filter-chips.js';
import { SearchBox } from './search-box.js';
import { TableTools } from './table-tools.js';
import styles from './toolbar.module.css';
import type { Density } from './use-density.js';
import { useEscape } from './use-escape.js';

interface ReportToolbarProps {
  document: ReportDocument;
  /** The report's subject. */
  variables: ReportVariables;
  /** Whether the viewer may ask for pages of any length. */
  anyLength: boolean;
  columns: readonly ReportColumn[];
  filter: ParsedFilter;
  conditions: number;
  /** The open filter panel, and the line that it begins with. */
  panel: { line?: number } | undefined;
  onPanel: (panel: { line?: number } | undefined) => void;
  /** Applies a filter; whether it was, as a plan may not hold it. */
  onFilter: (lines: readonly FilterLine[], unread?: readonly string[]) => boolean;
  density: Density;
  onDensity: (density: Density) => void;
}

/** Filter, search and chips on the left, the table's tools on the right. */
export function ReportToolbar(props: ReportToolbarProps) {
  const { document, variables, anyLength, columns, filter, conditions, panel, onPanel, onFilter } = props;
  const { density, onDensity } = props;
  const countRows = useCountRows(document, variables, anyLength);
  const searched = searchColumnOf(columns);
  const clear = useCallback(() => void onFilter([], []), [onFilter]);
  useEscape(conditions > 0, clear);
  return (
    <div className={styles['toolbar']}>
      <FilterPanel
        opened={panel !== undefined}
        count={conditions}
        disabled={columns.length === 0}
        onOpen={() => onPanel({})}
        onClose={() => onPanel(undefined)}
      >
        <FilterEditor
          columns={columns}
          lines={filter.lines}
          focusLine={panel?.line}
          countRows={countRows}
          onApply={(lines) => {
            if (onFilter(lines)) onPanel(undefined);
          }}
        />
      </FilterPanel>
      {searched && (
        <SearchBox
          value={searchTextOf(filter.lines, searched.id)}
          onSearch={(text) => void onFilter(withSearchText(filter.lines, searched.id, text))}
        />
      )}
      <FilterChips
        columns={columns}
        lines={filter.lines}
        unread={filter.unread}
        onEdit={(line) => onPanel({ line })}
        onRemove={(line) => void onFilter(filter.lines.filter((_line, index) => index !== line))}
        onRemoveUnread={(part) =>
          void onFilter(
            filter.lines,
            filter.unread.filter((_text, index) => index !== part),
          )
        }
        onClear={clear}
      />
      <TableTools density={density} onDensity={onDensity} />
    </div>
  );
}

/** Counts the rows of a filter by asking for the shortest page of it that the viewer may ask for. */
function useCountRows(document: ReportDocument, variables: ReportVariables, anyLength: boolean): CountRows {
  const client = useApolloClient();
  return useCallback(
    async (filter, signal) => {
      const { data } = await client.query({
        query: document,
        variables: { ...variables, page: 1, perPage: anyLength ? 1 : undefined, filter: filter || undefined },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal }, queryDeduplication: false },
      });
      return data?.report.total ?? 0;
    },
    [client, document, variables, anyLength],
  );
}
