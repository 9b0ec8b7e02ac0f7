import { useCallback, useEffect, useMemo, useState } from 'react';
import { flattenTree, type NodeOrder } from './flatten-tree.js';
import { readablePath } from '../../../server/contract/readable-path.js';
import { type FoundNodes, searchNodes, searchTerms } from './search-nodes.js';
import { lineageOf, type PageTree } from './tree-model.js';

interface TreeRows {
  /** The nodes of the list, from top to bottom. */
  rows: readonly number[];
  open: ReadonlySet<number>;
  toggle: (node: number) => void;
  /** How many nodes the search has found; undefined while nothing is searched. */
  found: number | undefined;
}

/** Which nodes the list shows: those that are open, or what a search has found. The chosen node is in sight at first. */
export function useTreeRows(tree: PageTree, selected: number, search: string, order?: NodeOrder): TreeRows {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(lineageOf(tree, selected)));
  const [found, setFound] = useFound(tree, search);
  const visible = found?.open ?? open;
  const rows = useMemo(
    () => flattenTree(tree, { open: visible, passing: found?.passing, order }),
    [tree, visible, found, order],
  );
  const toggle = useCallback(
    (node: number) =>
      found
        ? setFound({ ...found, open: toggled(found.open, node) })
        : setOpen((before) => toggled(before, node)),
    [found, setFound],
  );
  useEffect(() => {
    // Whoever comes to a node by the way above the table finds it in the list too.
    setOpen((before) => {
      const above = lineageOf(tree, selected).slice(0, -1);
      return above.every((node) => before.has(node)) ? before : new Set([...before, ...above]);
    });
  }, [tree, selected]);
  return { rows, open: visible, toggle, found: found?.count };
}

/** What the search has found, with those of its nodes that are open, which the reader changes. */
function useFound(tree: PageTree, search: string) {
  const [found, setFound] = useState<FoundNodes>();
  useEffect(() => {
    const terms = searchTerms(search);
    if (terms.length === 0) {
      setFound(undefined);
      return undefined;
    }
    const stop = new AbortController();
    const nameOf = (node: number) => readablePath(tree.names[node] ?? '');
    void searchNodes(tree, terms, nameOf, stop.signal).then((result) => result && setFound(result));
    return () => stop.abort();
  }, [tree, search]);
  return [found, setFound] as const;
}

function toggled(nodes: ReadonlySet<number>, node: number): Set<number> {
  const next = new Set(nodes);
  if (!next.delete(node)) next.add(node);
  return next;
}
