import { describe, expect, it } from 'vitest';
import { firstPagesSql } from '../../server/ingest/derive/first-pages-sql.js';
import {
  buildKeyPage,
  buildCount,
  buildHydrateQuery,
  buildPage,
} from '../../server/reports/engine/build-sql.js';
import { withWordForms } from '../../server/reports/engine/plan-report.js';
import { defaultPlanSet } from '../../server/config/plan-set.js';
import type { ReportDefinition } from '../../server/reports/engine/report-definition.js';
import type { ReportQuery } from '../../server/reports/engine/report-query.js';
import { unlimited, type Viewer } from '../../server/reports/engine/viewer.js';
import { availableDefinition } from '../../server/reports/engine/available-columns.js';
import { reportRegistry } from '../../server/reports/report-registry.js';
import { treeSql } from '../../server/modules/page-tree/read-page-tree.js';
import { keyRow, buildPlan, formatStatements } from './golden-plan.js';

/** Viewer of a plan that limits positions to the top 10. */
const shallow: Viewer = {
  userId: 0,
  ownerId: 0,
  kind: 'demo',
  allowance: { ...unlimited, maxPosition: 10 },
  planSet: defaultPlanSet,
};

/** A filter with one condition per column type; columns of all bases come first. */
function createFilter({ columns }: ReportDefinition): string {
  const first = (type: string) =>
    Object.keys(columns)
      .filter((id) => columns[id]?.filterable && columns[id].type === type && !columns[id].nullable)
      .toSorted((left, right) => Number(!!columns[left]?.basedOn) - Number(!!columns[right]?.basedOn))[0];
  const [text, number, list] = [first('string'), first('integer'), first('map')];
  return [
    text && `${text}NOT LIKE free%`,
    number && `${number}BETWEEN 100@10`,
    text && `${text}ONE OF aDELIMb`,
    list && `${list}ARRAY CONTAINS 1DELIM2`,
  ]
    .filter(Boolean)
    .join('^OR')
    .replace('^OR', '^');
}

describe('report SQL', () => {
  it.each(reportRegistry.map((definition) => [definition.id, definition] as const))(
    '%s',
    async (id, definition) => {
      const { defaultSort } = definition;
      const sort = typeof defaultSort === 'string' ? defaultSort : defaultSort.yandex;
      const plain = formatStatements(buildPlan(definition, {}));
      const narrowed = formatStatements(
        buildPlan(definition, { filter: createFilter(definition), sort, page: 3, perPage: 50 }),
      );
      await expect(`-- as it opens\n\n${plain}\n-- filtered, page 3\n\n${narrowed}`).toMatchFileSnapshot(
        `sql/${id}.sql`,
      );
    },
  );

  it('of precomputed first pages', async () => {
    const bases = [
      ['Google', { engine: 'google', volumesDate: '2026-10-01' }],
      ['Yandex', { engine: 'yandex', volumesDate: '2026-10-01' }],
      ['Google without volumes', { engine: 'google', volumesDate: null }],
    ] as const;
    const texts = bases.map(([name, base]) => `-- ${name}\n\n${firstPagesSql(base).join(';\n\n')};\n`);
    await expect(texts.join('\n')).toMatchFileSnapshot('sql/first-pages.sql');
  });

  it('of forms that depend on arguments and sizes', async () => {
    const find = (id: string): ReportDefinition =>
      reportRegistry.find((report) => report.id === id) ?? expect.fail(id);
    const forms = [
      [
        'pages under a path',
        buildPlan(find('organic-keywords'), { arguments: { url: '/catalog' }, columns: ['word', 'url'] }),
      ],
      [
        'one page alone',
        buildPlan(find('organic-keywords'), {
          arguments: { url: '/catalog', includeSubLevels: false },
          columns: ['word', 'url'],
        }),
      ],
      [
        'competitors of a giant domain',
        buildPlan(find('organic-competitors'), { columns: ['name', 'cnt'] }, 10_000),
      ],
      [
        'competitors in the top 50',
        buildPlan(find('organic-competitors'), { columns: ['name', 'cnt'], arguments: { top: 50 } }),
      ],
      [
        'competitors sorted by an attribute',
        buildPlan(find('organic-competitors'), { columns: ['name'], sort: 'it50|desc' }),
      ],
      [
        'keywords of two domains that a third has not',
        buildPlan(find('comparison'), {
          columns: ['word', 'pos1', 'pos2', 'pos3'],
          arguments: { incl: ['a.example', 'b.example'], excl: ['c.example'] },
        }),
      ],
      [
        'paid keywords of domains, sorted by a place',
        buildPlan(find('comparison'), {
          columns: ['word', 'pos1', 'pos2'],
          sort: 'pos2|asc',
          arguments: { incl: ['a.example'], excl: ['b.example', 'c.example'], view: 'context' },
        }),
      ],
      [
        'words in any form',
        await withWordForms(
          buildPlan(find('keyword-search'), {
            columns: ['word'],
            arguments: { phrases: ['buy phone', 'red'], minusWords: ['free'], strict: false },
          }),
        ),
      ],
      [
        'a filter by words in any form',
        await withWordForms(
          buildPlan(find('organic-keywords'), { columns: ['word'], filter: 'wordMATCH ножи knives' }),
        ),
      ],
      [
        'keywords by what vendors say of them',
        buildPlan(find('organic-keywords'), {
          columns: ['word', 'ws', 'ws_range', 'trend'],
          filter: 'difficultyBETWEEN 10@40^intentONE OF 3DELIM4',
          sort: 'difficulty|asc',
        }),
      ],
      [
        'similar keywords with their difficulty',
        buildPlan(find('similar-keywords'), {
          columns: ['word', 'cnt', 'difficulty'],
          sort: 'difficulty|desc',
        }),
      ],
      [
        'what a base does not hold',
        buildPlan(availableDefinition(find('organic-keywords'), []), {
          columns: ['word', 'difficulty', 'intent', 'trend', 'parent_topic'],
          filter: 'difficulty>10',
        }),
      ],
      [
        'pages by their titles',
        buildPlan(find('site-pages'), { columns: ['url', 'title'], filter: 'titleLIKE shoes' }),
      ],
      [
        'pages by their paths as they are read',
        buildPlan(find('site-pages'), { columns: ['url'], filter: 'urlLIKE /каталог%20' }),
      ],
      [
        'words as typed',
        buildPlan(find('keyword-search'), {
          columns: ['word'],
          arguments: { phrases: ['buy phone'], minusWords: ['free'] },
        }),
      ],
    ] as const;
    await expect(
      forms.map(([name, plan]) => `-- ${name}\n\n${formatStatements(plan)}`).join('\n'),
    ).toMatchFileSnapshot('sql/forms.sql');
  });

  it('of the page tree', async () => {
    await expect(`${treeSql()};\n`).toMatchFileSnapshot('sql/page-tree.sql');
  });

  it('with a comparison period', async () => {
    const forms = ['organic-keywords', 'page-keywords'].flatMap((id) => {
      const definition = reportRegistry.find((report) => report.id === id) ?? expect.fail(id);
      const request = { columns: ['word', 'pos', 'delta', 'nw', 'churl'], forDay: 7 };
      const forms: [string, ReportQuery][] = [
        ['as it opens', request],
        ['without columns of changes', { ...request, columns: ['word', 'pos'] }],
        ['sorted by the change', { ...request, sort: 'delta|desc' }],
        ['filtered by the change', { ...request, filter: 'delta>0^ws>10', forDay: 30 }],
      ];
      return forms.map(
        ([name, query]) => `-- ${id}, ${name}\n\n${formatStatements(buildPlan(definition, query))}`,
      );
    });
    await expect(forms.join('\n')).toMatchFileSnapshot('sql/days.sql');
  });

  it('filters rows beyond the viewer’s position limit with a bound value, in every report with positions', async () => {
    const positioned = reportRegistry.filter(({ columns }) =>
      Object.values(columns).some(({ format }) => format === 'position'),
    );
    expect(positioned.map(({ id }) => id)).toEqual([
      'organic-keywords',
      'page-keywords',
      'lost-keywords',
      'pages-with-keywords',
      'comparison',
      'group-keywords',
      'group-ad-keywords',
      'tool-page-keywords-pages',
    ]);
    const forms = positioned.flatMap((definition) => {
      const positionColumn = 'pos' in definition.columns ? 'pos' : 'pos1';
      const request = { columns: ['word', positionColumn] };
      const filtered = { ...request, filter: `${positionColumn}>20^ORword=x^ws>1` };
      return [request, filtered].map(
        (query) =>
          `-- ${definition.id}\n\n${formatStatements(buildPlan(definition, query, 1_000_000, shallow))}`,
      );
    });
    await expect(forms.join('\n')).toMatchFileSnapshot('sql/depth.sql');
  });

  it('does not depend on the position limit in reports without positions', () => {
    const definitions = reportRegistry.filter(({ columns }) => !('pos' in columns || 'pos1' in columns));
    for (const definition of definitions) {
      const cut = buildPlan(definition, {}, 1_000_000, shallow);
      expect(formatStatements(cut)).toBe(formatStatements(buildPlan(definition, {})));
    }
  });

  it('computes only the requested columns', () => {
    const [definition] = reportRegistry;
    if (definition === undefined) throw new Error('no report');
    const plan = buildPlan(definition, { columns: ['word', 'pos'] });
    expect(buildPage(plan, { offset: 0, limit: 25 }, false).sql).toMatch(
      /^SELECT word, pos\nFROM position_by_domain\n/,
    );
  });

  it('contains no text of the request', () => {
    const mark = 'zqx';
    for (const definition of reportRegistry) {
      const texts = Object.keys(definition.columns).filter(
        (id) => definition.columns[id]?.type === 'string' && definition.columns[id].filterable,
      );
      const filter = texts.map((id) => `${id}LIKE ${mark}`).join('^');
      const request = {
        domain: `${mark}.example`,
        keyword: mark,
        pageUrl: `/${mark}`,
        search: mark,
        filter,
        arguments: { phrases: [mark], minusWords: [mark], url: `/${mark}` },
        forDay: 7,
      };
      const plan = buildPlan(definition, request);
      const window = { offset: 0, limit: 25 };
      for (const { sql } of [
        buildPage(plan, window, true),
        buildKeyPage(plan, window, true),
        buildCount(plan),
        ...(plan.source.attributes ? [buildHydrateQuery(plan, [keyRow])] : []),
      ]) {
        expect(sql).not.toContain(mark);
      }
    }
  });
});
