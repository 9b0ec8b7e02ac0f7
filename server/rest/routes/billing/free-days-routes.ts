import { z } from 'zod';
import { flag, text } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import type { RestRoute } from '../../definition/rest-route.js';

/** Route that requests the free days. */
export const freeDaysRoutes: RestRoute[] = [
  {
    methods: ['POST'],
    path: '/demo/createDemoBid',
    tag: 'people',
    summary: { en: 'Request free days', ru: 'Запросить бесплатные дни' },
    description: {
      en: 'Granted once per user: immediately if the e-mail is confirmed, otherwise through a link sent by e-mail.',
      ru: 'Предоставляются один раз: с подтверждённым e-mail – сразу, иначе – по ссылке из письма.',
    },
    parameters: z.object({
      name: inQuery(text().optional(), {
        variable: 'name',
        description: {
          en: 'Name; defaults to the part of the e-mail before the @.',
          ru: 'Имя; по умолчанию часть e-mail до @.',
        },
      }),
      email: inQuery(text().default(''), {
        variable: 'email',
        description: {
          en: 'E-mail; ignored for logged-in users, whose account e-mail is used.',
          ru: 'E-mail; для вошедших берётся из аккаунта.',
        },
      }),
      phone: inQuery(text().default(''), {
        variable: 'phone',
        description: {
          en: 'Phone in international format; ignored if the account has a phone.',
          ru: 'Телефон в международном формате; если он есть в аккаунте, берётся оттуда.',
        },
      }),
      blocked: inQuery(flag().default(false), {
        variable: 'blocked',
        description: {
          en: 'Whether the form fields for e-mail and phone were read-only. Has no effect.',
          ru: 'Были ли поля e-mail и телефона в форме недоступны для изменения. Ни на что не влияет.',
        },
      }),
    }),
    operation: `mutation ($name: String, $email: String!, $phone: String!, $blocked: Boolean) {
      requestDemo(input: { name: $name, email: $email, phone: $phone, blocked: $blocked }) { grantedUntil message }
    }`,
    shape: (data) => data['requestDemo'],
    responseSchema: {
      type: 'object',
      properties: { grantedUntil: { type: ['string', 'null'] }, message: { type: 'string' } },
    },
  },
];
