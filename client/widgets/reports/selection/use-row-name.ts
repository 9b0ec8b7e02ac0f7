import { cellFormatPresentations } from '../../../components/grid/cell-formats.js';
import { plainText } from '../../../components/grid/cell-value.js';
import { useCallback } from 'react';
import type { GridRow } from '../../../components/grid/grid-column.js';
import { findNameColumn } from '../../../components/grid/grid-columns.js';
import { toUnicodeHost } from '../../../lib/text/unicode-host.js';
import { useTable } from '../table-context.js';

/** Display name of a row: its keyword, readable domain or page path. */
export function useRowName(): (row: GridRow) => string {
  const { layout } = useTable();
  const nameColumn = findNameColumn(layout.visible);
  return useCallback(
    (row: GridRow) => {
      const name = plainText(row[nameColumn?.field ?? '']);
      return nameColumn && cellFormatPresentations[nameColumn.format].subjectKind === 'domain'
        ? toUnicodeHost(name)
        : name;
    },
    [nameColumn],
  );
}
