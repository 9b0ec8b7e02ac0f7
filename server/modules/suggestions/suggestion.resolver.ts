import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { suggestions } from './suggest.js';
import { Suggestion, SuggestionScope } from './suggestion.type.js';

@Resolver()
export class SuggestionResolver {
  @RequireAccess('guest', { isBackground: true })
  @Query(() => [Suggestion], {
    complexity: 5,
    description: 'Domains and keywords that start with what was typed, weightiest first.',
  })
  suggestions(
    @Arg('query', () => String, { description: 'What was typed, at most 200 characters.' }) query: string,
    @Arg('base', () => String, {
      nullable: true,
      description: 'Code of the database; without it the one chosen in this browser.',
    })
    base: string | undefined,
    @Arg('type', () => SuggestionScope, {
      defaultValue: SuggestionScope.domain_and_keyword,
      description: 'What to suggest.',
    })
    type: SuggestionScope,
    @Ctx() context: RequestContext,
  ): Promise<Suggestion[]> {
    return suggestions(query.slice(0, 200), base ?? context.defaultBase, type, context.reports);
  }
}
