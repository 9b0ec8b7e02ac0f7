import { Ctx, Query, Resolver } from 'type-graphql';
import { wizardClasses } from '../../reports/wizard-classes.js';
import type { RequestContext } from '../../request/request-context.js';
import { Allowed } from '../../schema-kit/allowed.js';
import { SerpFeatureType } from './serp-feature.type.js';

@Resolver()
export class SerpFeatureResolver {
  @Allowed('anybody', { background: true })
  @Query(() => [SerpFeatureType], {
    description: 'All SERP features: what search results hold beside plain links.',
  })
  wizardClasses(@Ctx() context: RequestContext): SerpFeatureType[] {
    return wizardClasses.map(({ id, name, icon }) => ({ id, name: name[context.language], icon }));
  }
}
