/** Row heights of tables. */
export type RowDensity = 'compact' | 'normal';
