import type { Localised } from '../contract/localised.js';
import { ErrorCode } from '../errors/error-code.js';
import type { PresentedError } from '../errors/present-error.js';

interface StateTitles {
  title: Localised;
  /** What to do; missing where the error's own text says it. */
  text?: Localised;
}

const titles: Readonly<Partial<Record<string, StateTitles>>> = {
  [ErrorCode.Maintenance]: { title: { en: 'Maintenance', ru: 'Технические работы' } },
  [ErrorCode.SampleLoading]: {
    title: { en: 'The sample data is loading', ru: 'Загружаются данные примера' },
  },
  [ErrorCode.TooManyRequests]: { title: { en: 'Too many requests', ru: 'Слишком много запросов' } },
  [ErrorCode.Overloaded]: { title: { en: 'The server is busy', ru: 'Сервер занят' } },
  [ErrorCode.StoreUnavailable]: {
    title: { en: 'The service is unavailable', ru: 'Сервис временно недоступен' },
  },
  [ErrorCode.NotFound]: { title: { en: 'Nothing at this address', ru: 'По этому адресу ничего нет' } },
};

const fatal: StateTitles = {
  title: { en: 'The page did not open', ru: 'Страница не открылась' },
  text: {
    en: 'The fault is on our side and has been noted. Try again in a minute.',
    ru: 'Ошибка на нашей стороне, мы её записали. Повторите через минуту.',
  },
};

const refused: StateTitles = { title: { en: 'The page did not open', ru: 'Страница не открылась' } };

/** What a page of state says of an error: its heading, and its text where the error has none of its own for people. */
export function stateTitles({
  code,
  status,
}: {
  code: PresentedError['code'] | string;
  status: number;
}): StateTitles {
  return titles[code] ?? (status >= 500 ? fatal : refused);
}
