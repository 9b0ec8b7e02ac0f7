import type { Localised } from '../../contract/language/localised.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { PresentedError } from '../../errors/present-error.js';

interface ErrorPageText {
  title: Localised;
  /** Suggested action. Unset if the message of the error contains it. */
  text?: Localised;
}

const textByCode: Readonly<Partial<Record<string, ErrorPageText>>> = {
  [ErrorCode.Maintenance]: { title: { en: 'Maintenance', ru: 'Технические работы' } },
  [ErrorCode.SampleLoading]: {
    title: { en: 'The sample data is loading', ru: 'Загружаются данные примера' },
  },
  [ErrorCode.TooManyRequests]: { title: { en: 'Too many requests', ru: 'Слишком много запросов' } },
  [ErrorCode.Overloaded]: { title: { en: 'The server is busy', ru: 'Сервер занят' } },
  [ErrorCode.StoreUnavailable]: {
    title: { en: 'The service is unavailable', ru: 'Сервис временно недоступен' },
  },
  [ErrorCode.AddressTooLong]: {
    title: { en: 'The address is too long', ru: 'Слишком длинный адрес' },
    text: {
      en: 'The link contains more than the server accepts. Open the page from the home page and enter the values there.',
      ru: 'В ссылке больше данных, чем принимает сервер. Откройте страницу с главной и введите значения на ней.',
    },
  },
  [ErrorCode.NotFound]: { title: { en: 'Nothing at this address', ru: 'По этому адресу ничего нет' } },
};

const serverErrorText: ErrorPageText = {
  title: { en: 'The page did not open', ru: 'Страница не открылась' },
  text: {
    en: 'The fault is on our side and has been noted. Try again in a minute.',
    ru: 'Ошибка на нашей стороне, мы её записали. Повторите через минуту.',
  },
};

const requestErrorText: ErrorPageText = {
  title: { en: 'The page did not open', ru: 'Страница не открылась' },
};

/** Title of an error page, and its text if the error has no message for users. */
export function getErrorPageText({
  code,
  status,
}: {
  code: PresentedError['code'] | string;
  status: number;
}): ErrorPageText {
  return textByCode[code] ?? (status >= 500 ? serverErrorText : requestErrorText);
}
