import { text } from '../../parameters/parameter-kinds.js';
import { inPath } from '../../parameters/rest-parameters.js';

/** Project id in the path. */
export const clusteringUid = inPath(text(), {
  variable: 'uid',
  description: { en: 'Id of the project.', ru: 'Id проекта.' },
});
