import type { Localised } from '../../contract/language/localised.js';
import type { CheckFailure } from './run-checks.js';

/** Reasons why keywords were not checked, for users. */
export const checkFailureMessages: Readonly<Record<CheckFailure, Localised>> = {
  key: {
    en: 'The service does not accept the key. Enter it again.',
    ru: 'Сервис не принимает ключ. Введите его заново.',
  },
  funds: {
    en: 'The balance with the service is used up.',
    ru: 'На балансе сервиса закончились средства.',
  },
  refused: {
    en: 'The service rejected the query. Check the location and the language.',
    ru: 'Сервис отклонил запрос. Проверьте место и язык.',
  },
  busy: {
    en: 'The service rejected requests for too long.',
    ru: 'Сервис слишком долго не принимал запросы.',
  },
  down: { en: 'The service was unavailable.', ru: 'Сервис был недоступен.' },
  slow: { en: 'The service did not respond in time.', ru: 'Сервис не ответил вовремя.' },
  engine: {
    en: 'The search engine returned no results to the service.',
    ru: 'Поисковая система не отдала сервису результатов.',
  },
  empty: {
    en: 'The service returned a first page without results.',
    ru: 'Сервис вернул первую страницу без результатов.',
  },
  malformed: {
    en: 'The response of the service could not be read.',
    ru: 'Ответ сервиса не удалось прочитать.',
  },
  cap: { en: 'The monthly cap is reached.', ru: 'Достигнут месячный предел.' },
  ended: {
    en: 'The check ended early. The results received until then are saved.',
    ru: 'Проверка прервана. Полученное до этого сохранено.',
  },
  lost: { en: 'The stored responses are missing on disk.', ru: 'Сохранённых ответов больше нет на диске.' },
  late: {
    en: 'The queue of the service did not respond in time.',
    ru: 'Очередь сервиса не ответила вовремя.',
  },
};
