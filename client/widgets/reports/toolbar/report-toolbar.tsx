import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { FilterEditor } from '../filter/filter-editor.js';
import type { SavedDraft } from '../filter/use-filter-draft.js';
import { FilterPanel } from '../filter/filter-panel.js';
import { filterWithSearch } from '../filter/search-text.js';
import type { CountRows } from '../filter/use-result-count.js';
import { requestedDays } from '../report-meta.js';
import { useTable } from '../table-context.js';
import { FilterChips } from './filter-chips.js';
import { SearchBox } from './search-box.js';
import { TableTools } from './table-tools.js';
import styles from './toolbar.module.css';
import { isEditableTarget } from '../../../lib/keyboard/editable-target.js';

interface ReportToolbarProps {
  /** Predefined filters before the chips. */
  presetFilters?: ReactNode;
  /** Legend after the chips. */
  legend?: ReactNode;
  /** Content at the right end, if the page header has no space for it. */
  trailing?: ReactNode;
}

/** Toolbar: filter, search and chips on the left, table tools on the right. */
export function ReportToolbar({ presetFilters, legend, trailing }: ReportToolbarProps) {
  const { filter, state, searchColumn, change } = useTable();
  const { columns, applied, conditions, apply, clear, panel, setPanel } = filter;
  const countRows = useCountRows();
  const savedDraft = useRef<SavedDraft>(undefined);
  useEscape(conditions > 0 || state.search !== '', clear);
  return (
    <div className={styles.toolbar} data-toolbar>
      <FilterPanel
        opened={panel !== undefined}
        count={conditions}
        disabled={columns.length === 0}
        onOpen={() => setPanel({})}
        onClose={() => setPanel(undefined)}
      >
        <FilterEditor
          savedDraft={savedDraft}
          columns={columns}
          lines={applied.filter}
          focusLine={panel?.line}
          countRows={countRows}
          onApply={(lines) => {
            if (apply(lines)) setPanel(undefined);
          }}
        />
      </FilterPanel>
      {searchColumn && <SearchBox value={state.search} onSearch={(search) => void change({ search })} />}
      {presetFilters}
      <FilterChips
        columns={columns}
        lines={applied.filter}
        invalid={applied.invalid}
        onEdit={(line) => setPanel({ line })}
        onRemove={(line) => void apply(applied.filter.filter((_line, index) => index !== line))}
        onRemoveInvalid={(invalidIndex) =>
          void apply(
            applied.filter,
            applied.invalid.filter((_text, index) => index !== invalidIndex),
          )
        }
        onClear={clear}
      />
      {legend}
      <TableTools trailing={trailing} />
    </div>
  );
}

/** Counts filtered rows by requesting the smallest allowed page. */
function useCountRows(): CountRows {
  const client = useApolloClient();
  const { meta, document, subject, limits, state, searchColumn } = useTable();
  const { search } = state;
  const searchField = searchColumn?.id;
  const forDay = requestedDays(meta, state);
  const { variables } = subject;
  const canSetPageSize = limits.perPage;
  return useCallback(
    async (filter, signal) => {
      const { data } = await client.query({
        query: document,
        variables: {
          ...variables,
          page: 1,
          perPage: canSetPageSize ? 1 : undefined,
          filter: filterWithSearch({ filter, search }, searchField) || undefined,
          forDay,
        },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal }, queryDeduplication: false },
      });
      return data?.report.total ?? 0;
    },
    [client, document, variables, canSetPageSize, forDay, search, searchField],
  );
}

/** Calls `onEscape` on Esc, unless a field, menu or dialog handles the key. */
function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isEditableTarget(event.target)) onEscape();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [active, onEscape]);
}
