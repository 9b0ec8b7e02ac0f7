import { vendorAttributes } from '../../columns/vendor-columns.js';
import type { Source } from '../../engine/report-source.js';
import { inRun } from '../../engine/run/run-scope.js';

/** Keywords that a run of a tool found, one row a line that it was found by. */
export const toolKeywordsSource: Source = {
  name: 'keywords of a run of a tool',
  from: 'tool_keyword',
  where: inRun,
  identity: ['keyword_id', 'at'],
  attributes: vendorAttributes(),
};
