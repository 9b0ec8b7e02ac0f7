import { z } from 'zod';
import { flag, text } from './parameter-kinds.js';
import { inQuery } from './rest-parameters.js';
import type { RestRoute } from './rest-route.js';

/** Route that requests the free days. */
export const freeDaysRoutes: RestRoute[] = [
  {
    methods: ['POST'],
    path: '/demo/createDemoBid',
    tag: 'people',
    summary: { en: 'Ask for free days', ru: 'Запросить бесплатные дни' },
    description: {
      en: 'Everyone gets them once: a person whose e-mail is confirmed at once, others by a link sent by e-mail.',
      ru: 'Их получает каждый один раз: с подтверждённым e-mail – сразу, остальные – по ссылке из письма.',
    },
    parameters: z.object({
      name: inQuery(text().optional(), {
        variable: 'name',
        description: {
          en: 'Name; without it, the part of the e-mail before the @.',
          ru: 'Имя; если его нет, часть e-mail до @.',
        },
      }),
      email: inQuery(text().default(''), {
        variable: 'email',
        description: {
          en: 'E-mail; the one of the account takes precedence.',
          ru: 'E-mail; у вошедших – из аккаунта.',
        },
      }),
      phone: inQuery(text().default(''), {
        variable: 'phone',
        description: {
          en: 'Phone in international format; the one of the account takes precedence.',
          ru: 'Телефон в международном формате; у вошедших – из аккаунта.',
        },
      }),
      blocked: inQuery(flag().default(false), {
        variable: 'blocked',
        description: {
          en: 'Whether the form showed e-mail and phone locked. It changes nothing.',
          ru: 'Показывала ли форма e-mail и телефон запертыми. Ничего не меняет.',
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
