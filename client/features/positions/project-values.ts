import { array, boolean, number, object, string } from 'yup';
import type { FormMessage } from '../../components/form/form-rules.js';
import type { PositionsProjectFragment } from './positions.generated.js';

/** Form values of a project. */
export interface ProjectValues {
  address: string;
  name: string;
  engine: string;
  regions: { base: string; location: string }[];
  device: string;
  language: string;
  depth: string;
  provider: string;
  schedule: string;
  /** Selected days of the week. */
  weekdays: number[];
  /** Days of the month as typed text. */
  days: string;
  time: string;
  timeZone: string;
  cap: string;
  alertTop: string;
  competitors: string;
  keywords: string;
  group: string;
  hasKeywords: boolean;
}

const messageKey = (message: FormMessage): FormMessage => message;

/** Validation schema of the form. The server applies the same rules. */
export const projectSchema = object({
  address: string()
    .trim()
    .required(messageKey('required'))
    .matches(/^(?:https?:\/\/)?[^\s/.]+(?:\.[^\s/.]+)+(?:[/?#]\S*)?$/i, {
      message: messageKey('siteAddress'),
      excludeEmptyString: true,
    }),
  name: string().trim().required(messageKey('required')),
  engine: string().required(messageKey('noEngine')),
  regions: array()
    .of(object({ base: string().default(''), location: string().default('') }))
    .test('same', messageKey('sameRegion'), (regions = []) => {
      const codes = regions.map(({ base }) => base);
      return new Set(codes).size === codes.length;
    }),
  device: string(),
  language: string(),
  depth: string(),
  provider: string(),
  schedule: string(),
  weekdays: array()
    .of(number().defined())
    .when('schedule', ([schedule], field) =>
      schedule === 'week' ? field.min(1, messageKey('noDays')) : field,
    ),
  days: string().when('schedule', ([schedule], field) =>
    schedule === 'month'
      ? field.matches(/^\s*\d{1,2}(?:[\s,]+\d{1,2})*\s*$/, messageKey('monthDays'))
      : field,
  ),
  time: string().matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/, messageKey('timeOfDay')),
  timeZone: string(),
  cap: string(),
  alertTop: string(),
  competitors: string(),
  hasKeywords: boolean(),
  group: string(),
  keywords: string().when(['hasKeywords', 'group'], ([hasKeywords, group], field) =>
    hasKeywords || group !== '' ? field : field.trim().required(messageKey('required')),
  ),
});

/** Initial form values of a new project. */
export function defaultProjectValues(base: string, engine: string, language: string): ProjectValues {
  return {
    address: '',
    name: '',
    engine,
    regions: [{ base, location: '' }],
    device: 'desktop',
    language,
    depth: '50',
    provider: '',
    schedule: 'demand',
    weekdays: [1],
    days: '1',
    time: '06:00',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    cap: '10',
    alertTop: '',
    competitors: '',
    keywords: '',
    group: '',
    hasKeywords: false,
  };
}

/** Form values of an existing project. */
export function toFormValues(project: PositionsProjectFragment): ProjectValues {
  const { regions, schedule, days, cap, alertTop, competitors, provider, depth } = project;
  return {
    address: project.address,
    name: project.name,
    engine: project.engine,
    device: project.device,
    language: project.language,
    time: project.time,
    timeZone: project.timeZone,
    schedule,
    regions: regions.map(({ base, location }) => ({ base, location })),
    depth: String(depth),
    provider: provider ?? '',
    weekdays: schedule === 'week' ? [...days] : [1],
    days: schedule === 'month' ? days.join(', ') : '1',
    cap: String(cap),
    alertTop: alertTop === null || alertTop === undefined ? '' : String(alertTop),
    competitors: competitors.join('\n'),
    keywords: '',
    group: '',
    hasKeywords: true,
  };
}

/** Maps form values to the GraphQL input. */
export function toProjectInput(values: ProjectValues) {
  const { address, name, engine, regions, device, language, provider, schedule, time, timeZone } = values;
  return {
    address,
    name,
    engine,
    regions,
    device,
    language,
    schedule,
    time,
    timeZone,
    depth: Number(values.depth),
    provider: provider === '' ? null : provider,
    days: scheduledDays(values),
    cap: Number(values.cap.replace(',', '.')) || 0,
    alertTop: values.alertTop === '' ? null : Number(values.alertTop),
    competitors: splitLines(values.competitors),
  };
}

/** Non-blank lines of a text. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}

function scheduledDays({ schedule, weekdays, days }: ProjectValues): number[] {
  if (schedule === 'week') return weekdays;
  if (schedule === 'month') {
    return days
      .split(/[\s,]+/)
      .filter((day) => day !== '')
      .map(Number);
  }
  return [];
}
