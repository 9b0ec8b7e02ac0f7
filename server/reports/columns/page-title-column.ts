import { generationConditions, subjectDomainIdSql } from '../engine/source-sql.js';
import type { SourceAttributes } from '../engine/report-source.js';
import { withAttribute, textColumn } from './column-kinds.js';

/** Page titles of the report's domain, joined by `url_hash`. */
export const pageTitleAttributes: { title: SourceAttributes } = {
  title: {
    select: (keys) =>
      `SELECT url_hash AS title_hash, title FROM titled_page WHERE ${[
        ...generationConditions,
        `domain_id = ${subjectDomainIdSql}`,
        ...(keys === undefined ? [] : [`url_hash ${keys.inClauseSql}`]),
      ].join(' AND ')}`,
    key: 'title_hash',
    rowKey: 'url_hash',
    carried: {},
  },
};

/** Title from a crawl; only in bases with page titles. */
export const pageTitleColumn = withAttribute(
  {
    title: textColumn(
      'title',
      {
        title: { en: 'Title', ru: 'Заголовок' },
        description: {
          en: 'Title of the page from a crawl; empty if unknown.',
          ru: 'Заголовок страницы, как его прочитал краулер; пусто, если он неизвестен.',
        },
      },
      { basedOn: ['pageTitle'] },
    ),
  },
  'title',
);
