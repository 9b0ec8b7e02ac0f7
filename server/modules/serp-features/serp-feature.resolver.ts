import { Ctx, Query, Resolver } from 'type-graphql';
import { serpFeatures } from '../../reports/serp-features.js';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { SerpFeatureType } from './serp-feature.type.js';

@Resolver()
export class SerpFeatureResolver {
  @RequireAccess('public', { isBackground: true })
  @Query(() => [SerpFeatureType], {
    description: 'All SERP features, which are elements of search results other than plain links.',
  })
  wizardClasses(@Ctx() context: RequestContext): SerpFeatureType[] {
    return serpFeatures.map(({ id, name, icon }) => ({ id, name: name[context.language], icon }));
  }
}
