import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { retentionRules } from './clean-up.job.js';

/** Tables whose retention the privacy policy states, with the words that identify their line. */
const statedTables = {
  request_history: ['opened reports', 'открытые отчёты'],
  session: ['ended sessions', 'закрытые сеансы'],
  audit_entry: ['log of actions', 'журнал действий'],
  mail: ['e-mails that', 'письма'],
  system_notification: ['notifications', 'уведомления'],
  demo_request: ['requests for free days', 'заявки'],
  task: ['finished tasks', 'выполненные задачи'],
} as const;

describe('retention rules', () => {
  it.each(['en', 'ru'] as const)('equal the retention times of the privacy policy (%s)', (language) => {
    const text = readFileSync(`client/legal/${language}/legal_privacy.md`, 'utf8');
    const items = text.split('\n').filter((line) => line.startsWith('- '));
    for (const [table, [english, russian]] of Object.entries(statedTables)) {
      const words = language === 'en' ? english : russian;
      const days = items
        .filter((item) => item.includes(words))
        .map((item) => /(\d+) (?:days|дней)/.exec(item)?.[1]);
      const rule = retentionRules.find((candidate) => candidate.table === table);
      expect(days, table).toContain(String(rule?.days));
    }
  });
});
