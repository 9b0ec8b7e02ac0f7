import { setTimeout as sleep } from 'node:timers/promises';
import type { GroupEdit } from '../../../../server/ingest/group/group-edit.js';
import type { Caller, GraphqlResult } from '../../support/caller.js';
import type { RunningApp } from '../../support/running-app.js';
import type { ModelChannel } from './group-facts.js';
import type { ModelRow } from './group-model.js';

const editMutation = `mutation ($rid: ID!, $edit: GroupEditInput!, $seenVersion: Int) {
  editGroupReport(rid: $rid, edit: $edit, seenVersion: $seenVersion) {
    report { version organicKeywords contextKeywords canRecalculate } edit { id action by organic context who isUndone canUndo } unknown unknownCount } }`;

export const previewQuery = `query ($rid: ID!, $edit: GroupEditInput!) {
  previewGroupEdit(rid: $rid, edit: $edit) { organic context unknown unknownCount samples } }`;

/** Creates a group report and waits until it is built. */
export async function createGroup(
  caller: Caller,
  input: { domains: readonly string[]; top?: number; base?: string; emptyReport?: boolean },
): Promise<string> {
  const { data, errors } = await caller.graphql(
    'mutation ($input: GroupReportInput!) { createGroupReport(input: $input) }',
    { input: { base: 'gny', ...input } },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  const rid = data['createGroupReport'] as string;
  await waitUntilBuilt(caller, rid);
  return rid;
}

/** Waits until the report is idle. */
export async function waitUntilBuilt(caller: Caller, rid: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const { data, errors } = await caller.graphql(
      'query ($rid: ID!) { groupReportState(rid: $rid) { state } }',
      {
        rid,
      },
    );
    const state = (data?.['groupReportState'] as { state: string } | undefined)?.state;
    if (state === 'done') return;
    if (state !== 'processing') throw new Error(`${state} ${JSON.stringify(errors)}`);
    await sleep(50);
  }
  throw new Error('the report was not built');
}

/** Waits until a task is done. */
export async function waitForTask(caller: Caller, id: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const { data } = await caller.graphql('query ($id: ID!) { task(id: $id) { state } }', { id });
    const state = (data?.['task'] as { state: string } | undefined)?.state;
    if (state === 'done') return;
    if (state !== 'processing') throw new Error(String(state));
    await sleep(50);
  }
  throw new Error('the task was not done');
}

/** An edit as GraphQL input. */
export function toEditInput({
  action,
  by,
  channels,
  words,
  ids,
  domains,
  conditions,
  templates,
}: GroupEdit): object {
  return {
    action,
    by,
    organic: channels.includes('organic'),
    context: channels.includes('context'),
    keys: words,
    ids,
    domains,
    conditions,
    templates,
  };
}

export function send(
  caller: Caller,
  rid: string,
  edit: object,
  seenVersion?: number,
): Promise<GraphqlResult> {
  return caller.graphql(editMutation, { rid, edit, seenVersion });
}

/** Stored rows of a report's published version. */
export async function readStoredRows(
  { stores }: RunningApp,
  rid: string,
  channel: ModelChannel,
): Promise<ModelRow[]> {
  const [found]: { number: number; version: number }[] = await stores.postgres.query(
    'SELECT number, version FROM group_report WHERE id = $1',
    [rid],
  );
  const { rows } = await stores.clickhouse.query<ModelRow>(
    `SELECT word, weight, places FROM group_keyword WHERE report = {report:UInt32} AND version = {version:UInt32}
       AND channel = {channel:String}`,
    { parameters: { report: found?.number ?? 0, version: found?.version ?? 0, channel } },
  );
  return [...rows].sort((left, right) => (left.word < right.word ? -1 : 1));
}

/** Competitors of a report from the latest count, with their shared keywords. */
export async function readStoredCompetitors(
  { stores }: RunningApp,
  rid: string,
  channel: ModelChannel,
): Promise<Record<string, number>> {
  const [found]: { number: number; version: number }[] = await stores.postgres.query(
    'SELECT number, competitors_version AS version FROM group_report WHERE id = $1',
    [rid],
  );
  const { rows } = await stores.clickhouse.query<{ name: string; shared: number }>(
    `SELECT host.name AS name, shared FROM group_competitor JOIN host ON host.domain_id = group_competitor.domain_id
     WHERE report = {report:UInt32} AND version = {version:UInt32} AND channel = {channel:String}`,
    { parameters: { report: found?.number ?? 0, version: found?.version ?? 0, channel } },
  );
  const shared: Record<string, number> = {};
  // Duplicates would double the sum.
  for (const row of rows) shared[row.name] = (shared[row.name] ?? 0) + row.shared;
  return shared;
}
