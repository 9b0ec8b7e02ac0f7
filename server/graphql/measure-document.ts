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
  /** Fields whose name or alias occurs before in the same selection set. */
  repeats: number;
  /** Fragment spreads and inline fragments. */
  fragments: number;
  /** Number of `__schema` and `__type` fields and of aliases below them. */
  introspections: number;
  /** Levels of lists of fields, values or types below an introspection field. */
  introspectionLists: number;
}

/** Size with the levels of fields that are lists in an introspection. */
interface SelectionSize extends DocumentSize {
  lists: number;
}

const emptySize: SelectionSize = {
  depth: 0,
  fields: 0,
  aliases: 0,
  directives: 0,
  repeats: 0,
  fragments: 0,
  introspections: 0,
  introspectionLists: 0,
  lists: 0,
};

/** Lists of `__Type`. The standard introspection query nests none of them. */
const introspectionListFields: ReadonlySet<string> = new Set([
  'fields',
  'inputFields',
  'interfaces',
  'possibleTypes',
  'enumValues',
]);

/**
 * Measures a document in linear time by memoizing fragments.
 * Introspection does not count towards the depth. It has limits of its own.
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
  private readonly fragmentSizes = new Map<string, SelectionSize>();

  constructor(document: DocumentNode) {
    const fragments = document.definitions.filter(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
    );
    this.fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  measureSelectionSet(selectionSet: SelectionSetNode | undefined): SelectionSize {
    const selections = selectionSet?.selections ?? [];
    const size = selections.map((selection) => this.measureSelection(selection)).reduce(addSizes, emptySize);
    return { ...size, repeats: size.repeats + countRepeats(selections) };
  }

  private measureSelection(selection: SelectionNode): SelectionSize {
    const directives = selection.directives?.length ?? 0;
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      return withDirectives(countFragment(this.measureFragment(selection.name.value)), directives);
    }
    const inner = this.measureSelectionSet(selection.selectionSet);
    if (selection.kind === Kind.INLINE_FRAGMENT) return withDirectives(countFragment(inner), directives);
    const name = selection.name.value;
    const isIntrospection = name === '__schema' || name === '__type';
    return {
      depth: name.startsWith('__') ? 1 : inner.depth + 1,
      fields: inner.fields + 1,
      aliases: inner.aliases + (selection.alias ? 1 : 0),
      directives: inner.directives + directives,
      repeats: inner.repeats,
      fragments: inner.fragments,
      introspections: isIntrospection ? inner.aliases + 1 : inner.introspections,
      introspectionLists: isIntrospection ? inner.lists : inner.introspectionLists,
      lists: inner.lists + (introspectionListFields.has(name) ? 1 : 0),
    };
  }

  private measureFragment(name: string): SelectionSize {
    const measured = this.fragmentSizes.get(name);
    if (measured) return measured;
    this.fragmentSizes.set(name, emptySize);
    const size = this.measureSelectionSet(this.fragments.get(name)?.selectionSet);
    this.fragmentSizes.set(name, size);
    return size;
  }
}

function addSizes(a: SelectionSize, b: SelectionSize): SelectionSize {
  return {
    depth: Math.max(a.depth, b.depth),
    fields: a.fields + b.fields,
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
    repeats: a.repeats + b.repeats,
    fragments: a.fragments + b.fragments,
    introspections: a.introspections + b.introspections,
    introspectionLists: Math.max(a.introspectionLists, b.introspectionLists),
    lists: Math.max(a.lists, b.lists),
  };
}

function countRepeats(selections: readonly SelectionNode[]): number {
  const names = selections
    .filter((selection) => selection.kind === Kind.FIELD)
    .map(({ alias, name }) => (alias ?? name).value);
  return names.length - new Set(names).size;
}

function countFragment(size: SelectionSize): SelectionSize {
  return { ...size, fragments: size.fragments + 1 };
}

function withDirectives(size: SelectionSize, directives: number): SelectionSize {
  return { ...size, directives: size.directives + directives };
}
