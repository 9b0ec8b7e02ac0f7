import { vendorAttributes } from '../../columns/vendor-columns.js';
import { groupConditions, type GroupChannel } from '../../subjects/group.subject.js';
import type { Source } from '../../engine/report-source.js';

/** Keywords of a group report in one channel, with the position of every domain. */
export function groupKeywordsSource(channel: GroupChannel): Source {
  return {
    name: `${channel} keywords of a group report`,
    from: 'group_keyword',
    where: groupConditions(channel),
    identity: ['keyword_id'],
    position: 'arrayMax(places)',
    attributes: vendorAttributes(),
  };
}
