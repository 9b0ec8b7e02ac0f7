import { text } from '../../parameters/parameter-kinds.js';
import { inPath } from '../../parameters/rest-parameters.js';

/** Group report id in the path. */
export const groupRid = inPath(text(), {
  variable: 'rid',
  description: { en: 'Id of the group report.', ru: 'Id группового отчёта.' },
});
