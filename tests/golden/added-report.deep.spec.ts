import { buildSchema, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProjectCopy } from '../support/project-copy.js';

const definition = 'server/reports/definitions/organic/deep-pages.report.ts';
const registry = 'server/reports/report-registry.ts';

const declared = `import { visibilityColumn } from '../../columns/domain-columns.js';
import { subjectDomainColumn, urlColumn } from '../../columns/page-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { generationConditions, subjectDomainIdSql } from '../../engine/source-sql.js';

/** Pages of a domain that stand deep. */
export const deepPages = defineReport({
  id: 'deep-pages',
  section: 'organic',
  subject: 'domain',
  title: { en: 'Pages that stand deep', ru: 'Глубокие страницы' },
  description: { en: 'Pages of the domain.', ru: 'Страницы домена.' },
  rowNoun: { en: ['page', 'pages'], ru: ['страница', 'страницы', 'страниц'] },
  row: { kind: 'page', key: ['url'] },
  restPath: '/report/simple/organic/deep_pages',
  route: '/deeppages',
  tab: { group: 'seo', order: 65, shortTitle: { en: 'Deep pages', ru: 'Глубокие' } },
  source: {
    name: 'deep pages of a domain',
    from: 'page',
    where: [...generationConditions, \`domain_id = \${subjectDomainIdSql}\`],
    identity: ['url_hash'],
  },
  searchColumn: 'url',
  defaultSort: 'vis|desc',
  columns: { url: urlColumn({ visibility: 'always' }), vis: visibilityColumn, domain: subjectDomainColumn },
});
`;

/** Where the report appears after code generation (tests/support/report-surfaces.mjs). */
interface ReportSurfaces {
  page?: object;
  isServed?: boolean;
  tabs: string[];
  address?: string;
  rest?: object;
  fileForms?: string[];
  documented?: Record<string, { summary: string }>;
}

let copy: ProjectCopy;
let registered: string;

beforeAll(async () => {
  copy = await ProjectCopy.make();
  const [head = '', list = ''] = (await copy.read(registry)).split('validateReports(\n  [\n');
  registered = `import { deepPages } from './definitions/organic/deep-pages.report.js';\n${head}validateReports(\n  [\n    deepPages,\n${list}`;
}, 240_000);
afterAll(() => copy.remove());

/** Writes only the golden SQL of the new report. */
const writeGolden = ['tests/golden/report-sql.spec.ts', '--update', '-t', 'deep-pages'];
const generate = () => copy.node('tests/support/report-surfaces.mjs', copy.root, 'deep-pages');

describe('a declared and registered report', () => {
  it('appears everywhere after code generation, without changes to other files', async () => {
    await copy.write(definition, declared);
    await copy.write(registry, registered);
    const faces = JSON.parse(await generate()) as ReportSurfaces;
    await Promise.all([
      copy.node('node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.yml'),
      copy.node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...writeGolden),
    ]);

    const schema = buildSchema(await copy.read('schema.graphql'));
    expect(schema.getQueryType()?.getFields()['deepPages']?.type.toString()).toBe('DeepPagesReport!');
    const row = schema.getType('DeepPagesRow');
    expect(isObjectType(row) && Object.keys(row.getFields())).toEqual(['rowNumber', 'url', 'vis', 'domain']);

    expect(faces).toMatchObject({
      page: {
        id: 'deep-pages',
        route: '/deeppages',
        subject: 'domain',
        title: { en: 'Pages that stand deep', ru: 'Глубокие страницы' },
        tab: { group: 'seo', order: 65, shortTitle: { en: 'Deep pages', ru: 'Глубокие' } },
      },
      isServed: true,
      address: '/deeppages?domain=a.example',
      rest: { path: '/report/simple/organic/deep_pages', methods: ['GET', 'POST'] },
      fileForms: ['json', 'csv', 'xlsx', 'copy'],
      documented: { get: { summary: 'Pages that stand deep' } },
    });
    expect(faces.tabs.slice(3, 6)).toEqual(['site-pages', 'deep-pages', 'pages-with-keywords']);

    const documents = await copy.read('client/graphql/generated/report-documents.ts');
    const [document] = /deepPages: `query [^`]*`/.exec(documents) ?? expect.fail('no document');
    expect(document).toContain('data { domain rowNumber url vis }');
    expect(await copy.read('tests/golden/sql/deep-pages.sql')).toContain('FROM page');
    expect(await copy.changedFiles()).toEqual([
      'client/graphql/generated/help-facts.ts',
      'client/graphql/generated/report-catalogue.ts',
      'client/graphql/generated/report-documents.ts',
      'schema.graphql',
      definition,
      registry,
      'tests/golden/sql/deep-pages.sql',
    ]);
  }, 240_000);

  it('is rejected if invalid: every error is listed and nothing is written', async () => {
    const invalidDefinition = declared
      .replace("'/deeppages'", "'/sitepages'")
      .replace('order: 65', 'order: 60')
      .replace("ru: 'Глубокие' }", "ru: '' }")
      .replace("'vis|desc'", "'visits|desc'");
    await copy.write(definition, invalidDefinition);
    await copy.write(registry, registered);
    await copy.write('schema.graphql', 'as it was');
    const errors = await generate().then(() => '', String);
    expect(errors).toContain('two reports have the route /sitepages');
    expect(errors).toContain('two tabs have the same order: 60 of a domain');
    expect(errors).toContain('deep-pages: the short title of the tab is not in both languages');
    expect(errors).toContain('deep-pages: the default sort names the unknown column visits');
    expect(await copy.read('schema.graphql')).toBe('as it was');
  }, 30_000);
});
