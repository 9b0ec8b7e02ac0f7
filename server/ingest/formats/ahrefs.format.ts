import { allAs, joins, leftOut } from './column-use.js';
import { coversFeatureColumn } from './format-coverage.js';
import type { CsvFormat, ImportRecord, RowReader } from './import-format.js';
import { serpFeatureRows } from './serp-feature-rows.js';

/** Boolean columns, one per intent. */
const intents = ['branded', 'local', 'informational', 'commercial', 'transactional', 'navigational'];

const kindColumn = 'current position kind';

/** Ahrefs organic keywords of a site, with the columns of older and newer exports. */
export const ahrefs: CsvFormat = {
  kind: 'csv',
  id: 'ahrefs',
  name: 'Ahrefs organic keywords',
  coverage: coversFeatureColumn,
  vendor: 'ahrefs',
  resultScope: 'domain',
  columns: {
    '#': leftOut('rowNumber'),
    keyword: 'keyword',
    'current position': 'position',
    position: 'position',
    'previous position': 'ranked_before',
    volume: 'ws',
    ...allAs(['kd', 'difficulty'], 'difficulty'),
    cpc: 'cpc',
    'current url': 'url',
    url: 'url',
    'serp features': 'wizards',
    [kindColumn]: joins('type'),
    ...allAs(intents, joins('intent')),
    country: 'market',
    location: 'country',
    ...allAs(['language', 'languages', 'location id'], leftOut('market')),
    ...allAs(
      ['organic traffic', 'traffic', 'current organic traffic', 'organic traffic change', 'paid traffic'],
      leftOut('computedHere'),
    ),
    ...allAs(
      [
        'position change',
        'previous organic traffic',
        'previous position kind',
        'previous url',
        'previous date',
        'position history',
      ],
      leftOut('previousState'),
    ),
    ...allAs(['updated', 'last update', 'current date', 'date'], leftOut('lookUpDay')),
    ...allAs(['current url inside', 'entities', 'cps', 'clicks', 'keyword length'], leftOut('noReport')),
  },
  recognises: (header) =>
    header.has('keyword') &&
    header.has('volume') &&
    (header.has('kd') || header.has('difficulty')) &&
    (header.has('current position') || header.has('position')) &&
    (header.has('current url') || header.has('url')),
  notes: () => ['oneDomain'],
  reader({ names }) {
    const intentColumns = intents.filter((intent) => names.includes(intent));
    if (!names.includes(kindColumn) && intentColumns.length === 0) return undefined;
    return addIntents(intentColumns, serpFeatureRows(kindColumn));
  },
};

function addIntents(intentColumns: readonly string[], innerReader: RowReader): RowReader {
  return {
    *row(row) {
      const trueIntents = intentColumns.filter((intent) => row.value(intent).toLowerCase() === 'true');
      const record: ImportRecord =
        trueIntents.length > 0 ? { ...row.record, intent: trueIntents.join(',') } : row.record;
      yield* innerReader.row({ ...row, record });
    },
  };
}
