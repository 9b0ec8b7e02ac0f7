import type { Localised } from '../../contract/language/localised.js';

/** A deviation of this server from the public API (docs/public-api.md). */
interface PublicApiDeviation {
  topic: Localised;
  behaviour: Localised;
}

/** Deviations from the public API. */
export const publicApiDeviations: readonly PublicApiDeviation[] = [
  {
    topic: { en: 'Identifiers', ru: 'Идентификаторы' },
    behaviour: {
      en: 'id, kid, did and the other numeric identifiers have up to 53 bits. Store them in 64-bit columns.',
      ru: 'id, kid, did и другие числовые идентификаторы занимают до 53 бит. Храните их в 64-битных столбцах.',
    },
  },
  {
    topic: { en: 'adcost', ru: 'adcost' },
    behaviour: {
      en: 'A number: the estimated daily cost of the ads. It is never an object.',
      ru: 'Число – примерная стоимость рекламы за день. Объектом не бывает.',
    },
  },
  {
    topic: { en: 'Databases', ru: 'Базы' },
    behaviour: {
      en: 'gny and other codes exist in addition to the documented ones; /regions/db lists them. Without base, calls read msk, or the default database if msk has no data.',
      ru: 'Кроме описанных баз есть gny и другие, их список – /regions/db. Без base вызов читает msk, а если в ней нет данных – базу по умолчанию.',
    },
  },
  {
    topic: { en: 'No token', ru: 'Без токена' },
    behaviour: {
      en: 'The server responds as to a guest: status 200 with the first 15 rows of a report, and 401 for the results of an account. An invalid token gets 401. The parameter for the token is auth-token; token is ignored.',
      ru: 'Сервер отвечает как гостю: статус 200 и первые 15 строк отчёта, а на результаты аккаунта – 401. Неверный токен получает 401. Параметр для токена – auth-token, а token не учитывается.',
    },
  },
  {
    topic: { en: 'SERP history', ru: 'История выдачи' },
    behaviour: {
      en: '/tools/history-serp returns a list of results for each month.',
      ru: '/tools/history-serp возвращает для каждого месяца список результатов.',
    },
  },
  {
    topic: { en: 'Missing data', ru: 'Нет данных' },
    behaviour: {
      en: 'Fields without data are 0, empty or null. Calls for backlinks, AI answers and other missing data get 404 with NOT_COVERED.',
      ru: 'Поля без данных равны 0, пусты или null. Вызовы за обратными ссылками, ответами ИИ и другими отсутствующими данными получают 404 и NOT_COVERED.',
    },
  },
  {
    topic: { en: 'Unknown volume', ru: 'Неизвестная частотность' },
    behaviour: { en: 'ws and wsk are 0.', ru: 'ws и wsk равны 0.' },
  },
];
