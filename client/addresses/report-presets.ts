import { pageTitles } from '../../server/contract/pages/page-titles.js';
import type { Localised } from '../../server/contract/language/localised.js';
import { reportPath } from './report-path.js';

/** A ready-made filter that answers a common question. */
export interface ReportPreset {
  id: 'striking-distance' | 'page-changed' | 'questions' | 'lost-from-top-10';
  /** Report that the filter applies to. */
  report: 'organic-keywords' | 'lost-keywords';
  filter: string;
  title: Localised;
  description: Localised;
}

/** Presets of the keyword reports of a domain, in menu order. */
export const reportPresets: readonly ReportPreset[] = [
  {
    id: 'striking-distance',
    report: 'organic-keywords',
    filter: 'posBETWEEN4@20',
    title: { en: 'Striking distance', ru: 'Близко к топу' },
    description: { en: 'positions 4–20', ru: 'позиции 4–20' },
  },
  {
    id: 'page-changed',
    report: 'organic-keywords',
    filter: 'churl=1',
    title: { en: 'Page changed', ru: 'Сменилась страница' },
    description: { en: 'cannibalization?', ru: 'каннибализация?' },
  },
  {
    id: 'questions',
    report: 'organic-keywords',
    filter: 'isquest=1',
    title: { en: 'Questions', ru: 'Вопросы' },
    description: { en: 'how, what, why …', ru: 'как, что, почему…' },
  },
  {
    id: 'lost-from-top-10',
    report: 'lost-keywords',
    filter: 'pos<=10',
    title: { en: 'Lost from top 10', ru: 'Потеряны из топ 10' },
    description: pageTitles['lost-keywords'],
  },
];

/** Presets that the View menu of a report offers; some open the other keyword report of the domain. */
export function presetsOf(reportId: string): readonly ReportPreset[] {
  return reportPresets.some(({ report }) => report === reportId) ? reportPresets : [];
}

/** Address of a preset for a domain. */
export function presetPath({ report, filter }: ReportPreset, domain: string, base?: string): string {
  return `${reportPath(report, { domain }, base)}#filter=${encodeURIComponent(filter)}`;
}
