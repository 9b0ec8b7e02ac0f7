import { pageTitles } from '../../../contract/pages/page-titles.js';
import { countColumn, flagColumn, idColumn, textColumn } from '../../columns/column-kinds.js';
import { keywordIdColumn, serpColumns, wordColumn, wordingColumns } from '../../columns/keyword-columns.js';
import { vendorColumns } from '../../columns/vendor-columns.js';
import { costColumns, superVolumeColumn, volumeColumns } from '../../columns/volume-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { clusteringKeywordsSource } from './clustering-keywords.source.js';

/** Keywords of a clustering project, by folder. */
export const clusteringKeywords = defineReport({
  id: 'clustering-keywords',
  section: 'clustering',
  subject: 'clustering',
  title: pageTitles.clusterings,
  description: {
    en: 'Keywords of a folder of a clustering project, including its subfolders.',
    ru: 'Фразы папки проекта кластеризации вместе с вложенными папками.',
  },
  rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
  row: { kind: 'keyword', key: ['id'] },
  restPath: '/clustering/node/{uid}/{id}/keywords',
  route: '/clustering/:uid',
  source: clusteringKeywordsSource,
  searchColumn: 'word',
  defaultSort: { google: 'ws|desc,word|asc', yandex: 'wsk|desc,word|asc' },
  sortWithoutVolumes: 'word|asc',
  columns: {
    path: textColumn(
      'folder_path',
      {
        title: { en: 'Path to group', ru: 'Путь к группе' },
        description: {
          en: 'Folders from the top level to the folder of the keyword; empty if it is in no folder.',
          ru: 'Папки от верхней до папки фразы; пусто, если фраза без папки.',
        },
      },
      { visibility: 'optional' },
    ),
    folder: textColumn(
      'folder_name',
      {
        title: { en: 'Folder', ru: 'Папка' },
        description: {
          en: 'Folder of the keyword; empty if it is in no folder.',
          ru: 'Папка фразы; пусто, если фраза без папки.',
        },
      },
      { visibility: 'optional' },
    ),
    word: wordColumn(),
    ...volumeColumns,
    superwsk: superVolumeColumn,
    overlap: countColumn(
      'if(head = 0, NULL, overlap)',
      {
        title: { en: 'Shared URLs', ru: 'Общих URL' },
        description: {
          en: 'Addresses that the search results of the keyword share with those of the main keyword of the cluster, counted by the last run. Null if the keyword is in no cluster or was added manually.',
          ru: 'Сколько адресов выдача фразы делит с выдачей главной фразы кластера по последней кластеризации. Null, если фраза вне кластеров или перенесена вручную.',
        },
      },
      { unit: 'addresses', nullable: true },
    ),
    share: countColumn(
      'if(head = 0, NULL, share)',
      {
        title: { en: 'Linked', ru: 'Связь' },
        description: {
          en: 'Percentage of the other keywords of the cluster whose search results share enough URLs with those of the keyword. Null if the number of shared URLs is null.',
          ru: 'С каким процентом других фраз кластера у фразы достаточно общих адресов в выдаче. Null там же, где общие адреса.',
        },
      },
      { format: 'percent', unit: 'percent', visibility: 'optional', nullable: true },
    ),
    master_key: flagColumn('head = keyword_id', {
      title: { en: 'Main keyword', ru: 'Главная фраза кластера' },
      description: {
        en: '1 if the keyword is the main keyword of its cluster.',
        ru: '1, если кластер собран вокруг этой фразы.',
      },
    }),
    site_pos: countColumn(
      'nullIf(site_pos, 0)',
      {
        title: { en: 'Own position', ru: 'Своя позиция' },
        description: {
          en: 'Best position of the project’s site. Null if it has none in the top 50, or no site is set.',
          ru: 'Лучшая позиция сайта проекта. Null, если его нет в топ 50 или сайт не указан.',
        },
      },
      { attribute: 'site', nullable: true, visibility: 'optional' },
    ),
    site_path: textColumn(
      'site_path',
      {
        title: { en: 'Own page', ru: 'Своя страница' },
        description: {
          en: 'Best ranking page of the site of the project; empty if none ranks.',
          ru: 'Страница сайта проекта с лучшей позицией; пусто, если такой нет.',
        },
      },
      { attribute: 'site', visibility: 'optional' },
    ),
    site_pages: countColumn(
      'site_pages',
      {
        title: { en: 'Own pages', ru: 'Своих страниц' },
        description: {
          en: 'Pages of the project’s site in the top 50 of the keyword: two or more compete with each other.',
          ru: 'Сколько страниц сайта проекта в топ 50 по фразе: две и больше – каннибализация.',
        },
      },
      { attribute: 'site', unit: 'pages', visibility: 'optional' },
    ),
    ...costColumns,
    ...vendorColumns,
    adscnt: {
      ...serpColumns.adscnt,
      link: { page: 'direct-ads', by: { kid: 'id', key: 'word' }, engine: 'yandex' },
    },
    docs: serpColumns.docs,
    ...wordingColumns,
    wizardscount: serpColumns.wizardscount,
    wizards: { ...serpColumns.wizards, visibility: 'optional' },
    known: flagColumn('known', {
      title: { en: 'In the database', ru: 'Есть в базе' },
      description: {
        en: '1 if the keyword is in the database; others cannot be clustered.',
        ru: '1, если фраза есть в базе: остальные не кластеризуются.',
      },
    }),
    folder_id: idColumn('folder', {
      title: { en: 'Folder ID', ru: 'ID папки' },
      description: {
        en: 'Id of the folder; -1 for no folder, -2 for the blacklist.',
        ru: 'ID папки; -1 – без папки, -2 – чёрный список.',
      },
    }),
    id: { ...keywordIdColumn(), stringifyInApi: true },
  },
  arguments: {
    deep: {
      type: 'boolean',
      required: false,
      default: true,
      description: {
        en: 'Whether to include the keywords of subfolders.',
        ru: 'Вместе с фразами вложенных папок.',
      },
    },
  },
});
