import { removeSample } from '../../ingest/sample/remove-sample.js';
import { rebuildTask } from './rebuild-task.js';

/** Permanently removes the sample data from every database. Imported data stays. */
export const removeSampleTask = rebuildTask<Readonly<Record<string, never>>>({
  id: 'removeSample',
  title: { en: 'Removal of the sample data', ru: 'Удаление данных примера' },
  successMessage: { en: 'The sample data is removed', ru: 'Данные примера удалены' },
  failureMessage: { en: 'The sample data was not removed', ru: 'Данные примера не удалены' },
  maxConcurrentPerAccount: 1,
  run: (parts, _input, onProgress) => removeSample(parts, onProgress),
});
