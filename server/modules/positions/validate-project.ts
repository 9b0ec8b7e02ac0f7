import type { Localised } from '../../contract/language/localised.js';
import {
  interfaceLanguages,
  maxProjectNameChars,
  maxTagChars,
  maxRegions,
  maxCompetitors,
  maxTagsPerKeyword,
  positionDepths,
  positionDevices,
  positionSchedules,
  positionBuckets,
  type PositionDevice,
  type PositionSchedule,
  type SerpProviderId,
} from '../../contract/projects/positions.js';
import { searchEngines, type SearchEngine } from '../../contract/reports/search-engine.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { normaliseDomain, normalisePath } from '../../reports/engine/normalise-subject.js';
import { findSerpProvider } from './providers/serp-providers.js';
import { isTimeZone } from './schedule.js';

/** Project settings as submitted. */
export interface ProjectInput {
  address: string;
  name: string;
  engine?: string;
  regions: readonly { base: string; location?: string }[];
  device: string;
  language: string;
  depth: number;
  provider?: string;
  schedule: string;
  days: readonly number[];
  time: string;
  timeZone: string;
  /** Monthly cap in dollars. */
  cap: number;
  alertTop?: number;
  competitors: readonly string[];
}

/** Validated project settings, before checks that need the database. */
export interface ValidatedProject {
  address: string;
  domain: string;
  path: string;
  name: string;
  engine: SearchEngine;
  device: PositionDevice;
  language: string;
  depth: number;
  provider: SerpProviderId | null;
  schedule: PositionSchedule;
  days: number[];
  time: string;
  timeZone: string;
  capMicros: number;
  alertTop: number | null;
  competitors: string[];
  regions: { base: string; location: string }[];
}

const maxCapDollars = 100_000;

/**
 * Validates the settings of a project.
 * @throws AppError InvalidField for the first invalid field
 */
export function validateProject(input: ProjectInput): ValidatedProject {
  const { domain, path, address } = validateAddress(input.address);
  const name = validateProjectName(input.name);
  const engine = requireOneOf(searchEngines, input.engine, 'engine', errorMessages.noEngine);
  const schedule = requireOneOf(positionSchedules, input.schedule, 'schedule', errorMessages.noSchedule);
  const provider = validateProvider(input.provider);
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(input.time)) throw invalid('time', errorMessages.badTime);
  if (!isTimeZone(input.timeZone)) throw invalid('timeZone', errorMessages.badZone);
  if (!(input.language in interfaceLanguages)) throw invalid('language', errorMessages.noLanguage);
  if (!positionDepths.some((depth) => depth === input.depth)) throw invalid('depth', errorMessages.badDepth);
  const { alertTop = null } = input;
  if (alertTop !== null && !positionBuckets.some((top) => top === alertTop)) {
    throw invalid('alertTop', errorMessages.badTop);
  }
  if (schedule !== 'demand' && provider === null) throw invalid('provider', errorMessages.noProvider);
  return {
    address,
    domain,
    path,
    name,
    engine,
    device: requireOneOf(positionDevices, input.device, 'device', errorMessages.noDevice),
    language: input.language,
    depth: input.depth,
    provider,
    schedule,
    days: validateDays(schedule, input.days),
    time: input.time,
    timeZone: input.timeZone,
    capMicros: validateCap(input.cap, provider),
    alertTop,
    competitors: validateCompetitors(input.competitors, domain),
    regions: validateRegions(input.regions),
  };
}

/** Parses the site address into its domain and path prefix. Throws InvalidField. */
function validateAddress(input: string): { address: string; domain: string; path: string } {
  const address = input.trim();
  if (address === '') throw invalid('address', errorMessages.noAddress);
  const domain = address.length > 2048 || /\s/.test(address) ? undefined : normaliseDomain(address);
  if (domain === undefined) throw invalid('address', errorMessages.badAddress);
  const path = normalisePath(/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`);
  return { address, domain, path: path === '/' ? '' : path };
}

/** Throws InvalidField. */
function validateProjectName(input: string): string {
  const name = Buffer.from(input)
    .toString()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (!/[^\p{C}\p{Z}]/u.test(name)) throw invalid('name', errorMessages.noName);
  if ([...name].length > maxProjectNameChars) throw invalid('name', errorMessages.longName);
  return name;
}

/** Deduplicates tags and preserves their case. Throws InvalidField. */
export function validateTags(input: readonly string[]): string[] {
  const tags = input.map((tag) => tag.replace(/[\s\p{Cc}]+/gu, ' ').trim()).filter((tag) => tag !== '');
  const unique = [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];
  if (unique.length > maxTagsPerKeyword || unique.some((tag) => [...tag].length > maxTagChars)) {
    throw invalid('tags', invalidTagsMessage);
  }
  return unique;
}

function validateProvider(input: string | undefined): SerpProviderId | null {
  if (input === undefined || input === '') return null;
  const provider = findSerpProvider(input);
  if (!provider) throw invalid('provider', errorMessages.badProvider);
  return provider.id;
}

function validateDays(schedule: PositionSchedule, input: readonly number[]): number[] {
  if (schedule === 'demand') return [];
  const maxDay = schedule === 'week' ? 7 : 31;
  const days = [...new Set(input)].toSorted((a, b) => a - b);
  if (days.length === 0) throw invalid('days', errorMessages.noDays);
  if (days.some((day) => !Number.isInteger(day) || day < 1 || day > maxDay)) {
    throw invalid('days', errorMessages.badDays);
  }
  return days;
}

function validateCap(dollars: number, provider: SerpProviderId | null): number {
  if (!Number.isFinite(dollars) || dollars < 0 || dollars > maxCapDollars) {
    throw invalid('cap', errorMessages.badCap);
  }
  if (provider !== null && dollars === 0) throw invalid('cap', errorMessages.noCap);
  return Math.round(dollars * 1_000_000);
}

function validateCompetitors(input: readonly string[], projectDomain: string): string[] {
  const names = input.map((name) => name.trim()).filter((name) => name !== '');
  const domains = names.map((name) => {
    const domain = /\s/.test(name) ? undefined : normaliseDomain(name);
    if (domain === undefined) throw invalid('competitors', errorMessages.badCompetitor(name.slice(0, 100)));
    return domain;
  });
  const unique = [...new Set(domains)].filter((domain) => domain !== projectDomain);
  if (unique.length > maxCompetitors) throw invalid('competitors', errorMessages.tooManyCompetitors);
  return unique;
}

function validateRegions(input: ProjectInput['regions']): ValidatedProject['regions'] {
  const regions = input.map(({ base, location = '' }) => ({
    base: base.trim().toLowerCase(),
    location: location
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 200),
  }));
  if (regions.length === 0) throw invalid('regions', errorMessages.noRegion);
  if (regions.length > maxRegions) throw invalid('regions', errorMessages.tooManyRegions);
  if (new Set(regions.map(({ base }) => base)).size < regions.length) {
    throw invalid('regions', errorMessages.sameRegion);
  }
  return regions;
}

function requireOneOf<Value extends string>(
  values: readonly Value[],
  input: string | undefined,
  field: string,
  message: Localised,
): Value {
  const match = values.find((value) => value === input);
  if (match === undefined) throw invalid(field, message);
  return match;
}

/** Creates an InvalidField error. */
export function invalid(field: string, message: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what: message });
}

const errorMessages = {
  noAddress: { en: 'Enter the address of the site.', ru: 'Укажите адрес сайта.' },
  badAddress: {
    en: 'Enter a valid domain or URL, such as example.com or https://example.com/blog/.',
    ru: 'Укажите действительный домен или адрес, например example.com или https://example.com/blog/.',
  },
  noName: { en: 'Enter a name.', ru: 'Введите название.' },
  longName: {
    en: `A name has at most ${maxProjectNameChars} characters.`,
    ru: `Название – не длиннее ${maxProjectNameChars} знаков.`,
  },
  noEngine: { en: 'Choose a search engine.', ru: 'Выберите поисковую систему.' },
  noRegion: { en: 'Choose a region.', ru: 'Выберите регион.' },
  sameRegion: { en: 'This region is chosen already.', ru: 'Этот регион уже выбран.' },
  tooManyRegions: {
    en: `Choose up to ${maxRegions} regions.`,
    ru: `Выберите не больше ${maxRegions} регионов.`,
  },
  noDevice: { en: 'Choose a device.', ru: 'Выберите устройство.' },
  noLanguage: { en: 'Choose a language.', ru: 'Выберите язык.' },
  badDepth: {
    en: `The number of results is one of ${positionDepths.join(', ')}.`,
    ru: `Число результатов – одно из ${positionDepths.join(', ')}.`,
  },
  badTop: {
    en: `The top is one of ${positionBuckets.join(', ')}.`,
    ru: `Топ – один из ${positionBuckets.join(', ')}.`,
  },
  noSchedule: { en: 'Choose a schedule.', ru: 'Выберите расписание.' },
  noDays: { en: 'Choose the days.', ru: 'Выберите дни.' },
  badDays: {
    en: 'Days of the week are 1 to 7, days of the month 1 to 31.',
    ru: 'Дни недели – от 1 до 7, дни месяца – от 1 до 31.',
  },
  badTime: { en: 'Enter the time as HH:MM, such as 06:30.', ru: 'Укажите время в виде 06:30.' },
  badZone: {
    en: 'Choose a time zone, such as Europe/Moscow.',
    ru: 'Выберите часовой пояс, например Europe/Moscow.',
  },
  noProvider: {
    en: 'A schedule needs a source of results.',
    ru: 'Для расписания нужен источник результатов.',
  },
  badProvider: { en: 'There is no such source of results.', ru: 'Такого источника результатов нет.' },
  noCap: {
    en: 'Set a monthly spending cap.',
    ru: 'Укажите месячный предел расходов.',
  },
  badCap: {
    en: `The cap is a sum from 0 to ${maxCapDollars} dollars.`,
    ru: `Предел – сумма от 0 до ${maxCapDollars} долларов.`,
  },
  badCompetitor: (name: string): Localised => ({ en: `${name} is not a domain.`, ru: `${name} – не домен.` }),
  tooManyCompetitors: {
    en: `Choose up to ${maxCompetitors} competitors.`,
    ru: `Выберите не больше ${maxCompetitors} конкурентов.`,
  },
} as const;

/** Error for too many or too long tags. */
export const invalidTagsMessage: Localised = {
  en: `A keyword has up to ${maxTagsPerKeyword} tags of ${maxTagChars} characters.`,
  ru: `У фразы не больше ${maxTagsPerKeyword} меток по ${maxTagChars} знаков.`,
};
