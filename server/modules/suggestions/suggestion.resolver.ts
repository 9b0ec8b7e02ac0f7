import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { findSuggestions } from './suggest.js';
import { Suggestion, SuggestionScope } from './suggestion.type.js';

@Resolver()
export class SuggestionResolver {
  @RequireAccess('guest', { isBackground: true })
  @Query(() => [Suggestion], {
    complexity: 5,
    description: 'Domains and keywords that match the text, those with the highest weight first.',
  })
  suggestions(
    @Arg('query', () => String, { description: 'Text to complete, up to 200 characters.' }) query: string,
    @Arg('base', () => String, {
      nullable: true,
      description: 'Code of the database. Defaults to the database selected in this browser.',
    })
    base: string | undefined,
    @Arg('type', () => SuggestionScope, {
      defaultValue: SuggestionScope.domain_and_keyword,
      description: 'Requested kinds of suggestions.',
    })
    type: SuggestionScope,
    @Ctx() context: RequestContext,
  ): Promise<Suggestion[]> {
    return findSuggestions(query.slice(0, 200), base ?? context.defaultBase, type, context.reports);
  }
}
