import { useStored } from '../../../lib/stored-value.js';

/** Height of the rows: close-packed or with air. */
export type Density = 'compact' | 'normal';

const rowHeights: Readonly<Record<Density, number>> = { compact: 28, normal: 34 };

/** The row height that this person chose last, in every table. */
export function useDensity() {
  const [density, setDensity] = useStored<Density>('rivalscope.density', 'normal');
  return { density, setDensity, rowHeight: rowHeights[density] ?? rowHeights.normal };
}
