import type { Language, Localised } from '../../contract/language/localised.js';
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
      'Requests the free days of a paid plan, which are granted once per person. With a confirmed e-mail they start immediately; otherwise a confirmation link is sent.',
  })
  async requestDemo(
    @Arg('input', () => FreeDaysRequestInput, { description: 'Data of the applicant.' })
    input: FreeDaysRequestInput,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<FreeDaysGrant> {
    const until = await this.freeDays.request(input, visitor, language);
    return presentGrant(until, linkSentMessage, language);
  }

  @RequireAccess('public')
  @Mutation(() => FreeDaysGrant, {
    description:
      'Confirms a request for free days by the link in the e-mail. The free days start as soon as an account with this e-mail exists.',
  })
  async confirmDemo(
    @Arg('uid', () => String, { description: 'Last part of the link in the e-mail.' }) uid: string,
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
  en: 'The e-mail is confirmed. The free days begin when you register with it, unless it has already had them.',
  ru: 'E-mail подтверждён. Бесплатные дни начнутся, когда вы зарегистрируетесь с ним, если их ещё не было.',
};

const linkSentMessage: Localised = {
  en: 'We have sent a link to this e-mail. Follow it, and the free days begin. Register with this e-mail if you have no account yet.',
  ru: 'На этот e-mail отправлено письмо. Перейдите по ссылке в нём, и бесплатные дни начнутся. Если аккаунта ещё нет, зарегистрируйтесь с этим e-mail.',
};
