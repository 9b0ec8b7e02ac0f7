import { Ctx, Query, Resolver, ObjectType } from 'type-graphql';
import { serpFeatures } from '../../reports/serp-features.js';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { smallInt, text } from '../../schema-kit/fields.js';

@ObjectType('WizardClass', {
  description:
    'A SERP feature: an element of search results other than plain links, such as a map or a video.',
})
class SerpFeatureType {
  @smallInt('Id of the SERP feature, as in the field `wizards` of rows.') id!: number;
  @text('Name in the language of the request.') name!: string;
  @text('Name of its outline icon.') icon!: string;
}

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
