import { Ctx, Query, Resolver } from 'type-graphql';
import { wizardClasses } from '../../reports/wizard-classes.js';
import type { RequestContext } from '../../request/request-context.js';
import { Allowed } from '../../schema-kit/allowed.js';
import { WizardClassType } from './wizard-class.type.js';

@Resolver()
export class WizardClassResolver {
  @Allowed('anybody', { background: true })
  @Query(() => [WizardClassType], {
    description: 'All SERP features: what search results hold beside plain links.',
  })
  wizardClasses(@Ctx() context: RequestContext): WizardClassType[] {
    return wizardClasses.map(({ id, name, icon }) => ({ id, name: name[context.language], icon }));
  }
}
