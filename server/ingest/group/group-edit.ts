import type {
  GroupConditions,
  GroupEditAction,
  GroupEditSource,
} from '../../contract/projects/group-edits.js';
import type { GroupChannel } from '../../reports/subjects/group.subject.js';

/** A parsed and validated edit of a group report, stored so that it can be replayed on other keywords. */
export interface GroupEdit {
  action: GroupEditAction;
  by: GroupEditSource;
  /** Affected channels. */
  channels: readonly GroupChannel[];
  /** Normalised distinct keywords from a list or file. */
  words?: readonly string[];
  /** Keyword ids of selected rows. */
  ids?: readonly number[];
  /** ASCII names or decimal ids. */
  domains?: readonly string[];
  conditions?: GroupConditions;
  /** `%` matches any text, `_` one character. */
  templates?: readonly string[];
}
