import type { RowDensity } from '../../../../server/contract/appearance/row-density.js';
import { useStoredValue } from '../../../lib/storage/stored-value.js';

const rowHeights: Readonly<Record<RowDensity, number>> = { compact: 28, normal: 34 };

/** Row height in px; unknown densities use the default. */
export function rowHeightOf(density: RowDensity): number {
  return rowHeights[density] ?? rowHeights.normal;
}

/** Row density of this browser; does not save changes on the server. */
export function useDisplayedDensity() {
  return useStoredValue<RowDensity>('rivalscope.density', 'normal');
}
