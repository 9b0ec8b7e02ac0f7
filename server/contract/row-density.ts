/** Heights of the rows of tables: close-packed or with air. */
export type RowDensity = 'compact' | 'normal';
