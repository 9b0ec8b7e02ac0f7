import { GraphQLSafeInt } from 'graphql-scalars';
import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { BaseCatalogueService } from './base-catalogue.service.js';
import type { DatabaseLoaders } from './database-loaders.js';
import { Database, DatabaseSnapshot, KeywordMonth } from './database.type.js';
import { readKeywordsByMonth } from './keywords-by-month.js';
import { presentBase } from './present-base.js';

@Resolver(() => Database)
export class DatabaseResolver {
  constructor(
    private readonly bases: BaseCatalogueService,
    private readonly loaders: DatabaseLoaders,
  ) {}

  @RequireAccess('public', { isBackground: true })
  @Query(() => [Database], { description: 'All databases in display order.' })
  async databases(): Promise<Database[]> {
    return (await this.bases.list()).map(presentBase);
  }

  @RequireAccess('public', { isBackground: true })
  @Query(() => Database, {
    description: 'Database of requests that specify none: the one chosen in this browser, or `gny`.',
  })
  async currentDatabase(@Ctx() { defaultBase }: RequestContext): Promise<Database> {
    return presentBase(await this.bases.byCode(defaultBase));
  }

  @FieldResolver(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Number of keywords in the current reports; null for an empty database.',
  })
  async keywords(@Root() database: Database, @Ctx() context: RequestContext): Promise<number | null> {
    return (await this.loaders.forRequest(context).counts.load(database.code))?.['keyword'] ?? null;
  }

  @FieldResolver(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Number of domains in the top 50 of the current reports; null for an empty database.',
  })
  async domains(@Root() database: Database, @Ctx() context: RequestContext): Promise<number | null> {
    return (await this.loaders.forRequest(context).totals.load(database.code))?.domains ?? null;
  }

  @FieldResolver(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Number of pages in the top 50 of the current reports; null for an empty database.',
  })
  async pages(@Root() database: Database, @Ctx() context: RequestContext): Promise<number | null> {
    return (await this.loaders.forRequest(context).counts.load(database.code))?.['page'] ?? null;
  }

  @FieldResolver(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Number of ads in the current reports; null for an empty database.',
  })
  async ads(@Root() database: Database, @Ctx() context: RequestContext): Promise<number | null> {
    return (await this.loaders.forRequest(context).totals.load(database.code))?.ads ?? null;
  }

  @FieldResolver(() => [KeywordMonth], {
    description: 'Keywords by the month of their newest search results, oldest first.',
  })
  async keywordMonths(
    @Root() { code, empty }: Database,
    @Ctx() { reports }: RequestContext,
  ): Promise<KeywordMonth[]> {
    return empty ? [] : readKeywordsByMonth(await this.bases.byCode(code), reports);
  }

  @FieldResolver(() => [DatabaseSnapshot], { description: 'Search results by date, newest first.' })
  snapshots(@Root() database: Database, @Ctx() context: RequestContext): Promise<DatabaseSnapshot[]> {
    return this.loaders.forRequest(context).snapshots.load(database.code);
  }
}
