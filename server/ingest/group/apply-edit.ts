import type { GroupChannel } from '../../reports/subjects/group.subject.js';
import { jobSettings } from '../import-run.js';
import type { GroupEdit } from './group-edit.js';
import { addSql, copyPagesSql, copySql } from './group-edit-sql.js';
import { editParameters, resolveEdit, type GroupToEdit } from './resolve-edit.js';
import {
  countGroupKeywords,
  runOnGroup,
  writeGroupPages,
  type GroupWork,
  type WrittenVersion,
} from './write-group-version.js';

/** A version written by an edit. */
interface EditedVersion extends WrittenVersion {
  unknown: readonly string[];
}

/** Writes a new version with the edit applied to the previous one. The new version is invisible until published. */
export async function applyEdit(
  work: GroupWork,
  group: GroupToEdit,
  edit: GroupEdit,
  version: number,
): Promise<EditedVersion> {
  const { stores, config, signal } = work;
  const settings = jobSettings(config);
  const { selections, unknown } = await resolveEdit(
    { clickhouse: stores.clickhouse, version, settings, signal },
    group,
    edit,
  );
  const parameters = { ...editParameters(group), version };
  const applyToChannel = async (channel: GroupChannel) => {
    const list = selections.get(channel);
    const hasSelection = list !== undefined;
    const listParameters = { ...parameters, ...(hasSelection && { list }) };
    await runOnGroup(
      work,
      copySql(channel, { excludeSelected: hasSelection && edit.action === 'delete' }),
      listParameters,
    );
    if (hasSelection && edit.action === 'import') await runOnGroup(work, addSql(channel), listParameters);
  };
  await applyToChannel('organic');
  // Pages depend only on organic keywords: if these are unchanged, the pages are copied.
  const pages = selections.has('organic')
    ? writeGroupPages(work, group, version)
    : runOnGroup(work, copyPagesSql, parameters);
  await Promise.all([applyToChannel('context'), pages]);
  return { ...(await countGroupKeywords(work, group.report, version)), unknown };
}
