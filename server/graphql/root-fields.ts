import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Names of the root fields of an operation, with those of its fragments. */
export function listRootFields({ selectionSet }: OperationDefinitionNode, document: DocumentNode): string[] {
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return listFields(
    selectionSet,
    Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment])),
  );
}

function listFields(
  { selections }: SelectionSetNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return inner ? listFields(inner.selectionSet, fragments) : [];
  });
}
