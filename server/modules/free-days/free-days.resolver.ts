import type { Language, Localised } from '../../contract/localised.js';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { FreeDaysService } from './free-days.service.js';
import { FreeDaysGrant, FreeDaysRequestInput } from './free-days.type.js';

@Resolver()
export class FreeDaysResolver {
  constructor(private readonly freeDays: FreeDaysService) {}

  @RequireAccess('guest')
  @Mutation(() => FreeDaysGrant, {
    description:
      'Asks for the free days of a paid plan, which everybody gets once. A person whose e-mail is confirmed gets them at once; otherwise a letter asks the owner of the e-mail.',
  })
  async requestDemo(
    @Arg('input', () => FreeDaysRequestInput, { description: 'Who asks for the free days.' })
    input: FreeDaysRequestInput,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<FreeDaysGrant> {
    const until = await this.freeDays.request(input, visitor, language);
    return presentGrant(until, linkSentMessage, language);
  }

  @RequireAccess('public')
  @Mutation(() => FreeDaysGrant, {
    description: 'Follows the link of the letter about free days: they begin with the account of its e-mail.',
  })
  async confirmDemo(
    @Arg('uid', () => String, { description: 'The last part of the link.' }) uid: string,
    @Ctx() { language }: RequestContext,
  ): Promise<FreeDaysGrant> {
    const until = await this.freeDays.confirm(uid);
    return presentGrant(until, waitingMessage, language);
  }
}

/** Result of a request: the end of the granted days, or a message about the pending step. */
function presentGrant(until: Date | null, pendingMessage: Localised, language: Language): FreeDaysGrant {
  return {
    grantedUntil: until?.toISOString() ?? null,
    message: (until ? startedMessage : pendingMessage)[language],
  };
}

const startedMessage: Localised = {
  en: 'The free days have begun.',
  ru: 'Бесплатные дни начались.',
};

const waitingMessage: Localised = {
  en: 'The e-mail is confirmed. The free days begin when you register with it, where it has not had them yet.',
  ru: 'E-mail подтверждён. Бесплатные дни начнутся, когда вы зарегистрируетесь с ним, если их ещё не было.',
};

const linkSentMessage: Localised = {
  en: 'We have sent a link to this e-mail. Follow it, and the free days begin. Register with this e-mail if you have no account yet.',
  ru: 'На этот e-mail отправлено письмо. Перейдите по ссылке в нём, и бесплатные дни начнутся. Если аккаунта ещё нет, зарегистрируйтесь с этим e-mail.',
};
