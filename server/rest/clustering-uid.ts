import { text } from './parameter-kinds.js';
import { inPath } from './rest-parameters.js';

/** Project id in the path. */
export const clusteringUid = inPath(text(), {
  variable: 'uid',
  description: { en: 'Id of the project.', ru: 'Id проекта.' },
});
