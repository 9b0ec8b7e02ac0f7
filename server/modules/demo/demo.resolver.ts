import type { Localised } from '../../contract/localised.js';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { Allowed } from '../../schema-kit/allowed.js';
import type { DemoService } from './demo.service.js';
import { DemoGrant, DemoRequestInput } from './demo.type.js';

@Resolver()
export class DemoResolver {
  constructor(private readonly demos: DemoService) {}

  @Allowed('guest')
  @Mutation(() => DemoGrant, {
    description:
      'Asks for the free days of a paid plan, which everybody gets once. A person gets them at once, a guest with the account of this e-mail.',
  })
  async requestDemo(
    @Arg('input', () => DemoRequestInput, { description: 'Who asks for the free days.' })
    input: DemoRequestInput,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<DemoGrant> {
    const until = await this.demos.request(input, visitor);
    return { grantedUntil: until?.toISOString() ?? null, message: (until ? begun : waits)[language] };
  }
}

const begun: Localised = {
  en: 'The free days have begun.',
  ru: 'Бесплатные дни начались.',
};

const waits: Localised = {
  en: 'The request is taken. Register or log in with this e-mail, and the free days begin.',
  ru: 'Заявка принята. Зарегистрируйтесь или войдите с этим e-mail, и бесплатные дни начнутся.',
};
