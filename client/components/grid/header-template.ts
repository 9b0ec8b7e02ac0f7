/**
 * What a head consists of. The grid's own is another object each time, so that it makes every head anew where only the width of
 * a column has changed; with a text it keeps them.
 */
export const headerTemplate = `<div class="ag-cell-label-container" role="presentation">
  <span data-ref="eMenu" class="ag-header-icon" aria-hidden="true"></span>
  <div data-ref="eLabel" class="ag-header-cell-label" role="presentation">
    <span data-ref="eText" class="ag-header-cell-text"></span>
    <ag-sort-indicator data-ref="eSortIndicator"></ag-sort-indicator>
  </div>
</div>`;
