import type { GroupChannel } from '../../reports/subjects/group.subject.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { KeywordSelection, type EditWork } from './keyword-selection.js';
import { buildCondition, resolveSource, type Condition } from './condition-sql.js';
import { findDuplicatesAmong, findDuplicates, type KeywordCandidate } from './find-duplicates.js';
import type { GroupEdit } from './group-edit.js';
import {
  previousKeywordsSql,
  domainKeywordsSql,
  existingDomainsSql,
  missingWordsSql,
  otherWordsSql,
  unknownWordsSql,
  domainWordsSql,
  wordsSql,
} from './group-edit-sql.js';
import { templateCondition } from './template-sql.js';

/** The version to edit and the generation that supplies keywords. */
export interface GroupToEdit {
  report: number;
  previousVersion: number;
  base: number;
  generation: number;
  /** ASCII names of the report's domains in order. */
  domains: readonly string[];
  /** Maximum position that counts. */
  top: number;
}

/** An edit resolved to keyword lists. */
interface ResolvedEdit {
  /** List numbers by affected channel; empty if nothing is selected. */
  selections: ReadonlyMap<GroupChannel, number>;
  /** Unresolved words and domains. */
  unknown: readonly string[];
}

/** Larger than any report, because the default row limit of report pages would truncate the result. */
const maxWords = 5_000_000;

/** Query parameters shared by all statements of an edit. */
export function editParameters({
  report,
  previousVersion,
  base,
  generation,
  domains,
  top,
}: GroupToEdit): Record<string, QueryParameter> {
  return { report, former: previousVersion, base, generation, domains, top };
}

/** Resolves the keywords that an edit selects in each channel and stores them as lists. */
export async function resolveEdit(
  work: EditWork,
  group: GroupToEdit,
  edit: GroupEdit,
): Promise<ResolvedEdit> {
  const selection = new KeywordSelection(work);
  switch (edit.by) {
    case 'list':
    case 'file':
      return resolveWords(work, group, edit, await selection.fromWords(edit.words ?? []));
    case 'keys':
      return { selections: forAllChannels(edit, await selection.fromIds(edit.ids ?? [])), unknown: [] };
    case 'doubles':
      return resolveDuplicates(work, group, edit, selection);
    case 'domains':
    case 'filter':
    case 'template':
      return resolveSelects(work, group, edit, selection);
  }
}

function forAllChannels({ channels }: GroupEdit, list: number): ReadonlyMap<GroupChannel, number> {
  return new Map(channels.map((channel) => [channel, list]));
}

async function resolveWords(
  work: EditWork,
  group: GroupToEdit,
  edit: GroupEdit,
  list: number,
): Promise<ResolvedEdit> {
  const unresolvedWords = await queryRows<{ word: string }>(
    work,
    edit.action === 'import' ? unknownWordsSql : missingWordsSql,
    { ...editParameters(group), list, channels: edit.channels },
  );
  return { selections: forAllChannels(edit, list), unknown: unresolvedWords.map(({ word }) => word) };
}

async function resolveSelects(
  work: EditWork,
  group: GroupToEdit,
  edit: GroupEdit,
  selection: KeywordSelection,
): Promise<ResolvedEdit> {
  const selections = new Map<GroupChannel, number>();
  for (const channel of edit.channels) {
    const condition = buildSelect(channel, group, edit);
    if (condition === undefined) continue;
    const parameters = { ...editParameters(group), ...condition.parameters };
    selections.set(channel, await selection.fromSelect(condition.sql, parameters));
  }
  return { selections, unknown: edit.by === 'domains' ? await findUnknownDomains(work, group, edit) : [] };
}

/** SELECT of the selected ids, or undefined for a channel without conditions, which stays unchanged. */
function buildSelect(channel: GroupChannel, group: GroupToEdit, edit: GroupEdit): Condition | undefined {
  const { action, conditions = {}, templates = [] } = edit;
  if (edit.by === 'template') {
    // A removal applies the templates to the report's keywords, an addition to the keywords of the report's domains.
    const condition = templateCondition(templates);
    if (action === 'delete') return conditionOnPreviousVersion(channel, condition);
    const parameters = { ...condition.parameters, ...domainParameters(group.domains) };
    return { sql: domainWordsSql(channel, condition.sql), parameters };
  }
  const source = resolveSource(channel, conditions);
  const condition = buildCondition(source, conditions);
  if (edit.by === 'domains') return conditionOnDomains(source, edit.domains ?? [], condition);
  if (condition === undefined) return undefined;
  return action === 'import'
    ? conditionOnDomains(source, group.domains, condition)
    : conditionOnPreviousVersion(source, condition);
}

async function findUnknownDomains(work: EditWork, group: GroupToEdit, edit: GroupEdit): Promise<string[]> {
  const domains = edit.domains ?? [];
  const domainRows = await queryRows<{ name: string; id: string }>(work, existingDomainsSql, {
    ...editParameters(group),
    ...domainParameters(domains),
  });
  const existing = new Set(domainRows.flatMap(({ name, id }) => [name, id]));
  return domains.filter((domain) => !existing.has(domain));
}

/**
 * A removal selects the duplicates within each list. An addition selects the domains' keywords that duplicate listed
 * ones.
 */
async function resolveDuplicates(
  work: EditWork,
  group: GroupToEdit,
  edit: GroupEdit,
  selection: KeywordSelection,
): Promise<ResolvedEdit> {
  const selections = new Map<GroupChannel, number>();
  for (const channel of edit.channels) {
    const words = await queryWords(wordsSql(channel));
    const ids =
      edit.action === 'delete'
        ? await findDuplicates(words, work.signal)
        : await findDuplicatesAmong(words, await queryWords(otherWordsSql(channel)), work.signal);
    selections.set(channel, await selection.fromIds(ids));
  }
  return { selections, unknown: [] };

  function queryWords(sql: string): Promise<readonly KeywordCandidate[]> {
    return queryRows<KeywordCandidate>(work, sql, {
      ...editParameters(group),
      ...domainParameters(group.domains),
    });
  }
}

/** SELECT of a channel's keywords of some domains that match the condition. */
function conditionOnDomains(
  channel: GroupChannel,
  domains: readonly string[],
  condition: Condition | undefined,
): Condition {
  return {
    sql: domainKeywordsSql(channel, condition?.sql),
    parameters: { ...condition?.parameters, ...domainParameters(domains) },
  };
}

/** SELECT of the channel's keywords in the previous version that match the condition. */
function conditionOnPreviousVersion(channel: GroupChannel, { sql, parameters }: Condition): Condition {
  return { sql: previousKeywordsSql(channel, sql), parameters };
}

/** Splits domains into names and decimal ids. */
function domainParameters(domains: readonly string[]): Record<string, QueryParameter> {
  const isId = (domain: string) => /^\d+$/.test(domain);
  return {
    named: domains.filter((domain) => !isId(domain)),
    named_ids: domains.filter(isId).map(Number),
  };
}

async function queryRows<Row>(
  { clickhouse, version, settings, signal }: EditWork,
  sql: string,
  parameters: Record<string, QueryParameter>,
): Promise<readonly Row[]> {
  const { rows } = await clickhouse.query<Row>(sql, {
    parameters: { ...parameters, version },
    settings: { ...settings, max_result_rows: maxWords },
    signal,
    tag: { operation: 'group-edit' },
  });
  return rows;
}
