import type { GroupChannel } from '../../reports/engine/group/group-version.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { KeywordSelection, type EditWork } from './keyword-selection.js';
import { conditionOf, sourceOf, type Condition } from './condition-sql.js';
import { duplicatesOf, findDuplicates, type KeywordCandidate } from './find-duplicates.js';
import type { GroupEdit } from './group-edit.js';
import {
  previousWhereSql,
  keywordsOfNamedSql,
  existingDomainsSql,
  missingWordsSql,
  otherWordsSql,
  unknownWordsSql,
  wordsOfNamedSql,
  wordsSql,
} from './group-edit-sql.js';
import { templateCondition } from './template-sql.js';

/** The version that an edit changes, and the generation that it takes keywords from. */
export interface GroupToEdit {
  report: number;
  previousVersion: number;
  base: number;
  generation: number;
  /** Names of the report's domains in ASCII, in their order. */
  domains: readonly string[];
  /** Depth within which a position counts. */
  top: number;
}

/** An edit, settled on a version. */
interface ResolvedEdit {
  /** Numbers of the lists of keywords that it chooses, by the channels that it changes; none where it chooses nothing. */
  selections: ReadonlyMap<GroupChannel, number>;
  /** Words that the database does not know, or that are not in the report; domains that the database does not know. */
  unknown: readonly string[];
}

/** More keywords than any report has: the engine's bound on the rows of a page would cut them. */
const maxWords = 5_000_000;

/** Values that every statement of an edit may name. */
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

/** Works out which keywords an edit chooses in each channel of the version that it changes, and writes them down as lists. */
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
  const found = await queryRows<{ word: string }>(
    work,
    edit.action === 'import' ? unknownWordsSql : missingWordsSql,
    { ...editParameters(group), list, channels: edit.channels },
  );
  return { selections: forAllChannels(edit, list), unknown: found.map(({ word }) => word) };
}

async function resolveSelects(
  work: EditWork,
  group: GroupToEdit,
  edit: GroupEdit,
  selection: KeywordSelection,
): Promise<ResolvedEdit> {
  const selections = new Map<GroupChannel, number>();
  for (const channel of edit.channels) {
    const select = selectOf(channel, group, edit);
    if (select === undefined) continue;
    const parameters = { ...editParameters(group), ...select.parameters };
    selections.set(channel, await selection.fromSelect(select.sql, parameters));
  }
  return { selections, unknown: edit.by === 'domains' ? await unknownDomains(work, group, edit) : [] };
}

/** SELECT of the ids that an edit chooses; undefined for a channel of which nothing is asked: it is left alone. */
function selectOf(channel: GroupChannel, group: GroupToEdit, edit: GroupEdit): Condition | undefined {
  const { action, conditions = {}, templates = [] } = edit;
  if (edit.by === 'template') {
    // Of the lists themselves to take away, of the report's domains to add.
    const condition = templateCondition(templates);
    if (action === 'delete') return conditionOnPreviousVersion(channel, condition);
    const parameters = { ...condition.parameters, ...namedParameters(group.domains) };
    return { sql: wordsOfNamedSql(channel, condition.sql), parameters };
  }
  const source = sourceOf(channel, conditions);
  const condition = conditionOf(source, conditions);
  if (edit.by === 'domains') return conditionOnDomains(source, edit.domains ?? [], condition);
  if (condition === undefined) return undefined;
  return action === 'import'
    ? conditionOnDomains(source, group.domains, condition)
    : conditionOnPreviousVersion(source, condition);
}

async function unknownDomains(work: EditWork, group: GroupToEdit, edit: GroupEdit): Promise<string[]> {
  const domains = edit.domains ?? [];
  const found = await queryRows<{ name: string; id: string }>(work, existingDomainsSql, {
    ...editParameters(group),
    ...namedParameters(domains),
  });
  const existing = new Set(found.flatMap(({ name, id }) => [name, id]));
  return domains.filter((domain) => !existing.has(domain));
}

/** Doubles within each list to take away; to add, keywords of the report's domains that are doubles of those in the list. */
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
        : await duplicatesOf(words, await queryWords(otherWordsSql(channel)), work.signal);
    selections.set(channel, await selection.fromIds(ids));
  }
  return { selections, unknown: [] };

  function queryWords(sql: string): Promise<readonly KeywordCandidate[]> {
    return queryRows<KeywordCandidate>(work, sql, {
      ...editParameters(group),
      ...namedParameters(group.domains),
    });
  }
}

/** Keywords that the domains have in a channel. */
function conditionOnDomains(
  channel: GroupChannel,
  domains: readonly string[],
  condition: Condition | undefined,
): Condition {
  return {
    sql: keywordsOfNamedSql(channel, condition?.sql),
    parameters: { ...condition?.parameters, ...namedParameters(domains) },
  };
}

/** Keywords that a channel of the former version has. */
function conditionOnPreviousVersion(channel: GroupChannel, { sql, parameters }: Condition): Condition {
  return { sql: previousWhereSql(channel, sql), parameters };
}

/** Domains as people name them: by name, or by id in digits. */
function namedParameters(domains: readonly string[]): Record<string, QueryParameter> {
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
