import { camelCase } from '../contract/formatting/camel-case.js';
import {
  Kind,
  type FieldNode,
  type GraphQLResolveInfo,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ReportDefinition } from '../reports/engine/report-definition.js';

/** Ids of the requested columns, so that the store reads no others. At least one, to count rows. */
export function selectedColumns(definition: ReportDefinition, info: GraphQLResolveInfo): readonly string[] {
  const [field, ...otherFields] = info.fieldNodes;
  // Documents are cached, so the columns are memoized by their field node.
  if (field === undefined || otherFields.length > 0) return computeSelectedColumns(definition, info);
  const cached = columnCache.get(field) ?? computeSelectedColumns(definition, info);
  columnCache.set(field, cached);
  return cached;
}

const columnCache = new WeakMap<FieldNode, readonly string[]>();

function computeSelectedColumns(definition: ReportDefinition, info: GraphQLResolveInfo): string[] {
  const requested = new Set(childNames(childFields(info.fieldNodes, 'data', info), info));
  const ids = Object.keys(definition.columns);
  const selected = ids.filter((id) => requested.has(camelCase(id)));
  return selected.length > 0 ? selected : ids.slice(0, 1);
}

/** Whether a field of the report page is requested. */
export function isFieldSelected(field: string, info: GraphQLResolveInfo): boolean {
  return childFields(info.fieldNodes, field, info).length > 0;
}

function childNames(parents: readonly FieldNode[], info: GraphQLResolveInfo): string[] {
  return parents
    .flatMap((parent) => collectFields(parent.selectionSet, info))
    .map((field) => field.name.value);
}

function childFields(parents: readonly FieldNode[], name: string, info: GraphQLResolveInfo): FieldNode[] {
  return parents
    .flatMap((parent) => collectFields(parent.selectionSet, info))
    .filter((field) => field.name.value === name);
}

function collectFields(set: SelectionSetNode | undefined, info: GraphQLResolveInfo): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => expandSelection(selection, info));
}

function expandSelection(selection: SelectionNode, info: GraphQLResolveInfo): FieldNode[] {
  if (selection.kind === Kind.FIELD) return [selection];
  if (selection.kind === Kind.INLINE_FRAGMENT) return collectFields(selection.selectionSet, info);
  return collectFields(info.fragments[selection.name.value]?.selectionSet, info);
}
