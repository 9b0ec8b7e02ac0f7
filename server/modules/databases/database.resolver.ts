import { GraphQLSafeInt } from 'graphql-scalars';
import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../graphql/request-context.js';
import { Allowed } from '../../schema-kit/allowed.js';
import { Database, DatabaseSnapshot } from './database.type.js';

@Resolver(() => Database)
export class DatabaseResolver {
  @Allowed('anybody', { background: true })
  @Query(() => [Database], { description: 'All databases, in the order of lists.' })
  databases(@Ctx() context: RequestContext): Promise<Database[]> {
    return context.services.databases();
  }

  @Allowed('anybody', { background: true })
  @Query(() => Database, {
    description:
      'The database that a call means which names none: the one chosen in this browser, else `gny`.',
  })
  currentDatabase(@Ctx() context: RequestContext): Promise<Database> {
    return context.services.database(context.defaultBase);
  }

  @FieldResolver(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Keywords in the newest state; null in an empty database. Unit: keywords.',
  })
  async keywords(@Root() database: Database, @Ctx() context: RequestContext): Promise<number | null> {
    return (await context.loaders.counts.load(database.code))?.['keyword'] ?? null;
  }

  @FieldResolver(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Domains in the top 50 of the newest state; null in an empty database. Unit: domains.',
  })
  async domains(@Root() database: Database, @Ctx() context: RequestContext): Promise<number | null> {
    return (await context.loaders.totals.load(database.code))?.domains ?? null;
  }

  @FieldResolver(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Pages in the top 50 of the newest state; null in an empty database. Unit: pages.',
  })
  async pages(@Root() database: Database, @Ctx() context: RequestContext): Promise<number | null> {
    return (await context.loaders.counts.load(database.code))?.['page'] ?? null;
  }

  @FieldResolver(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Ads in the newest state; null in an empty database. Unit: ads.',
  })
  async ads(@Root() database: Database, @Ctx() context: RequestContext): Promise<number | null> {
    return (await context.loaders.totals.load(database.code))?.ads ?? null;
  }

  @FieldResolver(() => [DatabaseSnapshot], { description: 'Search results by date, newest first.' })
  snapshots(@Root() database: Database, @Ctx() context: RequestContext): Promise<DatabaseSnapshot[]> {
    return context.loaders.snapshots.load(database.code);
  }
}
