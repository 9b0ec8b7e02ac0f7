import type { GroupConditions, GroupEditAction, GroupEditSource } from '../../contract/group-edits.js';
import type { GroupChannel } from '../../reports/engine/group/group-version.js';

/** An edit of a group report as it is kept: all that repeats it on other keywords, already read and checked. */
export interface GroupEdit {
  action: GroupEditAction;
  by: GroupEditSource;
  /** The lists that it changes. */
  channels: readonly GroupChannel[];
  /** Of a list or file: keywords as the store holds them, each once. */
  words?: readonly string[];
  /** Of chosen rows: ids of keywords. */
  ids?: readonly number[];
  /** Names in ASCII, or ids in digits. */
  domains?: readonly string[];
  conditions?: GroupConditions;
  /** `%` stands for any text, `_` for one character. */
  templates?: readonly string[];
}
