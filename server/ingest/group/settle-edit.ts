import type { GroupChannel } from '../../reports/engine/group/group-version.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { ChosenKeywords, type EditWork } from './chosen-keywords.js';
import { conditionOf, sourceOf, type Condition } from './condition-sql.js';
import { doublesOf, findDoubles, type WordedKeyword } from './find-doubles.js';
import type { GroupEdit } from './group-edit.js';
import {
  formerWhereSql,
  keywordsOfNamedSql,
  knownDomainsSql,
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
  former: number;
  base: number;
  generation: number;
  /** Names of the report's domains in ASCII, in their order. */
  domains: readonly string[];
  /** Depth within which a position counts. */
  top: number;
}

/** An edit, settled on a version. */
interface SettledEdit {
  /** Numbers of the lists of keywords that it chooses, by the channels that it changes; none where it chooses nothing. */
  choices: ReadonlyMap<GroupChannel, number>;
  /** Words that the database does not know, or that are not in the report; domains that the database does not know. */
  unknown: readonly string[];
}

/** More keywords than any report has: the engine's bound on the rows of a page would cut them. */
const mostWords = 5_000_000;

/** Values that every statement of an edit may name. */
export function editParameters({
  report,
  former,
  base,
  generation,
  domains,
  top,
}: GroupToEdit): Record<string, QueryParameter> {
  return { report, former, base, generation, domains, top };
}

/** Works out which keywords an edit chooses in each channel of the version that it changes, and writes them down as lists. */
export async function settleEdit(work: EditWork, group: GroupToEdit, edit: GroupEdit): Promise<SettledEdit> {
  const chosen = new ChosenKeywords(work);
  switch (edit.by) {
    case 'list':
    case 'file':
      return settleWords(work, group, edit, await chosen.ofWords(edit.words ?? []));
    case 'keys':
      return { choices: forAll(edit, await chosen.ofIds(edit.ids ?? [])), unknown: [] };
    case 'doubles':
      return settleDoubles(work, group, edit, chosen);
    case 'domains':
    case 'filter':
    case 'template':
      return settleSelects(work, group, edit, chosen);
  }
}

function forAll({ channels }: GroupEdit, list: number): ReadonlyMap<GroupChannel, number> {
  return new Map(channels.map((channel) => [channel, list]));
}

async function settleWords(
  work: EditWork,
  group: GroupToEdit,
  edit: GroupEdit,
  list: number,
): Promise<SettledEdit> {
  const found = await ask<{ word: string }>(
    work,
    edit.action === 'import' ? unknownWordsSql : missingWordsSql,
    { ...editParameters(group), list, channels: edit.channels },
  );
  return { choices: forAll(edit, list), unknown: found.map(({ word }) => word) };
}

async function settleSelects(
  work: EditWork,
  group: GroupToEdit,
  edit: GroupEdit,
  chosen: ChosenKeywords,
): Promise<SettledEdit> {
  const choices = new Map<GroupChannel, number>();
  for (const channel of edit.channels) {
    const select = selectOf(channel, group, edit);
    if (select === undefined) continue;
    const parameters = { ...editParameters(group), ...select.parameters };
    choices.set(channel, await chosen.ofSelect(select.sql, parameters));
  }
  return { choices, unknown: edit.by === 'domains' ? await unknownDomains(work, group, edit) : [] };
}

/** SELECT of the ids that an edit chooses; undefined for a channel of which nothing is asked: it is left alone. */
function selectOf(channel: GroupChannel, group: GroupToEdit, edit: GroupEdit): Condition | undefined {
  const { action, conditions = {}, templates = [] } = edit;
  if (edit.by === 'template') {
    // Of the lists themselves to take away, of the report's domains to add.
    const condition = templateCondition(templates);
    if (action === 'delete') return ofFormer(channel, condition);
    const parameters = { ...condition.parameters, ...namedParameters(group.domains) };
    return { sql: wordsOfNamedSql(channel, condition.sql), parameters };
  }
  const source = sourceOf(channel, conditions);
  const condition = conditionOf(source, conditions);
  if (edit.by === 'domains') return ofNamed(source, edit.domains ?? [], condition);
  if (condition === undefined) return undefined;
  return action === 'import' ? ofNamed(source, group.domains, condition) : ofFormer(source, condition);
}

async function unknownDomains(work: EditWork, group: GroupToEdit, edit: GroupEdit): Promise<string[]> {
  const domains = edit.domains ?? [];
  const found = await ask<{ name: string; id: string }>(work, knownDomainsSql, {
    ...editParameters(group),
    ...namedParameters(domains),
  });
  const known = new Set(found.flatMap(({ name, id }) => [name, id]));
  return domains.filter((domain) => !known.has(domain));
}

/** Doubles within each list to take away; to add, keywords of the report's domains that are doubles of those in the list. */
async function settleDoubles(
  work: EditWork,
  group: GroupToEdit,
  edit: GroupEdit,
  chosen: ChosenKeywords,
): Promise<SettledEdit> {
  const choices = new Map<GroupChannel, number>();
  for (const channel of edit.channels) {
    const words = await wordsIn(wordsSql(channel));
    const ids =
      edit.action === 'delete'
        ? await findDoubles(words, work.signal)
        : await doublesOf(words, await wordsIn(otherWordsSql(channel)), work.signal);
    choices.set(channel, await chosen.ofIds(ids));
  }
  return { choices, unknown: [] };

  function wordsIn(sql: string): Promise<readonly WordedKeyword[]> {
    return ask<WordedKeyword>(work, sql, { ...editParameters(group), ...namedParameters(group.domains) });
  }
}

/** Keywords that the domains have in a channel. */
function ofNamed(
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
function ofFormer(channel: GroupChannel, { sql, parameters }: Condition): Condition {
  return { sql: formerWhereSql(channel, sql), parameters };
}

/** Domains as people name them: by name, or by id in digits. */
function namedParameters(domains: readonly string[]): Record<string, QueryParameter> {
  const isId = (domain: string) => /^\d+$/.test(domain);
  return {
    named: domains.filter((domain) => !isId(domain)),
    named_ids: domains.filter(isId).map(Number),
  };
}

async function ask<Row>(
  { clickhouse, version, settings, signal }: EditWork,
  sql: string,
  parameters: Record<string, QueryParameter>,
): Promise<readonly Row[]> {
  const { rows } = await clickhouse.query<Row>(sql, {
    parameters: { ...parameters, version },
    settings: { ...settings, max_result_rows: mostWords },
    signal,
    tag: { operation: 'group-edit' },
  });
  return rows;
}
