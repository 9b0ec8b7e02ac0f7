import { GraphQLSafeInt } from 'graphql-scalars';
import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { readFolderWords } from '../clustering/read-view-keywords.js';
import type { ProjectInput } from './validate-project.js';
import type { KeywordSource, PositionProjectService } from './position-projects.service.js';
import type { PositionRunService } from './position-runs.service.js';
import {
  PositionsCost,
  PositionsKeywordsInput,
  PositionsProject,
  PositionsProjectInput,
  PositionsRun,
  SerpSource,
  serpProviderEnum,
} from './position.type.js';
import { presentCost, presentProject, presentRun, presentSources } from './present-positions.js';
import type { ProjectDetails } from './project-rows.js';
import type { SerpKeyService } from './serp-keys.service.js';

const IdArg = () => Arg('id', () => ID, { description: 'Id of the project.' });
const KeywordIds = () => Arg('keywords', () => [GraphQLSafeInt], { description: 'Ids of the keywords.' });
const ProjectArg = () =>
  Arg('input', () => PositionsProjectInput, { description: 'Settings of the project.' });
const notFoundCode = 'POSITIONS_PROJECT_NOT_FOUND';

/** Tags to add or remove. */
@ArgsType()
class KeywordTagArgs {
  @Field(() => [String], { description: 'Tags.' })
  tags!: string[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Removes the tags instead of adding them.',
  })
  remove!: boolean;
}

@Resolver()
export class PositionResolver {
  constructor(
    private readonly projects: PositionProjectService,
    private readonly runs: PositionRunService,
    private readonly keys: SerpKeyService,
  ) {}

  @RequireAccess('user', { isBackground: true })
  @Query(() => [PositionsProject], {
    description: 'Rank tracking projects of your account, newest first.',
  })
  async positionsProjects(@Ctx() { visitor }: RequestContext): Promise<PositionsProject[]> {
    const projects = await this.projects.list(requireUser(visitor));
    return projects.map((project) => presentProject(project, []));
  }

  @RequireAccess('user', { isBackground: true })
  @Query(() => PositionsProject, { description: `A rank tracking project. Errors: ${notFoundCode}.` })
  async positionsProject(@IdArg() id: string, @Ctx() { visitor }: RequestContext): Promise<PositionsProject> {
    return this.present(await this.projects.read(requireUser(visitor), id));
  }

  @RequireAccess('user', { isBackground: true })
  @Query(() => [PositionsRun], {
    description: `Latest checks of a project, newest first. Errors: ${notFoundCode}.`,
  })
  async positionsRuns(
    @IdArg() id: string,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<PositionsRun[]> {
    const runs = await this.runs.list(requireUser(visitor), id);
    return runs.map((run) => presentRun(run, language));
  }

  @RequireAccess('user')
  @Query(() => PositionsCost, {
    description: `Estimated cost of checking all keywords of a project. Errors: ${notFoundCode}.`,
  })
  async positionsCost(@IdArg() id: string, @Ctx() { visitor }: RequestContext): Promise<PositionsCost> {
    return presentCost(await this.runs.estimateCost(requireUser(visitor), id));
  }

  @RequireAccess('user')
  @Query(() => [SerpSource], { description: 'SERP providers that can be used with your own key.' })
  async serpSources(@Ctx() { visitor, language }: RequestContext): Promise<SerpSource[]> {
    return presentSources(await this.keys.list(requireUser(visitor)), language);
  }

  @RequireAccess('user')
  @Mutation(() => ID, {
    description:
      'Creates a rank tracking project and returns its id. Errors: INVALID_FIELD, UNKNOWN_BASE, POSITIONS_LIMIT, POSITIONS_KEYWORDS_LIMIT, ' +
      'NOT_FOUND for a group report or a clustering project, FORBIDDEN.',
  })
  async createPositionsProject(
    @ProjectArg() input: PositionsProjectInput,
    @Arg('keywords', () => PositionsKeywordsInput, { description: 'Keyword sources.' })
    keywords: PositionsKeywordsInput,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    const source = await resolveKeywordSource(keywords, context);
    return this.projects.create(
      requireUser(context.visitor),
      toProjectInput(input),
      source,
      context.reports.clickhouse,
    );
  }

  @RequireAccess('user')
  @Mutation(() => PositionsProject, {
    description: `Changes the settings of a project. Errors: ${notFoundCode}, INVALID_FIELD, UNKNOWN_BASE, FORBIDDEN.`,
  })
  async updatePositionsProject(
    @IdArg() id: string,
    @ProjectArg() input: PositionsProjectInput,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PositionsProject> {
    return this.present(await this.projects.update(requireUser(visitor), id, toProjectInput(input)));
  }

  @RequireAccess('user')
  @Mutation(() => Boolean, {
    description: `Deletes a project; it can be restored for 15 minutes. Errors: ${notFoundCode}.`,
  })
  async removePositionsProject(@IdArg() id: string, @Ctx() { visitor }: RequestContext): Promise<boolean> {
    await this.projects.remove(requireUser(visitor), id);
    return true;
  }

  @RequireAccess('user')
  @Mutation(() => PositionsProject, {
    description: `Restores a project deleted in the last 15 minutes. Errors: ${notFoundCode}, POSITIONS_LIMIT, INVALID_FIELD.`,
  })
  async restorePositionsProject(
    @IdArg() id: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PositionsProject> {
    return this.present(await this.projects.restore(requireUser(visitor), id));
  }

  @RequireAccess('user')
  @Mutation(() => PositionsProject, {
    description: `Adds keywords to a project. Errors: ${notFoundCode}, INVALID_FIELD, POSITIONS_KEYWORDS_LIMIT, NOT_FOUND for a group report or a clustering project.`,
  })
  async addPositionsKeywords(
    @IdArg() id: string,
    @Arg('keywords', () => PositionsKeywordsInput, { description: 'Keyword sources.' })
    keywords: PositionsKeywordsInput,
    @Ctx() context: RequestContext,
  ): Promise<PositionsProject> {
    const source = await resolveKeywordSource(keywords, context);
    const user = requireUser(context.visitor);
    return this.present(await this.projects.addKeywords(user, id, source, context.reports.clickhouse));
  }

  @RequireAccess('user')
  @Mutation(() => PositionsProject, {
    description: `Removes keywords from a project; at least one must remain. Errors: ${notFoundCode}, INVALID_FIELD.`,
  })
  async removePositionsKeywords(
    @IdArg() id: string,
    @KeywordIds() keywords: number[],
    @Ctx() { visitor }: RequestContext,
  ): Promise<PositionsProject> {
    return this.present(await this.projects.removeKeywords(requireUser(visitor), id, keywords));
  }

  @RequireAccess('user')
  @Mutation(() => Boolean, {
    description: `Adds tags to keywords or removes them. Errors: ${notFoundCode}, INVALID_FIELD.`,
  })
  async tagPositionsKeywords(
    @IdArg() id: string,
    @KeywordIds() keywords: number[],
    @Args() { tags, remove }: KeywordTagArgs,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.projects.tag(requireUser(visitor), id, { ids: keywords, tags, isRemoved: remove });
    return true;
  }

  @RequireAccess('user')
  @Mutation(() => ID, {
    description:
      `Starts a check of a project and returns the task id. Errors: ${notFoundCode}, INVALID_FIELD, POSITIONS_CAP, POSITIONS_BUSY, ` +
      'TASK_LIMIT, FORBIDDEN.',
  })
  checkPositions(@IdArg() id: string, @Ctx() { visitor }: RequestContext): Promise<string> {
    return this.runs.start(requireUser(visitor), id);
  }

  @RequireAccess('owner')
  @Mutation(() => [SerpSource], {
    description:
      'Verifies and stores the API key of a SERP provider, replacing the previous one. The key is never returned. Errors: ' +
      'INVALID_FIELD, FORBIDDEN.',
  })
  async saveSerpKey(
    @Arg('provider', () => serpProviderEnum, { description: 'SERP provider.' }) provider: string,
    @Arg('key', () => String, { description: 'API key.' }) key: string,
    @Ctx() { visitor, signal, language }: RequestContext,
  ): Promise<SerpSource[]> {
    const user = requireUser(visitor);
    await this.keys.save(user, provider, key, signal);
    return presentSources(await this.keys.list(user), language);
  }

  @RequireAccess('owner')
  @Mutation(() => [SerpSource], { description: 'Deletes the API key of a SERP provider.' })
  async removeSerpKey(
    @Arg('provider', () => serpProviderEnum, { description: 'SERP provider.' }) provider: string,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<SerpSource[]> {
    const user = requireUser(visitor);
    await this.keys.remove(user, provider);
    return presentSources(await this.keys.list(user), language);
  }

  private async present(project: ProjectDetails): Promise<PositionsProject> {
    return presentProject(project, await this.projects.listTags(project.id));
  }
}

async function resolveKeywordSource(
  { list, group, folder }: PositionsKeywordsInput,
  context: RequestContext,
): Promise<KeywordSource> {
  const folderKeywords = folder ? await readFolderWords(folder.clustering, folder.folder, context) : [];
  return { list: [...list, ...folderKeywords], group: group ?? undefined };
}

function toProjectInput({
  engine,
  provider,
  alertTop,
  regions,
  ...fields
}: PositionsProjectInput): ProjectInput {
  return {
    ...fields,
    engine: engine ?? undefined,
    provider: provider ?? undefined,
    alertTop: alertTop ?? undefined,
    regions: regions.map(({ base, location }) => ({ base, location: location ?? undefined })),
  };
}
