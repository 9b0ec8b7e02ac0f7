import { camelCase } from '../contract/formatting/camel-case.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { ReportDefinition } from '../reports/engine/report-definition.js';
import { reportRegistry } from '../reports/report-registry.js';
import type { RequestContext } from '../request/request-context.js';
import { RequireAccess } from '../schema-kit/require-access.js';
import { resolveReport } from './resolve-report.js';
import {
  getReportArguments,
  buildReportQuery,
  type ArgumentValues,
  type FieldArgument,
} from './report-arguments.js';
import { createReportType, type TypeClass } from './report-types.js';

/** Cost of a report without its cells: a page of rows and their exact count. */
const reportCost = 10;

/** One query field per report, named by its id in camelCase. */
@Resolver()
export class ReportResolver {}

for (const definition of reportRegistry) addReportField(ReportResolver, definition);

function addReportField(resolver: TypeClass, definition: ReportDefinition): void {
  const type = createReportType(definition);
  const name = camelCase(definition.id);
  const fieldArguments = getReportArguments(definition);
  const method = (...received: unknown[]) => {
    const [context, info] = received.slice(fieldArguments.length) as [RequestContext, GraphQLResolveInfo];
    return resolveReport(
      definition,
      buildReportQuery(definition, argumentsByName(fieldArguments, received)),
      context,
      info,
    );
  };
  const descriptor: PropertyDescriptor = { value: method, configurable: true, writable: true };
  Object.defineProperty(resolver.prototype, name, descriptor);
  Query(() => type, { description: definition.description.en, complexity: reportCost })(
    resolver.prototype,
    name,
    descriptor,
  );
  RequireAccess('guest')(resolver.prototype, name, descriptor);
  for (const [index, argument] of fieldArguments.entries()) declareArgument(resolver, name, argument, index);
  Ctx()(resolver.prototype, name, fieldArguments.length);
  Info()(resolver.prototype, name, fieldArguments.length + 1);
}

function declareArgument(resolver: TypeClass, method: string, argument: FieldArgument, index: number): void {
  const options = {
    nullable: argument.nullable,
    defaultValue: argument.default,
    description: argument.description,
  };
  Arg(argument.name, argument.type, options)(resolver.prototype, method, index);
}

function argumentsByName(
  fieldArguments: readonly FieldArgument[],
  received: readonly unknown[],
): ArgumentValues {
  return Object.fromEntries(fieldArguments.map((argument, index) => [argument.name, received[index]]));
}
