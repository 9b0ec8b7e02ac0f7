import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GroupConditions } from '../../../server/contract/group-edits.js';
import type { GroupEdit } from '../../../server/ingest/group/group-edit.js';
import { aPerson } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import type { Caller } from '../support/caller.js';
import { asInput, madeGroup, previewQuery, send, storedRows, untilBuilt } from './support/group-calls.js';
import { GroupModel, modelChannels, type Lists } from './support/group-model.js';

const domains = ['beta.example', 'alpha.example', 'delta.example', 'unknown.example'];

let app: RunningApp;
let caller: Caller;
beforeAll(async () => {
  app = await runApp();
  caller = app.as(await aPerson(app, { kind: 'team' }));
});

/** Any edit of a report over the world. */
function anyEdit(): fc.Arbitrary<GroupEdit> {
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
      conditions: someConditions().filter((one) => Boolean(one.keysFromOrganic || one.keysFromContext)),
    }),
    fc
      .record({ action, by: fc.constant('filter' as const), channels, conditions: someConditions() })
      .filter((edit) => isAsked(edit)),
    fc.record({ action, by: fc.constant('doubles' as const), channels }),
    fc.record({
      action,
      by: fc.constant('template' as const),
      channels,
      templates: fc.uniqueArray(template, { minLength: 1, maxLength: 3 }),
    }),
  );
}

function someConditions(): fc.Arbitrary<GroupConditions> {
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

/** Whether a filter asks anything of a list that it changes: else it is refused. */
function isAsked({ channels, conditions = {} }: GroupEdit): boolean {
  const asks = (start: string) =>
    Object.entries(conditions).some(([name, value]) => name.startsWith(start) && typeof value === 'number');
  const { keysFromOrganic: organic, keysFromContext: context } = conditions;
  return channels.some((channel) => asks(organic === context ? channel : organic ? 'organic' : 'context'));
}

async function expectLists(rid: string, model: GroupModel, lists: Lists): Promise<void> {
  for (const channel of modelChannels) {
    expect(await storedRows(app, rid, channel)).toEqual(model.rows(lists, channel));
  }
}

type Step = { do: 'edit'; edit: GroupEdit } | { do: 'undo' } | { do: 'rebuild' };

describe('#14 a random sequence of edits leaves what a plain model of sets leaves', () => {
  it.each([10, 50])('in a report of depth %i', { timeout: 300_000 }, async (top) => {
    const steps = fc.array(
      fc.oneof(
        { weight: 6, arbitrary: fc.record({ do: fc.constant('edit' as const), edit: anyEdit() }) },
        { weight: 3, arbitrary: fc.constant<Step>({ do: 'undo' }) },
        { weight: 1, arbitrary: fc.constant<Step>({ do: 'rebuild' }) },
      ),
      { minLength: 20, maxLength: 30, size: 'max' },
    );
    const model = await new GroupModel(app.world, domains, top).open();
    await fc.assert(
      fc.asyncProperty(steps, async (sequence: Step[]) => {
        const rid = await madeGroup(caller, { domains, top });
        /** Edits that are not undone, each with the lists before it. */
        const done: { id: string; edit: GroupEdit; before: Lists | undefined }[] = [];
        let lists = model.built();
        await expectLists(rid, model, lists);
        for (const step of sequence) {
          // The last ten can be undone.
          for (const old of done.slice(0, -10)) old.before = undefined;
          if (step.do === 'edit') {
            const after = model.apply(lists, step.edit);
            const changes = modelChannels.map((channel) =>
              Math.abs(after[channel].size - lists[channel].size),
            );
            const preview = await caller.graphql(previewQuery, { rid, edit: asInput(step.edit) });
            expect(preview.errors).toBeUndefined();
            expect(preview.data?.['previewGroupEdit']).toMatchObject({
              organic: changes[0],
              context: changes[1],
            });
            const { data, errors } = await send(caller, rid, asInput(step.edit));
            expect(errors).toBeUndefined();
            const { edit } = data?.['editGroupReport'] as { edit: { id: string } };
            expect(edit).toMatchObject({ organic: changes[0], context: changes[1], canUndo: true });
            done.push({ id: edit.id, edit: step.edit, before: lists });
            lists = after;
          } else if (step.do === 'undo') {
            const last = done.pop();
            if (last?.before === undefined) continue;
            const { errors } = await caller.graphql(
              'mutation ($rid: ID!, $id: ID!) { undoGroupEdit(rid: $rid, id: $id) { version } }',
              { rid, id: last.id },
            );
            expect(errors).toBeUndefined();
            lists = last.before;
          } else {
            await caller.graphql('mutation ($rid: ID!) { rebuildGroupReport(rid: $rid) }', { rid });
            await untilBuilt(caller, rid);
            // The edits are done again on what the domains have, which is what they had.
            lists = model.built();
            for (const one of done) {
              if (one.before !== undefined) one.before = lists;
              lists = model.apply(lists, one.edit);
            }
          }
          await expectLists(rid, model, lists);
        }
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });
});
