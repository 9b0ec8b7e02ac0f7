import { camelCase } from '../contract/formatting/camel-case.js';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { Field, ObjectType } from 'type-graphql';
import type { ReportDefinition } from '../reports/engine/report-definition.js';
import type { ReportRow } from '../reports/engine/report-query.js';
import { reportRegistry } from '../reports/report-registry.js';
import { describeColumn } from '../schema-kit/describe.js';
import { pascalCase } from '../schema-kit/naming.js';
import { graphqlTypeOf } from './column-type.js';
import { Report, Row } from './report.interface.js';

/** A class that is generated for a GraphQL type. */
export interface TypeClass {
  new (): object;
  readonly prototype: object;
  readonly name: string;
}

/**
 * Generates the GraphQL types of a report, such as `OrganicKeywordsRow` and `OrganicKeywordsReport`. Fields are named
 * in camelCase. Their resolvers read the engine's row by column id.
 */
export function createReportType(definition: ReportDefinition): TypeClass {
  const row = createRowType(definition);
  const report = createNamedClass(`${pascalCase(definition.id)}Report`);
  ObjectType(report.name, { implements: Report, description: definition.description.en })(report);
  Field(() => [row], { description: 'Rows of this page in sort order. Empty after the last page.' })(
    report.prototype,
    'data',
  );
  return report;
}

function createRowType(definition: ReportDefinition): TypeClass {
  const row = createNamedClass(rowName(definition));
  ObjectType(row.name, { implements: Row, description: `A row of the report “${definition.title.en}”.` })(
    row,
  );
  for (const [id, column] of Object.entries(definition.columns)) {
    const options = {
      name: camelCase(id),
      nullable: column.nullable ?? false,
      description: describeColumn(column),
    };
    Field(graphqlTypeOf(column), options)(row.prototype, id);
  }
  return row;
}

/** Resolves cells directly. A page has a thousand of them, and type-graphql would run its middleware for each. */
export function bypassCellMiddleware(schema: GraphQLSchema): void {
  for (const definition of reportRegistry) {
    const type = schema.getType(rowName(definition));
    if (!isObjectType(type)) continue;
    const fields = type.getFields();
    for (const id of Object.keys(definition.columns)) {
      const field = fields[camelCase(id)];
      if (field) field.resolve = (row: ReportRow) => row[id];
    }
  }
}

function rowName({ id }: ReportDefinition): string {
  return `${pascalCase(id)}Row`;
}

function createNamedClass(name: string): TypeClass {
  const classes = { [name]: class {} };
  return classes[name] as TypeClass;
}
