import { text } from './parameter-kinds.js';
import { inPath } from './rest-parameters.js';

/** The group report that a call is about. */
export const groupRid = inPath(text(), {
  variable: 'rid',
  description: { en: 'Id of the group report.', ru: 'Id группового отчёта.' },
});
