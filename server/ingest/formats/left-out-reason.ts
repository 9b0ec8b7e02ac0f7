import type { Localised } from '../../contract/language/localised.js';

/** Why a recognised column is ignored, displayed before and after an import. */
export const leftOutReasons = {
  rowNumber: { en: 'row number', ru: 'номер строки' },
  repeated: { en: 'another column with this field is read', ru: 'вместо него читается другой столбец' },
  computedHere: {
    en: 'calculated from positions and volumes',
    ru: 'вычисляется здесь по позициям и частотности',
  },
  previousState: {
    en: 'the previous state comes from the previous snapshot',
    ru: 'прежнее состояние берётся из прежнего среза',
  },
  undatedPeriod: {
    en: 'the file does not state the dates of the previous period',
    ru: 'в файле нет дат прежнего периода',
  },
  lookUpDay: {
    en: 'day of each check: the file counts as the state of one day',
    ru: 'день проверки каждой фразы: файл считается состоянием на один день',
  },
  elsewhere: { en: 'for the whole world or another country', ru: 'по всему миру или другой стране' },
  currency: { en: 'prices are in the currency of the database', ru: 'цены считаются в валюте базы' },
  market: {
    en: 'market of the rows: choose the database when importing',
    ru: 'рынок строк: базу укажите при импорте',
  },
  chooseEngine: {
    en: 'for one of several search engines: map the column of the engine of the database',
    ru: 'одной из нескольких поисковых систем: сопоставьте столбец той, о которой база',
  },
  ownAccount: {
    en: 'about an advertising account or project, not about the search',
    ru: 'об аккаунте или проекте, а не о поиске',
  },
  noReport: { en: 'no report displays this value', ru: 'этот показатель не показывает ни один отчёт' },
  forecast: { en: 'a forecast, not a measurement', ru: 'прогноз, а не измерение' },
  ownGroups: {
    en: 'keyword groups are created here as lists and clusters',
    ru: 'группы фраз составляются здесь: списки и кластеры',
  },
  crawlCheck: {
    en: 'a page check by a crawler, not a search position',
    ru: 'проверка страницы, а не её места в поиске',
  },
  setting: { en: 'export setting', ru: 'настройка выгрузки' },
  noName: { en: 'the column has neither a name nor values', ru: 'нет ни названия, ни значений' },
  otherRecordType: {
    en: 'applies to records of another type',
    ru: 'относится к записям другого вида',
  },
  byMapping: { en: 'ignored by the mapping', ru: 'не берётся по сопоставлению' },
  ofClicks: {
    en: 'calculated from clicks and impressions',
    ru: 'вычисляется здесь по кликам и показам',
  },
} as const satisfies Record<string, Localised>;

export type LeftOutReason = keyof typeof leftOutReasons;
