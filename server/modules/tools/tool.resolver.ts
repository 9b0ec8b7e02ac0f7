import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { presentTool, presentToolRun } from './present-tool.js';
import type { ToolDefinition, ToolLines } from './tool-definition.js';
import { findTool } from './tool-definitions.js';
import type { ToolOptions } from './tool-options.js';
import type { ToolRunService } from './tool-run.service.js';
import { Tool, ToolListCheck, ToolRun, ToolRunInput, ToolRunPage } from './tool.type.js';
import { readVocabulary } from './vocabulary/read-vocabulary.js';
import { Vocabulary } from './vocabulary/vocabulary.type.js';
import type { ReportBase, ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { findExistingLines } from './existing-lines.js';
import { parseLine } from './parse-run-list.js';

const ToolArg = () => Arg('tool', () => ID, { description: 'Id of the tool, such as tool-mass-check.' });
const UidArg = () => Arg('uid', () => ID, { description: 'Id of the run.' });

/** Maximum lines checked while typing. */
const maxCheckedLines = 5000;

@Resolver()
export class ToolResolver {
  constructor(private readonly runs: ToolRunService) {}

  @RequireAccess('guest')
  @Query(() => Tool, { description: 'A tool with the limits of your plan. Errors: NOT_FOUND.' })
  tool(@ToolArg() tool: string, @Ctx() { visitor, language }: RequestContext): Tool {
    return presentTool(requireTool(tool), visitor, language, this.runs.canFetchPages);
  }

  @RequireAccess('guest')
  @Query(() => ToolListCheck, {
    description:
      'Finds lines that are not in the database among the first 5,000. Does not count against any limit. Errors: NOT_FOUND, UNKNOWN_BASE.',
  })
  async toolListCheck(
    @ToolArg() tool: string,
    @Arg('list', () => [String], { description: 'Lines of the list.' }) list: string[],
    @Arg('base', () => String, { nullable: true, description: 'Code of the database.' })
    base: string | null | undefined,
    @Ctx() { visitor, reports, defaultBase }: RequestContext,
  ): Promise<ToolListCheck> {
    const definition = requireTool(tool);
    const lineLimit = Math.min(definition.maxLines, definition.limit(visitor.plan.limits), maxCheckedLines);
    return checkList(
      list.slice(0, lineLimit),
      definition.lines,
      await reports.bases.byCode(base ?? defaultBase),
      reports,
    );
  }

  @RequireAccess('user')
  @Query(() => ToolRunPage, {
    description: 'Your runs of a tool, newest first, 20 per page. Errors: NOT_FOUND.',
  })
  async toolRuns(
    @ToolArg() tool: string,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<ToolRunPage> {
    const result = await this.runs.list(requireUser(visitor), requireTool(tool), page);
    return { ...result, items: result.items.map((run) => presentToolRun(run, language)) };
  }

  @RequireAccess('user', { isBackground: true })
  @Query(() => ToolRun, { description: 'One of your runs. Errors: NOT_FOUND.' })
  async toolRun(@UidArg() uid: string, @Ctx() { visitor, language }: RequestContext): Promise<ToolRun> {
    return presentToolRun(await this.runs.read(requireUser(visitor), uid), language);
  }

  @RequireAccess('user')
  @Query(() => Vocabulary, {
    complexity: 10,
    description:
      'Result of one of your page terms runs, limited to the report rows of your plan. Errors: ' +
      'NOT_FOUND, NOT_READY.',
  })
  async toolVocabulary(@UidArg() uid: string, @Ctx() context: RequestContext): Promise<Vocabulary> {
    return readVocabulary(await this.runs.read(requireUser(context.visitor), uid), context);
  }

  @RequireAccess('user')
  @Mutation(() => ID, {
    description:
      'Starts a tool run and returns its id. It counts as one report of the daily limit. Errors: NOT_FOUND, INVALID_FIELD, BAD_REQUEST, LIST_LIMIT, ' +
      'REPORT_RESTRICTED, UNKNOWN_BASE, DEMO_LIMIT, ANALYSIS_LIMIT, TOOL_LIMIT, TASK_LIMIT.',
  })
  startToolRun(
    @ToolArg() tool: string,
    @Arg('input', () => ToolRunInput, { description: 'Input of the run.' }) input: ToolRunInput,
    @Ctx() { visitor, defaultBase, runWithinQuota }: RequestContext,
  ): Promise<string> {
    const { list, base, name, page, phrases, ...options } = input;
    return this.runs.start(
      requireUser(visitor),
      requireTool(tool),
      {
        list,
        page: page ?? undefined,
        phrases: phrases ?? undefined,
        base: base ?? defaultBase,
        name: name ?? undefined,
        options: omitEmptyOptions(options),
      },
      runWithinQuota,
    );
  }

  @RequireAccess('user')
  @Mutation(() => Boolean, {
    description: 'Removes a run; it can be restored for 15 minutes. Errors: NOT_FOUND.',
  })
  async removeToolRun(@UidArg() uid: string, @Ctx() { visitor }: RequestContext): Promise<boolean> {
    await this.runs.remove(requireUser(visitor), uid);
    return true;
  }

  @RequireAccess('user')
  @Mutation(() => ToolRun, {
    description: 'Restores a run removed in the last 15 minutes. Errors: NOT_FOUND.',
  })
  async restoreToolRun(
    @UidArg() uid: string,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<ToolRun> {
    return presentToolRun(await this.runs.restore(requireUser(visitor), uid), language);
  }
}

function requireTool(id: string): ToolDefinition {
  const tool = findTool(id);
  if (!tool) throw new AppError(ErrorCode.NotFound);
  return tool;
}

function omitEmptyOptions(options: object): ToolOptions {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** Finds the lines of a list that the database does not have, and invalid lines. */
async function checkList(
  lines: readonly string[],
  lineType: ToolLines,
  database: ReportBase,
  dependencies: ReportDependencies,
): Promise<ToolListCheck> {
  const parsedLines = lines.map((input, index) => ({
    lineNumber: index + 1,
    ...parseLine(input, lineType, database.lng),
  }));
  const validLines = parsedLines.flatMap(({ lineNumber, line }) =>
    line === undefined ? [] : [{ at: lineNumber, line }],
  );
  const existing = await findExistingLines(
    validLines.map(({ line }) => line),
    lineType,
    database,
    dependencies,
  );
  return {
    unknown: validLines.flatMap(({ at: lineNumber, line }) => (existing.has(line) ? [] : [lineNumber])),
    faults: parsedLines.flatMap(({ lineNumber, isInvalid }) => (isInvalid ? [lineNumber] : [])),
  };
}
