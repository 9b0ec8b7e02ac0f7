import type { GroupChannel } from '../../reports/engine/group/group-version.js';
import type { ClickHouseStore, QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { conditionOf, sourceOf, type Condition } from './condition-sql.js';
import { doublesOf, findDoubles, type WordedKeyword } from './find-doubles.js';
import type { GroupEdit } from './group-edit.js';
import {
  formerWhereSql,
  formerWordsSql,
  keywordsOfNamedSql,
  knownDomainsSql,
  knownWordsSql,
  otherWordsSql,
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

/** Which keywords of one list an edit chooses: by their ids, or by a condition in SQL. */
export type Choice = { ids: readonly number[] } | Condition;

/** An edit, settled on a version. */
interface SettledEdit {
  /** By the lists that it changes. */
  choices: ReadonlyMap<GroupChannel, Choice>;
  /** Words that the database does not know, or that are not in the report; domains that the database does not know. */
  unknown: readonly string[];
}

/** With what an edit is settled. */
export interface EditWork {
  clickhouse: Pick<ClickHouseStore, 'query'>;
  settings?: Readonly<Record<string, string | number>>;
  signal?: AbortSignal;
}

/** Words of one look-up: so many fit in an address. */
const wordsAtOnce = 2500;

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

/** Works out which keywords an edit chooses in each list, in the version that it changes. */
export async function settleEdit(work: EditWork, group: GroupToEdit, edit: GroupEdit): Promise<SettledEdit> {
  switch (edit.by) {
    case 'list':
    case 'file':
      return settleWords(work, group, edit);
    case 'keys':
      return settled(edit, () => ({ ids: edit.ids ?? [] }));
    case 'domains':
      return settleDomains(work, group, edit);
    case 'filter':
      return settled(edit, (channel) => filterChoice(channel, group, edit));
    case 'template':
      return settled(edit, (channel) => templateChoice(channel, group, edit));
    case 'doubles':
      return settleDoubles(work, group, edit);
  }
}

function settled(edit: GroupEdit, choiceFor: (channel: GroupChannel) => Choice): SettledEdit {
  return { choices: new Map(edit.channels.map((channel) => [channel, choiceFor(channel)])), unknown: [] };
}

async function settleWords(work: EditWork, group: GroupToEdit, edit: GroupEdit): Promise<SettledEdit> {
  const words = edit.words ?? [];
  const ids: number[] = [];
  const known = new Set<string>();
  const sql = edit.action === 'import' ? knownWordsSql : formerWordsSql;
  for (let at = 0; at < words.length; at += wordsAtOnce) {
    const found = await ask<{ id: number; word: string }>(work, sql, {
      ...editParameters(group),
      words: words.slice(at, at + wordsAtOnce),
      channels: edit.channels,
    });
    for (const { id, word } of found) {
      ids.push(id);
      known.add(word);
    }
  }
  return { ...settled(edit, () => ({ ids })), unknown: words.filter((word) => !known.has(word)) };
}

async function settleDomains(work: EditWork, group: GroupToEdit, edit: GroupEdit): Promise<SettledEdit> {
  const domains = edit.domains ?? [];
  const found = await ask<{ name: string; id: string }>(work, knownDomainsSql, {
    ...editParameters(group),
    ...namedParameters(domains),
  });
  const known = new Set(found.flatMap(({ name, id }) => [name, id]));
  return {
    ...settled(edit, (channel) => {
      const source = sourceOf(channel, edit.conditions);
      return chosenOfNamed(source, domains, conditionOf(source, edit.conditions ?? {}));
    }),
    unknown: domains.filter((domain) => !known.has(domain)),
  };
}

/** Keywords of a list that the filter leaves: to take away from the list itself, to add from those of the report's domains. */
function filterChoice(
  channel: GroupChannel,
  group: GroupToEdit,
  { action, conditions = {} }: GroupEdit,
): Choice {
  const source = sourceOf(channel, conditions);
  const condition = conditionOf(source, conditions);
  // A list of which nothing is asked is left alone.
  if (condition === undefined) return { ids: [] };
  if (action === 'import') return chosenOfNamed(source, group.domains, condition);
  return { ...condition, sql: `keyword_id GLOBAL IN (${formerWhereSql(source, condition.sql)})` };
}

/** Of the lists themselves to take away, of the report's domains to add. */
function templateChoice(
  channel: GroupChannel,
  group: GroupToEdit,
  { action, templates = [] }: GroupEdit,
): Choice {
  const condition = templateCondition(templates);
  return action === 'delete' ? condition : chosenOfNamed(channel, group.domains, condition);
}

/** Doubles within each list to take away; to add, keywords of the report's domains that are doubles of those in the list. */
async function settleDoubles(work: EditWork, group: GroupToEdit, edit: GroupEdit): Promise<SettledEdit> {
  const choices = new Map<GroupChannel, Choice>();
  for (const channel of edit.channels) {
    const words = await wordsIn(wordsSql(channel));
    const ids =
      edit.action === 'delete'
        ? await findDoubles(words, work.signal)
        : await doublesOf(words, await wordsIn(otherWordsSql(channel)), work.signal);
    choices.set(channel, { ids });
  }
  return { choices, unknown: [] };

  function wordsIn(sql: string): Promise<readonly WordedKeyword[]> {
    return ask<WordedKeyword>(work, sql, { ...editParameters(group), ...namedParameters(group.domains) });
  }
}

/** Keywords that the domains have in a channel. */
function chosenOfNamed(
  channel: GroupChannel,
  domains: readonly string[],
  condition: Condition | undefined,
): Choice {
  return {
    sql: `keyword_id GLOBAL IN (${keywordsOfNamedSql(channel, condition?.sql)})`,
    parameters: { ...condition?.parameters, ...namedParameters(domains) },
  };
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
  { clickhouse, settings, signal }: EditWork,
  sql: string,
  parameters: Record<string, QueryParameter>,
): Promise<readonly Row[]> {
  const { rows } = await clickhouse.query<Row>(sql, {
    parameters,
    settings: { ...settings, max_result_rows: mostWords },
    signal,
    tag: { operation: 'group-edit' },
  });
  return rows;
}
