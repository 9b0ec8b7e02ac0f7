import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** Size of a document after its fragments are expanded. */
export interface DocumentSize {
  /** Levels of nesting. */
  depth: number;
  fields: number;
  aliases: number;
  directives: number;
}

const emptySize: DocumentSize = { depth: 0, fields: 0, aliases: 0, directives: 0 };

/**
 * Measures a document in linear time by memoizing fragments.
 * Introspection does not count towards the depth, because graphql-js limits it.
 */
export function measureDocument(document: DocumentNode): DocumentSize {
  const measurer = new DocumentMeasurer(document);
  return document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) =>
      withDirectives(measurer.measureSelectionSet(operation.selectionSet), operation.directives?.length ?? 0),
    )
    .reduce(addSizes, emptySize);
}

class DocumentMeasurer {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Sizes of fragments. An entry is `emptySize` while the fragment is being measured, which ends cycles. */
  private readonly fragmentSizes = new Map<string, DocumentSize>();

  constructor(document: DocumentNode) {
    const fragments = document.definitions.filter(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
    );
    this.fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  measureSelectionSet(selectionSet: SelectionSetNode | undefined): DocumentSize {
    return (selectionSet?.selections ?? [])
      .map((selection) => this.measureSelection(selection))
      .reduce(addSizes, emptySize);
  }

  private measureSelection(selection: SelectionNode): DocumentSize {
    const directives = selection.directives?.length ?? 0;
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      return withDirectives(this.measureFragment(selection.name.value), directives);
    }
    const inner = this.measureSelectionSet(selection.selectionSet);
    if (selection.kind === Kind.INLINE_FRAGMENT) return withDirectives(inner, directives);
    const isIntrospection = selection.name.value.startsWith('__');
    return {
      depth: isIntrospection ? 1 : inner.depth + 1,
      fields: inner.fields + 1,
      aliases: inner.aliases + (selection.alias ? 1 : 0),
      directives: inner.directives + directives,
    };
  }

  private measureFragment(name: string): DocumentSize {
    const measured = this.fragmentSizes.get(name);
    if (measured) return measured;
    this.fragmentSizes.set(name, emptySize);
    const size = this.measureSelectionSet(this.fragments.get(name)?.selectionSet);
    this.fragmentSizes.set(name, size);
    return size;
  }
}

function addSizes(a: DocumentSize, b: DocumentSize): DocumentSize {
  return {
    depth: Math.max(a.depth, b.depth),
    fields: a.fields + b.fields,
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
  };
}

function withDirectives(size: DocumentSize, directives: number): DocumentSize {
  return { ...size, directives: size.directives + directives };
}
