import { text } from './parameter-kinds.js';
import { inPath } from './rest-parameters.js';

/** The project of keyword clusters that a call is about. */
export const clusteringUid = inPath(text(), {
  variable: 'uid',
  description: { en: 'Id of the project.', ru: 'Id проекта.' },
});
