import type { Language, Localised } from '../../contract/localised.js';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { DemoService } from './demo.service.js';
import { DemoGrant, DemoRequestInput } from './demo.type.js';

@Resolver()
export class DemoResolver {
  constructor(private readonly demos: DemoService) {}

  @RequireAccess('guest')
  @Mutation(() => DemoGrant, {
    description:
      'Asks for the free days of a paid plan, which everybody gets once. A person whose e-mail is confirmed gets them at once; otherwise a letter asks the owner of the e-mail.',
  })
  async requestDemo(
    @Arg('input', () => DemoRequestInput, { description: 'Who asks for the free days.' })
    input: DemoRequestInput,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<DemoGrant> {
    const until = await this.demos.request(input, visitor, language);
    return answer(until, letterSent, language);
  }

  @RequireAccess('public')
  @Mutation(() => DemoGrant, {
    description: 'Follows the link of the letter about free days: they begin with the account of its e-mail.',
  })
  async confirmDemo(
    @Arg('uid', () => String, { description: 'The last part of the link.' }) uid: string,
    @Ctx() { language }: RequestContext,
  ): Promise<DemoGrant> {
    const until = await this.demos.confirm(uid);
    return answer(until, waits, language);
  }
}

/** When the free days that have begun end, or what they wait for. */
function answer(until: Date | null, waitsFor: Localised, language: Language): DemoGrant {
  return { grantedUntil: until?.toISOString() ?? null, message: (until ? begun : waitsFor)[language] };
}

const begun: Localised = {
  en: 'The free days have begun.',
  ru: 'Бесплатные дни начались.',
};

const waits: Localised = {
  en: 'The e-mail is confirmed. The free days begin when you register with it, where it has not had them yet.',
  ru: 'E-mail подтверждён. Бесплатные дни начнутся, когда вы зарегистрируетесь с ним, если их ещё не было.',
};

const letterSent: Localised = {
  en: 'We have sent a link to this e-mail. Follow it, and the free days begin. Register with this e-mail if you have no account yet.',
  ru: 'На этот e-mail отправлено письмо. Перейдите по ссылке в нём, и бесплатные дни начнутся. Если аккаунта ещё нет, зарегистрируйтесь с этим e-mail.',
};
