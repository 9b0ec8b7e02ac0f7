import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GroupConditions } from '../../../server/contract/projects/group-edits.js';
import type { GroupEdit } from '../../../server/ingest/group/group-edit.js';
import { createUser } from '../support/test-users.js';
import { atDepth } from '../../support/test-depth.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import type { Caller } from '../support/caller.js';
import {
  toEditInput,
  createGroup,
  previewQuery,
  send,
  readStoredCompetitors,
  readStoredRows,
  waitUntilBuilt,
  waitForTask,
} from './support/group-calls.js';
import { importWorld, type ModelChannel, modelChannels, readPublishedFacts } from './support/group-facts.js';
import { GroupModel, type Lists } from './support/group-model.js';

const domains = ['beta.example', 'alpha.example', 'delta.example', 'unknown.example'];

/** A database without other imports. */
const base = 'spb';

let app: RunningApp;
let caller: Caller;
let imports = 0;
beforeAll(async () => {
  app = await runApp();
  caller = app.as(await createUser(app, { kind: 'team' }));
  await importNextSnapshot();
});

/** Imports a newer snapshot with missing keywords and other positions. */
function importNextSnapshot(): Promise<void> {
  imports++;
  return importWorld(app.stores, base, imports, `2026-10-${String(imports).padStart(2, '0')}`);
}

/** A random edit of a report. */
function arbitraryEdit(): fc.Arbitrary<GroupEdit> {
  const words = app.world.keywords.map(({ word }) => word);
  const channels = fc.subarray([...modelChannels], { minLength: 1 });
  const action = fc.constantFrom('import', 'delete');
  const list = fc.subarray([...words, 'nobody asks for it'], { minLength: 1, maxLength: 60 });
  const named = fc.subarray([...app.world.domains, 'unknown.example'], { minLength: 1, maxLength: 4 });
  const template = fc.constantFrom(
    'buy %',
    '% ёлка',
    '%o_e',
    'купить ________',
    '%100\\%%',
    '_____ %',
    '%a_b%',
    '%(%',
    'c\\d',
  );
  return fc.oneof(
    fc.record({ action, by: fc.constant('list' as const), channels, words: list }),
    fc.record({
      action,
      by: fc.constant('domains' as const),
      channels,
      domains: named,
      conditions: arbitraryConditions().filter((conditions) =>
        Boolean(conditions.keysFromOrganic || conditions.keysFromContext),
      ),
    }),
    fc
      .record({ action, by: fc.constant('filter' as const), channels, conditions: arbitraryConditions() })
      .filter((edit) => hasConditions(edit)),
    fc.record({ action, by: fc.constant('doubles' as const), channels }),
    fc.record({
      action,
      by: fc.constant('template' as const),
      channels,
      templates: fc.uniqueArray(template, { minLength: 1, maxLength: 3 }),
    }),
  );
}

function arbitraryConditions(): fc.Arbitrary<GroupConditions> {
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 3 });
  const choice = fc.boolean();
  return fc.record({
    keysFromOrganic: choice,
    keysFromContext: choice,
    keysFromOrganicOr: choice,
    keysFromContextOr: choice,
    organicPosFrom: maybe(fc.integer({ min: 1, max: 20 })),
    organicPosTo: maybe(fc.integer({ min: 1, max: 50 })),
    organicWsFrom: maybe(fc.integer({ min: 0, max: 3000 })),
    organicWeightFrom: maybe(fc.integer({ min: 0, max: 3 })),
    organicWeightTo: maybe(fc.integer({ min: 0, max: 3 })),
    organicNumWordsTo: maybe(fc.integer({ min: 1, max: 4 })),
    organicIsGeo: maybe(fc.integer({ min: 0, max: 1 })),
    organicIsQuestion: maybe(fc.integer({ min: 0, max: 1 })),
    contextWsTo: maybe(fc.integer({ min: 0, max: 4000 })),
    contextWskFrom: maybe(fc.integer({ min: 0, max: 800 })),
    contextWeightFrom: maybe(fc.integer({ min: 0, max: 2 })),
    contextNumWordsFrom: maybe(fc.integer({ min: 1, max: 4 })),
    contextIsGeo: maybe(fc.integer({ min: 0, max: 1 })),
  });
}

/** Whether an edit by filter has a condition for a list that it changes. The server rejects edits without one. */
function hasConditions({ channels, conditions = {} }: GroupEdit): boolean {
  const hasConditionFor = (start: string) =>
    Object.entries(conditions).some(([name, value]) => name.startsWith(start) && typeof value === 'number');
  const { keysFromOrganic: organic, keysFromContext: context } = conditions;
  return channels.some((channel) =>
    hasConditionFor(organic === context ? channel : organic ? 'organic' : 'context'),
  );
}

async function expectLists(rid: string, model: GroupModel, lists: Lists): Promise<void> {
  for (const channel of modelChannels) {
    expect(await readStoredRows(app, rid, channel)).toEqual(model.rows(lists, channel));
  }
}

/** Expected competitors of two lists, counted with the data of that time. */
interface CompetitorCounts {
  lists: Lists;
  byChannel: Readonly<Record<ModelChannel, ReturnType<GroupModel['competitors']>>>;
}

function countCompetitors(model: GroupModel, lists: Lists): CompetitorCounts {
  const byChannel = Object.fromEntries(
    modelChannels.map((channel) => [channel, model.competitors(lists, channel)]),
  );
  return { lists, byChannel: byChannel as CompetitorCounts['byChannel'] };
}

async function expectCompetitors(rid: string, { byChannel }: CompetitorCounts): Promise<void> {
  for (const channel of modelChannels) {
    expect(await readStoredCompetitors(app, rid, channel)).toEqual(byChannel[channel]);
  }
}

type Step = { do: 'edit'; edit: GroupEdit } | { do: 'undo' | 'rebuild' | 'recalculate' | 'import' };

/** Random steps without new imports. */
function arbitrarySteps(minSteps: number, maxSteps: number): fc.Arbitrary<Step[]> {
  return fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.record({ do: fc.constant('edit' as const), edit: arbitraryEdit() }) },
      { weight: 3, arbitrary: fc.constant<Step>({ do: 'undo' }) },
      { weight: 1, arbitrary: fc.constant<Step>({ do: 'rebuild' }) },
    ),
    { minLength: minSteps, maxLength: maxSteps, size: 'max' },
  );
}

/** Each sequence imports newer data between edits and the update of the report. */
function arbitrarySequences(): fc.Arbitrary<Step[]> {
  const fixed = (...steps: ('rebuild' | 'recalculate' | 'import')[]) =>
    fc.constant(steps.map((kind): Step => ({ do: kind })));
  const [first, second, third] = atDepth<readonly (readonly [min: number, max: number])[]>({
    quick: [
      [2, 3],
      [1, 1],
      [1, 2],
    ],
    deep: [
      [5, 7],
      [3, 4],
      [4, 6],
    ],
    full: [
      [5, 7],
      [3, 4],
      [4, 6],
    ],
  });
  return fc
    .tuple(
      arbitrarySteps(...(first ?? [5, 7])),
      fixed('recalculate', 'import'),
      arbitrarySteps(...(second ?? [3, 4])),
      fixed('recalculate', 'rebuild'),
      arbitrarySteps(...(third ?? [4, 6])),
    )
    .map((parts) => parts.flat());
}

async function call(mutation: string, rid: string): Promise<unknown> {
  const { data, errors } = await caller.graphql(`mutation ($rid: ID!) { ${mutation}(rid: $rid) }`, { rid });
  expect(errors).toBeUndefined();
  return data?.[mutation];
}

describe('a random sequence of edits matches a reference model of sets', () => {
  it.each<readonly [number, number]>(
    atDepth<readonly (readonly [number, number])[]>({
      quick: [[10, 1]],
      deep: [
        [10, 1],
        [50, 1],
      ],
      full: [
        [10, 8],
        [50, 8],
      ],
    }),
  )(
    'in a report of depth %i',
    { timeout: atDepth({ quick: 300_000, deep: 300_000, full: 3_600_000 }) },
    async (top, numRuns) => {
      await fc.assert(
        fc.asyncProperty(arbitrarySequences(), async (sequence: Step[]) => {
          const model = new GroupModel(domains, top);
          await model.publish(await readPublishedFacts(app.stores, base));
          const rid = await createGroup(caller, { base, domains, top });
          /** Active edits, each with the lists before it. */
          const done: { id: string; edit: GroupEdit; before: Lists | undefined }[] = [];
          let lists = model.built();
          await expectLists(rid, model, lists);
          let counted = countCompetitors(model, lists);
          await expectCompetitors(rid, counted);
          for (const step of sequence) {
            // Only the last ten edits can be undone.
            for (const old of done.slice(0, -10)) old.before = undefined;
            switch (step.do) {
              case 'edit': {
                const after = model.apply(lists, step.edit);
                const changes = modelChannels.map((channel) =>
                  Math.abs(after[channel].size - lists[channel].size),
                );
                const preview = await caller.graphql(previewQuery, { rid, edit: toEditInput(step.edit) });
                expect(preview.errors).toBeUndefined();
                const changed = { organic: changes[0], context: changes[1] };
                expect(preview.data?.['previewGroupEdit']).toMatchObject(changed);
                const { data, errors } = await send(caller, rid, toEditInput(step.edit));
                expect(errors).toBeUndefined();
                const { edit } = data?.['editGroupReport'] as { edit: { id: string } };
                expect(edit).toMatchObject({ ...changed, canUndo: true });
                done.push({ id: edit.id, edit: step.edit, before: lists });
                lists = after;
                break;
              }
              case 'undo': {
                const last = done.pop();
                if (last?.before === undefined) continue;
                const { errors } = await caller.graphql(
                  'mutation ($rid: ID!, $id: ID!) { undoGroupEdit(rid: $rid, id: $id) { version } }',
                  { rid, id: last.id },
                );
                expect(errors).toBeUndefined();
                lists = last.before;
                break;
              }
              case 'rebuild':
                await call('rebuildGroupReport', rid);
                await waitUntilBuilt(caller, rid);
                // The edits are reapplied to the current data of the domains.
                lists = model.built();
                for (const one of done) {
                  if (one.before !== undefined) one.before = lists;
                  lists = model.apply(lists, one.edit);
                }
                counted = countCompetitors(model, lists);
                await expectCompetitors(rid, counted);
                break;
              case 'recalculate':
                await waitForTask(caller, (await call('recalculateGroupCompetitors', rid)) as string);
                // Counts stay valid for their version, even after Undo.
                if (lists !== counted.lists) counted = countCompetitors(model, lists);
                await expectCompetitors(rid, counted);
                break;
              case 'import':
                await importNextSnapshot();
                await model.publish(await readPublishedFacts(app.stores, base));
            }
            await expectLists(rid, model, lists);
          }
        }),
        { numRuns, endOnFailure: true },
      );
    },
  );
});
