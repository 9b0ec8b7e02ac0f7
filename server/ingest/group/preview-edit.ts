import { groupChannels, type GroupChannel } from '../../reports/subjects/group.subject.js';
import type { GroupEdit } from './group-edit.js';
import { addedSql, removedSql } from './group-edit-sql.js';
import type { EditWork } from './keyword-selection.js';
import { editParameters, resolveEdit, type GroupToEdit } from './resolve-edit.js';

/** Predicted effect of an edit. */
export interface EditPreview {
  /** Number of keywords to add or remove. */
  organic: number;
  context: number;
  unknown: readonly string[];
  /** Examples of these keywords with the highest volumes. */
  samples: string[];
}

const maxSamples = 10;

/** Calculates the effect of an edit without changing the report. */
export async function previewEdit(work: EditWork, group: GroupToEdit, edit: GroupEdit): Promise<EditPreview> {
  const { selections, unknown } = await resolveEdit(work, group, edit);
  const counts: Record<GroupChannel, number> = { organic: 0, context: 0 };
  const samples = new Map<string, number>();
  for (const channel of groupChannels) {
    const list = selections.get(channel);
    if (list === undefined) continue;
    const selectSql = edit.action === 'import' ? addedSql : removedSql;
    const { rows } = await work.clickhouse.query<{ keywords: number; first: [number, string][] }>(
      `SELECT count() AS keywords, groupArraySorted(${maxSamples})((-toInt64(ws), word)) AS first\nFROM (${selectSql(channel)})`,
      {
        parameters: { ...editParameters(group), version: work.version, list },
        settings: work.settings,
        signal: work.signal,
        tag: { operation: 'group-edit-preview' },
      },
    );
    counts[channel] = rows[0]?.keywords ?? 0;
    for (const [order, word] of rows[0]?.first ?? []) samples.set(word, -order);
  }
  const sorted = [...samples].sort(
    ([wordA, volumeA], [wordB, volumeB]) => volumeB - volumeA || (wordA < wordB ? -1 : 1),
  );
  return { ...counts, unknown, samples: sorted.slice(0, maxSamples).map(([word]) => word) };
}
