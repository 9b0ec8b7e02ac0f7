import { tableAttributes } from '../../engine/source-sql.js';
import { groupCompetitorConditions, type GroupChannel } from '../../subjects/group.subject.js';
import type { Source } from '../../engine/report-source.js';

/** Domains that share keywords with a group. The counts come from the last competitor calculation. */
export function groupCompetitorsSource(channel: GroupChannel): Source {
  return {
    name: `${channel} competitors of a group report`,
    from: `(SELECT domain_id AS key_id, shared AS cnt FROM group_competitor WHERE ${groupCompetitorConditions(channel).join(' AND ')})`,
    where: [],
    identity: ['key_id'],
    attributes: { row: tableAttributes('domain', 'domain_id', { carried: { cnt: 'UInt64' } }) },
  };
}
