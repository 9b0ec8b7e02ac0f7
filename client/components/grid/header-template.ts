/**
 * Header template. The grid recreates every header if the default object template changes identity; a constant string
 * prevents that.
 */
export const headerTemplate = `<div class="ag-cell-label-container" role="presentation">
  <span data-ref="eMenu" class="ag-header-icon" aria-hidden="true"></span>
  <div data-ref="eLabel" class="ag-header-cell-label" role="presentation">
    <span data-ref="eText" class="ag-header-cell-text"></span>
    <ag-sort-indicator data-ref="eSortIndicator"></ag-sort-indicator>
  </div>
</div>`;
