import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import type { GroupEdit } from './group-edit.js';
import { addSql, copySql } from './group-edit-sql.js';
import { groupChannels, type GroupChannel } from '../../reports/engine/group/group-version.js';
import { jobSettings } from '../import-run.js';
import { idRanges, inIds, inRange } from './id-ranges.js';
import { editParameters, settleEdit, type Choice, type GroupToEdit } from './settle-edit.js';
import {
  countGroupKeywords,
  runOnGroup,
  type GroupWork,
  type WrittenVersion,
} from './write-group-version.js';

/** A version that an edit wrote. */
interface EditedVersion extends WrittenVersion {
  unknown: readonly string[];
}

/** Writes a version as the former one with the edit; nobody reads it before it is published. */
export async function applyEdit(
  work: GroupWork,
  group: GroupToEdit,
  edit: GroupEdit,
  version: number,
): Promise<EditedVersion> {
  const { stores, config, signal } = work;
  const settings = jobSettings(config);
  const { choices, unknown } = await settleEdit(
    { clickhouse: stores.clickhouse, settings, signal },
    group,
    edit,
  );
  const parameters = { ...editParameters(group), version };
  for (const channel of groupChannels) {
    for (const { sql, values } of statements(channel, edit, choices.get(channel))) {
      await runOnGroup(work, sql, { ...parameters, ...values });
    }
  }
  return { ...(await countGroupKeywords(work, group.report, version)), unknown };
}

interface Statement {
  sql: string;
  values: Readonly<Record<string, QueryParameter>>;
}

function* statements(
  channel: GroupChannel,
  { action }: GroupEdit,
  choice: Choice | undefined,
): Generator<Statement> {
  if (action === 'import' || choice === undefined) yield { sql: copySql(channel), values: {} };
  if (choice === undefined) return;
  if (!('ids' in choice)) {
    const write = action === 'import' ? addSql : copySql;
    yield { sql: write(channel, choice.sql), values: choice.parameters };
    return;
  }
  for (const { ids, from, below } of idRanges(choice.ids)) {
    const values = { ids, from, below };
    // Each statement has the ids of a range, and of the copy the rows of it.
    if (action === 'import') yield { sql: addSql(channel, inIds), values };
    else yield { sql: `${copySql(channel, inIds)} AND ${inRange}`, values };
  }
}
