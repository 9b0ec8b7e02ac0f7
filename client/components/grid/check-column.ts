import type { ColDef, ICellRendererComp, ICellRendererParams, IRowNode } from 'ag-grid-community';
import { CheckAllHeader } from './check-all-header.js';
import styles from './checks.module.css';
import type { GridRow } from './grid-column.js';

/** Id of the check box column; no report column uses it. */
export const checkColumnId = '__check';

export const checkColumnWidth = 37;

interface CheckCellParams extends ICellRendererParams<GridRow> {
  getRowName: (row: GridRow) => string;
}

/** Row check box as a plain DOM component: React would be slow for up to 500 rows. */
class CheckCell implements ICellRendererComp<GridRow> {
  readonly #box = document.createElement('input');
  #node: IRowNode<GridRow> | undefined;
  readonly #show = () => {
    this.#box.checked = this.#node?.isSelected() === true;
  };

  init({ node, data, getRowName }: CheckCellParams): void {
    this.#node = node;
    this.#box.type = 'checkbox';
    this.#box.className = styles.box ?? '';
    this.#box.tabIndex = -1;
    if (data) this.#box.setAttribute('aria-label', getRowName(data));
    this.#show();
    node.addEventListener('rowSelected', this.#show);
  }

  getGui(): HTMLElement {
    return this.#box;
  }

  refresh(): boolean {
    return false;
  }

  destroy(): void {
    this.#node?.removeEventListener('rowSelected', this.#show);
  }
}

/** The check box column, pinned before all others. */
export function checkColumn(getRowName: (row: GridRow) => string): ColDef<GridRow> {
  return {
    colId: checkColumnId,
    headerName: '',
    headerComponent: CheckAllHeader,
    headerClass: styles.cell,
    cellClass: styles.cell,
    cellRenderer: CheckCell,
    cellRendererParams: { getRowName },
    pinned: 'left',
    lockPosition: 'left',
    lockPinned: true,
    width: checkColumnWidth,
    minWidth: checkColumnWidth,
    resizable: false,
    sortable: false,
    suppressMovable: true,
  };
}
