import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { TableViewInput } from '../table-settings/table-view.type.js';
import type { SavedFilterService } from './saved-filter.service.js';
import { SavedFilter, SavedFilterInput } from './saved-filter.type.js';

/** Changed properties of a saved filter. */
@ArgsType()
class SavedFilterChangeArgs {
  @Field(() => Int, { description: 'Id of the filter.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'New name, 1 to 64 characters.' })
  filterName?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is a favorite.',
  })
  favorite?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'New filter, as JSON text or as a filter string.',
  })
  filter?: string | null;

  @Field(() => TableViewInput, {
    nullable: true,
    description: 'Table settings to save with the filter; null removes them.',
  })
  view?: TableViewInput | null;
}

@Resolver()
export class SavedFilterResolver {
  constructor(private readonly service: SavedFilterService) {}

  @RequireAccess('user')
  @Query(() => [SavedFilter], {
    description: 'Your saved filters of a report, favorites first, then by name.',
  })
  savedFilters(
    @Arg('reportName', () => String, { description: 'Id of the report, such as `organic-keywords`.' })
    reportName: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<SavedFilter[]> {
    return this.service.list(requireUser(visitor), reportName);
  }

  @RequireAccess('user')
  @Mutation(() => [SavedFilter], {
    description:
      'Saves a filter and returns all filters of the report. Errors: FILTER_EXISTS, INVALID_FIELD, BAD_FILTER.',
  })
  createSavedFilter(
    @Arg('input', () => SavedFilterInput, { description: 'The filter.' }) input: SavedFilterInput,
    @Ctx() { visitor }: RequestContext,
  ): Promise<SavedFilter[]> {
    return this.service.create(requireUser(visitor), input);
  }

  @RequireAccess('user')
  @Mutation(() => [SavedFilter], {
    description:
      'Updates a saved filter; omitted arguments are unchanged. Returns all filters of the report. Errors: NOT_FOUND, FILTER_EXISTS, ' +
      'INVALID_FIELD, BAD_FILTER.',
  })
  updateSavedFilter(
    @Args() { id, filterName, favorite, filter, view }: SavedFilterChangeArgs,
    @Ctx() { visitor }: RequestContext,
  ): Promise<SavedFilter[]> {
    const change = { filterName, favorite, filter, view };
    return this.service.update(requireUser(visitor), id, change);
  }

  @RequireAccess('user')
  @Mutation(() => [SavedFilter], {
    description: 'Deletes a saved filter and returns the remaining filters of the report. Errors: NOT_FOUND.',
  })
  deleteSavedFilter(
    @Arg('id', () => Int, { description: 'Id of the filter.' }) id: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<SavedFilter[]> {
    return this.service.delete(requireUser(visitor), id);
  }
}
