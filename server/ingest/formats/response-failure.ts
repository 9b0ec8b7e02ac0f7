import type { Localised } from '../../contract/language/localised.js';

/** Our reasons for responses without results. */
export const failureReasons = {
  noResults: { en: 'no results', ru: 'нет результатов' },
  unknownDimensions: {
    en: 'unclear dimensions: add them to the JSON, for example "dimensions": ["query", "page"]',
    ru: 'неясные измерения: добавьте их в JSON, например "dimensions": ["query", "page"]',
  },
  otherContent: { en: 'content that this format does not have', ru: 'содержание не этого формата' },
} as const satisfies Record<string, Localised>;

/** Why a response has no results: the message of the service, or our reason. */
export type ResponseFailure = { message: string } | { reason: keyof typeof failureReasons };
