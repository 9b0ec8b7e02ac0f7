import { removeSample } from '../../../ingest/sample/remove-sample.js';
import { rebuildTask } from './rebuild-stages.js';

/** Removes the sample data from every database, for good; what people imported stays. */
export const removeSampleTask = rebuildTask<Readonly<Record<string, never>>>({
  id: 'removeSample',
  title: { en: 'Removal of the sample data', ru: 'Удаление данных примера' },
  ready: { en: 'The sample data is removed', ru: 'Данные примера удалены' },
  failed: { en: 'The sample data was not removed', ru: 'Данные примера не удалены' },
  atOnce: 1,
  run: (parts, _input, done) => removeSample(parts, done),
});
