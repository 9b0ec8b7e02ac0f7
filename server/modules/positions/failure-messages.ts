import type { Localised } from '../../contract/localised.js';
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
    en: 'The service does not take such a question. Check the place and the language.',
    ru: 'Сервис не принимает такой запрос. Проверьте место и язык.',
  },
  busy: {
    en: 'The service took no more calls for too long.',
    ru: 'Сервис слишком долго не принимал запросы.',
  },
  down: { en: 'The service was out of order.', ru: 'Сервис не работал.' },
  slow: { en: 'The service did not answer in time.', ru: 'Сервис не ответил вовремя.' },
  engine: {
    en: 'The search engine gave the service no results.',
    ru: 'Поисковая система не отдала сервису результатов.',
  },
  malformed: {
    en: 'The service answered something that cannot be read.',
    ru: 'Ответ сервиса не удалось прочитать.',
  },
  cap: { en: 'The cap of the month is reached.', ru: 'Достигнут месячный предел.' },
  ended: {
    en: 'The check ended early. What was answered until then is kept.',
    ru: 'Проверка прервана. Полученное до этого сохранено.',
  },
  lost: { en: 'The answers are no longer on the disk.', ru: 'Ответов больше нет на диске.' },
  late: { en: 'The service’s queue did not answer in time.', ru: 'Очередь сервиса не ответила вовремя.' },
};
