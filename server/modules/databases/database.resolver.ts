import { GraphQLSafeInt } from 'graphql-scalars';
import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { BaseCatalogueService } from './base-catalogue.service.js';
import type { DatabaseLoaders } from './database-loaders.js';
import { Database, DatabaseSnapshot } from './database.type.js';
import { presentBase } from './present-base.js';

@Resolver(() => Database)
export class DatabaseResolver {
  constructor(
    private readonly bases: BaseCatalogueService,
    private readonly loaders: DatabaseLoaders,
  ) {}

  @RequireAccess('public', { isBackground: true })
  @Query(() => [Database], { description: 'All databases, in the order of lists.' })
  async databases(): Promise<Database[]> {
    return (await this.bases.list()).map(presentBase);
  }

  @RequireAccess('public', { isBackground: true })
  @Query(() => Database, {
    description:
      'The database that a call means which names none: the one chosen in this browser, else `gny`.',
  })
  async currentDatabase(@Ctx() { defaultBase }: RequestContext): Promise<Database> {
    return presentBase(await this.bases.byCode(defaultBase));
  }

  @FieldResolver(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Keywords in the newest state; null in an empty database. Unit: keywords.',
  })
  async keywords(@Root() database: Database, @Ctx() context: RequestContext): Promise<number | null> {
    return (await this.loaders.forRequest(context).counts.load(database.code))?.['keyword'] ?? null;
  }

  @FieldResolver(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Domains in the top 50 of the newest state; null in an empty database. Unit: domains.',
  })
  async domains(@Root() database: Database, @Ctx() context: RequestContext): Promise<number | null> {
    return (await this.loaders.forRequest(context).totals.load(database.code))?.domains ?? null;
  }

  @FieldResolver(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Pages in the top 50 of the newest state; null in an empty database. Unit: pages.',
  })
  async pages(@Root() database: Database, @Ctx() context: RequestContext): Promise<number | null> {
    return (await this.loaders.forRequest(context).counts.load(database.code))?.['page'] ?? null;
  }

  @FieldResolver(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Ads in the newest state; null in an empty database. Unit: ads.',
  })
  async ads(@Root() database: Database, @Ctx() context: RequestContext): Promise<number | null> {
    return (await this.loaders.forRequest(context).totals.load(database.code))?.ads ?? null;
  }

  @FieldResolver(() => [DatabaseSnapshot], { description: 'Search results by date, newest first.' })
  snapshots(@Root() database: Database, @Ctx() context: RequestContext): Promise<DatabaseSnapshot[]> {
    return this.loaders.forRequest(context).snapshots.load(database.code);
  }
}
