import { taskStates, type TaskState } from '../../contract/projects/task-states.js';
import { taskStateSchema } from './common-schemas.js';
import { field } from './response-object.js';

/** Response fields that group reports and clustering projects share. */
export const projectFields = {
  create_date: field('createDate', {
    type: 'string',
    description: { en: 'Time of creation, ISO 8601.', ru: 'Время создания, ISO 8601.' },
  }),
  access_date: field('accessDate', {
    type: 'string',
    description: { en: 'Time of the last access, ISO 8601.', ru: 'Время последнего открытия, ISO 8601.' },
  }),
  state: field('state', taskStateSchema, (state) => taskStates[state as TaskState]),
  owner: field('owner', { type: 'string' }),
  canDelete: field('canDelete', { type: 'boolean' }),
  canChangeOwner: field('canChangeOwner', { type: 'boolean' }),
};
