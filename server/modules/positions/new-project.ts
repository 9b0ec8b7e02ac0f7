import type { Localised } from '../../contract/localised.js';
import {
  interfaceLanguages,
  longestProjectName,
  longestTag,
  mostRegions,
  mostRivals,
  mostTagsOfKeyword,
  positionDepths,
  positionDevices,
  positionSchedules,
  positionTops,
  type PositionDevice,
  type PositionSchedule,
  type SerpProviderId,
} from '../../contract/positions.js';
import { searchEngines, type SearchEngine } from '../../contract/search-engine.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { normaliseDomain, normalisePath } from '../../reports/engine/normalise-subject.js';
import { findSerpProvider } from './providers/serp-providers.js';
import { isTimeZone } from './schedule.js';

/** A project as it was typed. */
export interface TypedProject {
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
  /** In dollars. */
  cap: number;
  alertTop?: number;
  competitors: readonly string[];
}

/** The same, checked as far as nobody else has to be asked. */
export interface CheckedProject {
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

const mostCap = 100_000;

/** Throws InvalidField that names the first field that is wrong. */
export function checkedProject(typed: TypedProject): CheckedProject {
  const { domain, path, address } = checkedAddress(typed.address);
  const name = checkedProjectName(typed.name);
  const engine = oneOf(searchEngines, typed.engine, 'engine', texts.noEngine);
  const schedule = oneOf(positionSchedules, typed.schedule, 'schedule', texts.noSchedule);
  const provider = checkedProvider(typed.provider);
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(typed.time)) throw invalid('time', texts.badTime);
  if (!isTimeZone(typed.timeZone)) throw invalid('timeZone', texts.badZone);
  if (!(typed.language in interfaceLanguages)) throw invalid('language', texts.noLanguage);
  if (!positionDepths.some((depth) => depth === typed.depth)) throw invalid('depth', texts.badDepth);
  const { alertTop = null } = typed;
  if (alertTop !== null && !positionTops.some((top) => top === alertTop)) {
    throw invalid('alertTop', texts.badTop);
  }
  if (schedule !== 'demand' && provider === null) throw invalid('provider', texts.noProvider);
  return {
    address,
    domain,
    path,
    name,
    engine,
    device: oneOf(positionDevices, typed.device, 'device', texts.noDevice),
    language: typed.language,
    depth: typed.depth,
    provider,
    schedule,
    days: checkedDays(schedule, typed.days),
    time: typed.time,
    timeZone: typed.timeZone,
    capMicros: checkedCap(typed.cap, provider),
    alertTop,
    competitors: checkedRivals(typed.competitors, domain),
    regions: checkedRegions(typed.regions),
  };
}

/** The site of an address, and what the paths of its pages begin with. Throws InvalidField. */
function checkedAddress(typed: string): { address: string; domain: string; path: string } {
  const address = typed.trim();
  if (address === '') throw invalid('address', texts.noAddress);
  const domain = address.length > 2048 || /\s/.test(address) ? undefined : normaliseDomain(address);
  if (domain === undefined) throw invalid('address', texts.badAddress);
  const path = normalisePath(/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`);
  return { address, domain, path: path === '/' ? '' : path };
}

/** Throws InvalidField. */
function checkedProjectName(typed: string): string {
  const name = Buffer.from(typed)
    .toString()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (!/[^\p{C}\p{Z}]/u.test(name)) throw invalid('name', texts.noName);
  if ([...name].length > longestProjectName) throw invalid('name', texts.longName);
  return name;
}

/** Tags without repetitions, as people wrote them. Throws InvalidField. */
export function checkedTags(typed: readonly string[]): string[] {
  const tags = typed.map((tag) => tag.replace(/[\s\p{Cc}]+/gu, ' ').trim()).filter((tag) => tag !== '');
  const different = [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];
  if (different.length > mostTagsOfKeyword || different.some((tag) => [...tag].length > longestTag)) {
    throw invalid('tags', badTags);
  }
  return different;
}

function checkedProvider(typed: string | undefined): SerpProviderId | null {
  if (typed === undefined || typed === '') return null;
  const provider = findSerpProvider(typed);
  if (!provider) throw invalid('provider', texts.badProvider);
  return provider.id;
}

function checkedDays(schedule: PositionSchedule, typed: readonly number[]): number[] {
  if (schedule === 'demand') return [];
  const last = schedule === 'week' ? 7 : 31;
  const days = [...new Set(typed)].toSorted((one, other) => one - other);
  if (days.length === 0) throw invalid('days', texts.noDays);
  if (days.some((day) => !Number.isInteger(day) || day < 1 || day > last)) {
    throw invalid('days', texts.badDays);
  }
  return days;
}

function checkedCap(dollars: number, provider: SerpProviderId | null): number {
  if (!Number.isFinite(dollars) || dollars < 0 || dollars > mostCap) throw invalid('cap', texts.badCap);
  if (provider !== null && dollars === 0) throw invalid('cap', texts.noCap);
  return Math.round(dollars * 1_000_000);
}

function checkedRivals(typed: readonly string[], own: string): string[] {
  const given = typed.map((one) => one.trim()).filter((one) => one !== '');
  const domains = given.map((one) => {
    const domain = /\s/.test(one) ? undefined : normaliseDomain(one);
    if (domain === undefined) throw invalid('competitors', texts.badRival(one.slice(0, 100)));
    return domain;
  });
  const different = [...new Set(domains)].filter((one) => one !== own);
  if (different.length > mostRivals) throw invalid('competitors', texts.manyRivals);
  return different;
}

function checkedRegions(typed: TypedProject['regions']): CheckedProject['regions'] {
  const regions = typed.map(({ base, location = '' }) => ({
    base: base.trim().toLowerCase(),
    location: location
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 200),
  }));
  if (regions.length === 0) throw invalid('regions', texts.noRegion);
  if (regions.length > mostRegions) throw invalid('regions', texts.manyRegions);
  if (new Set(regions.map(({ base }) => base)).size < regions.length) {
    throw invalid('regions', texts.sameRegion);
  }
  return regions;
}

function oneOf<Value extends string>(
  values: readonly Value[],
  typed: string | undefined,
  field: string,
  what: Localised,
): Value {
  const found = values.find((value) => value === typed);
  if (found === undefined) throw invalid(field, what);
  return found;
}

/** What is wrong with a field. */
export function invalid(field: string, what: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what });
}

const texts = {
  noAddress: { en: 'Enter the address of the site.', ru: 'Укажите адрес сайта.' },
  badAddress: {
    en: 'Enter a valid domain or address, as example.com or https://example.com/blog/.',
    ru: 'Укажите действительный домен или адрес, например example.com или https://example.com/blog/.',
  },
  noName: { en: 'Enter a name.', ru: 'Введите название.' },
  longName: {
    en: `A name has at most ${longestProjectName} characters.`,
    ru: `Название – не длиннее ${longestProjectName} знаков.`,
  },
  noEngine: { en: 'Choose a search engine.', ru: 'Выберите поисковую систему.' },
  noRegion: { en: 'Choose a region.', ru: 'Выберите регион.' },
  sameRegion: { en: 'This region is chosen already.', ru: 'Этот регион уже выбран.' },
  manyRegions: {
    en: `Choose up to ${mostRegions} regions.`,
    ru: `Выберите не больше ${mostRegions} регионов.`,
  },
  noDevice: { en: 'Choose a device.', ru: 'Выберите устройство.' },
  noLanguage: { en: 'Choose a language.', ru: 'Выберите язык.' },
  badDepth: {
    en: `The number of results is one of ${positionDepths.join(', ')}.`,
    ru: `Число результатов – одно из ${positionDepths.join(', ')}.`,
  },
  badTop: {
    en: `The top is one of ${positionTops.join(', ')}.`,
    ru: `Топ – один из ${positionTops.join(', ')}.`,
  },
  noSchedule: { en: 'Choose a schedule.', ru: 'Выберите расписание.' },
  noDays: { en: 'Choose the days.', ru: 'Выберите дни.' },
  badDays: {
    en: 'Days of the week are 1 to 7, days of the month 1 to 31.',
    ru: 'Дни недели – от 1 до 7, дни месяца – от 1 до 31.',
  },
  badTime: { en: 'Write the time as 06:30.', ru: 'Укажите время в виде 06:30.' },
  badZone: {
    en: 'Choose a time zone, as Europe/Moscow.',
    ru: 'Выберите часовой пояс, например Europe/Moscow.',
  },
  noProvider: {
    en: 'A schedule needs a source of results.',
    ru: 'Для расписания нужен источник результатов.',
  },
  badProvider: { en: 'There is no such source of results.', ru: 'Такого источника результатов нет.' },
  noCap: {
    en: 'Set what the checks may cost in a month.',
    ru: 'Укажите, сколько проверки могут стоить в месяц.',
  },
  badCap: {
    en: `The cap is a sum from 0 to ${mostCap} dollars.`,
    ru: `Предел – сумма от 0 до ${mostCap} долларов.`,
  },
  badRival: (one: string): Localised => ({ en: `${one} is not a domain.`, ru: `${one} – не домен.` }),
  manyRivals: {
    en: `Choose up to ${mostRivals} competitors.`,
    ru: `Выберите не больше ${mostRivals} конкурентов.`,
  },
} as const;

/** What somebody is told who gives a keyword too many tags, or too long ones. */
export const badTags: Localised = {
  en: `A keyword has up to ${mostTagsOfKeyword} tags of ${longestTag} characters.`,
  ru: `У фразы не больше ${mostTagsOfKeyword} меток по ${longestTag} знаков.`,
};
