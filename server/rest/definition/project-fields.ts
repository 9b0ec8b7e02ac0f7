import { taskStates, type TaskState } from '../../contract/projects/task-states.js';
import { taskStateSchema } from './common-schemas.js';
import { field } from './response-object.js';

/** Response fields that group reports and clustering projects share. */
export const projectFields = {
  create_date: field(
    'createDate',
    {
      type: 'string',
      description: {
        en: 'Time of creation, YYYY-MM-DD HH:MM:SS in UTC.',
        ru: 'Время создания, ГГГГ-ММ-ДД ЧЧ:ММ:СС в UTC.',
      },
    },
    formatTime,
  ),
  access_date: field(
    'accessDate',
    {
      type: 'string',
      description: {
        en: 'Time of the last access, YYYY-MM-DD HH:MM:SS in UTC.',
        ru: 'Время последнего открытия, ГГГГ-ММ-ДД ЧЧ:ММ:СС в UTC.',
      },
    },
    formatTime,
  ),
  state: field('state', taskStateSchema, (state) => taskStates[state as TaskState]),
  owner: field('owner', { type: 'string' }),
  canDelete: field('canDelete', { type: 'boolean' }),
  canChangeOwner: field('canChangeOwner', { type: 'boolean' }),
};

/** Time in UTC. The public API has no time zone in times. */
export function formatTime(time: unknown): string {
  return new Date(String(time)).toISOString().slice(0, 19).replace('T', ' ');
}
