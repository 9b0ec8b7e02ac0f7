import { useState } from 'react';
import type { SavedFilter } from './use-saved-filters.js';

/**
 * Preserves the order in which the menu opened, so that rows do not move under the pointer. New filters come last.
 */
export function useStableOrder(filters: readonly SavedFilter[] | undefined): readonly SavedFilter[] {
  const [order, setOrder] = useState<readonly number[]>();
  if (filters && !order) setOrder(filters.map(({ id }) => id));
  const rankOf = ({ id }: SavedFilter) => {
    const index = order?.indexOf(id) ?? -1;
    return index < 0 ? Infinity : index;
  };
  return [...(filters ?? [])].sort((a, b) => {
    const [first, second] = [rankOf(a), rankOf(b)];
    return first === second ? 0 : first - second;
  });
}
