import type { RowDensity } from '../../../../server/contract/row-density.js';
import { useStored } from '../../../lib/stored-value.js';

const rowHeights: Readonly<Record<RowDensity, number>> = { compact: 28, normal: 34 };

/** Height of a row in px; that of the usual density for one that is not known. */
export function rowHeightOf(density: RowDensity): number {
  return rowHeights[density] ?? rowHeights.normal;
}

/** The row height of every table in this browser, without telling the server of a change. */
export function useDisplayedDensity() {
  return useStored<RowDensity>('rivalscope.density', 'normal');
}
