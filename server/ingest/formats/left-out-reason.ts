import type { Localised } from '../../contract/localised.js';

/** Why a recognised column is ignored, displayed before and after an import. */
export const leftOutReasons = {
  rowNumber: { en: 'a number of the row', ru: 'номер строки' },
  repeated: { en: 'another column is read in its place', ru: 'вместо него читается другой столбец' },
  computedHere: {
    en: 'worked out here from positions and volumes',
    ru: 'вычисляется здесь по позициям и частотности',
  },
  formerState: {
    en: 'the former state is that of the former snapshot',
    ru: 'прежнее состояние берётся из прежнего среза',
  },
  lookUpDay: {
    en: 'the day each keyword was looked up: the file counts as the state of one day',
    ru: 'день проверки каждой фразы: файл считается состоянием на один день',
  },
  elsewhere: { en: 'of the whole world or of another country', ru: 'по всему миру или другой стране' },
  currency: { en: 'prices are in the currency of the database', ru: 'цены считаются в валюте базы' },
  market: {
    en: 'the market of the rows: name the database with the import',
    ru: 'рынок строк: базу укажите при импорте',
  },
  chooseEngine: {
    en: 'of one of several search engines: map the column of the one that the database is about',
    ru: 'одной из нескольких поисковых систем: сопоставьте столбец той, о которой база',
  },
  ownAccount: {
    en: 'about an advertising account or project, not about the search',
    ru: 'об аккаунте или проекте, а не о поиске',
  },
  noReport: { en: 'no report shows this figure', ru: 'этот показатель не показывает ни один отчёт' },
  forecast: { en: 'a forecast, not a measurement', ru: 'прогноз, а не измерение' },
  ownGroups: {
    en: 'groups of keywords are made here, of lists and clusters',
    ru: 'группы фраз составляются здесь: списки и кластеры',
  },
  crawlCheck: {
    en: 'a check of the page by a crawler, not of its place in the search',
    ru: 'проверка страницы, а не её места в поиске',
  },
  setting: { en: 'a setting of the export', ru: 'настройка выгрузки' },
  noName: { en: 'it has neither a name nor values', ru: 'нет ни названия, ни значений' },
  byMapping: { en: 'left out by the mapping', ru: 'не берётся по сопоставлению' },
  ofClicks: {
    en: 'worked out here from clicks and impressions',
    ru: 'вычисляется здесь по кликам и показам',
  },
} as const satisfies Record<string, Localised>;

export type LeftOutReason = keyof typeof leftOutReasons;
