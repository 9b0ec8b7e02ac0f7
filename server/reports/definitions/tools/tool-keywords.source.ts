import { resultDateAttributes } from '../../columns/result-date-columns.js';
import { vendorAttributes } from '../../columns/vendor-columns.js';
import type { Source } from '../../engine/report-source.js';
import { runConditions } from '../../subjects/run.subject.js';

/** Keywords of a tool run, one row per matching line. */
export const toolKeywordsSource: Source = {
  name: 'keywords of a run of a tool',
  from: 'tool_keyword',
  where: runConditions,
  identity: ['keyword_id', 'at'],
  attributes: { ...vendorAttributes(), ...resultDateAttributes() },
};
