import { GraphQLSafeInt } from 'graphql-scalars';
import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../graphql/request-context.js';
import { Database, DatabaseSnapshot } from './database.type.js';

@Resolver(() => Database)
export class DatabaseResolver {
  @Query(() => [Database], { description: 'All databases, in the order of lists.' })
  databases(@Ctx() context: RequestContext): Promise<Database[]> {
    return context.services.databases();
  }

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
  keywords(@Root() database: Database, @Ctx() context: RequestContext): Promise<number | null> {
    return context.loaders.keywords.load(database.code);
  }

  @FieldResolver(() => [DatabaseSnapshot], { description: 'Search results by date, newest first.' })
  snapshots(@Root() database: Database, @Ctx() context: RequestContext): Promise<DatabaseSnapshot[]> {
    return context.loaders.snapshots.load(database.code);
  }
}
