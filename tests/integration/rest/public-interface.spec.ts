import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../server/process/project-root.js';
import { buildCurrentInterface } from '../../support/current-interface.js';
import {
  findBreakingInterfaceChanges,
  findUnlistedChanges,
  readReleasedInterface,
  readUnreleasedChanges,
  type PublicInterface,
} from '../../support/public-interface.js';

let released: PublicInterface;
let current: PublicInterface;
beforeAll(async () => {
  released = readReleasedInterface();
  current = await buildCurrentInterface();
});

/** Breaking changes after an edit of the released interface. */
function breakingChanges(
  edit: (interfaceText: PublicInterface) => PublicInterface,
  changelog = '',
): string[] {
  return findUnlistedChanges(findBreakingInterfaceChanges(released, edit(released)), changelog);
}

const withRest = (edit: (lines: readonly string[]) => string[]) => (previous: PublicInterface) => ({
  ...previous,
  rest: edit(previous.rest),
});

const withGraphql = (edit: (text: string) => string) => (previous: PublicInterface) => ({
  ...previous,
  graphql: edit(previous.graphql),
});

describe('the public interface', () => {
  it('has no breaking change that the changelog does not list', () => {
    const changelog = readFileSync(path.join(projectRoot, 'CHANGELOG.md'), 'utf8');
    const changes = findBreakingInterfaceChanges(released, current);
    expect(findUnlistedChanges(changes, readUnreleasedChanges(changelog))).toEqual([]);
  });

  it('covers both interfaces', () => {
    expect(current.rest.length).toBeGreaterThan(2000);
    expect(current.graphql).toContain('type Query');
  });

  it('accepts additions', () => {
    const added = [
      'GET /bills query color: string',
      'GET /bills returns data.[].color: string',
      'GET /new query name: string required',
    ];
    expect(breakingChanges(withRest((lines) => [...lines, ...added]))).toEqual([]);
    expect(breakingChanges(withGraphql((text) => `${text}\ntype Color { name: String! }\n`))).toEqual([]);
  });
});

describe('a breaking change', () => {
  it.each([
    ['a removed operation', 'DELETE /bills/{id}', '`/bills/{id}`'],
    ['a removed parameter', 'GET /bills query page: integer', '`page` of `/bills`'],
    ['a removed response field', 'GET /bills returns data.[].currency: string', '`currency` of `/bills`'],
  ])('is %s that the changelog does not list', (_, line, entry) => {
    expect(released.rest).toContain(line);
    const edit = withRest((lines) => lines.filter((other) => other !== line));
    expect(breakingChanges(edit)).toEqual([`REST: removed or changed ${line}`]);
    expect(breakingChanges(edit, entry)).toEqual([]);
  });

  it('is a parameter that becomes required', () => {
    const edit = withRest((lines) =>
      lines.map((line) => (line === 'GET /bills query page: integer' ? `${line} required` : line)),
    );
    expect(breakingChanges(edit)).toEqual(['REST: now required: GET /bills query page: integer required']);
  });

  it('is a removed field of the GraphQL schema', () => {
    const edit = withGraphql((text) => text.replace(/^ {2}currentPlan: .*\n/m, ''));
    expect(breakingChanges(edit)).toEqual(['GraphQL: Query.currentPlan was removed.']);
    expect(breakingChanges(edit, '`currentPlan` was removed')).toEqual([]);
    expect(breakingChanges(edit, '`currentPlans` was added')).toHaveLength(1);
  });
});
