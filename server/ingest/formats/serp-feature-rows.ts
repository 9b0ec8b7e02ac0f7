import type { RowReader } from './import-format.js';

/** Kinds of places that are ranks among the plain results. */
const organicKinds = new Set(['', 'organic', 'обычный']);

/**
 * Reads rows of a domain's places of which a column says the kind: a place in a feature of the page (People also ask, Images) is
 * that feature of the keyword, not a rank.
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
