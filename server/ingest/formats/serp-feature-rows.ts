import type { RowReader } from './import-format.js';

/** Column values that denote organic ranks. */
export const organicKinds = new Set(['', 'organic', 'обычный']);

/**
 * Reader for exports with a result type per row: a SERP feature such as People also ask or Images becomes a feature
 * of the keyword instead of a rank.
 */
export function serpFeatureRows(kindColumn: string): RowReader {
  return {
    *row({ record, value }) {
      const kind = value(kindColumn);
      if (organicKinds.has(kind.toLowerCase())) {
        yield record;
        return;
      }
      const { position: _, ranked_before: __, previous_position: ___, url: ____, ...keyword } = record;
      const features = typeof record.wizards === 'string' ? record.wizards.split(/[,|;]/) : [];
      yield { ...keyword, type: 'keyword', wizards: [...features, kind] };
    },
  };
}
