import { useCallback, useEffect, useMemo, useState } from 'react';
import { flattenTree, type NodeOrder } from './flatten-tree.js';
import { readablePath } from '../../../server/contract/formatting/readable-path.js';
import { type NodeSearchResult, searchNodes, searchTerms } from './search-nodes.js';
import { lineageOf, type PageTree } from './tree-model.js';

interface TreeRows {
  /** Visible nodes in display order. */
  rows: readonly number[];
  open: ReadonlySet<number>;
  toggle: (node: number) => void;
  /** Number of matches; undefined without a search. */
  matchCount: number | undefined;
}

/**
 * Visible rows: expanded nodes, or the matches of a search. Ancestors of the selected node are expanded initially.
 */
export function useTreeRows(tree: PageTree, selected: number, search: string, order?: NodeOrder): TreeRows {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(lineageOf(tree, selected)));
  const [searchResult, setSearchResult] = useNodeSearch(tree, search);
  const openNodes = searchResult?.open ?? open;
  const rows = useMemo(
    () => flattenTree(tree, { open: openNodes, visibleMask: searchResult?.visibleMask, order }),
    [tree, openNodes, searchResult, order],
  );
  const toggle = useCallback(
    (node: number) =>
      searchResult
        ? setSearchResult({ ...searchResult, open: withToggled(searchResult.open, node) })
        : setOpen((previous) => withToggled(previous, node)),
    [searchResult, setSearchResult],
  );
  useEffect(() => {
    // Expands the ancestors of a node that was selected in the breadcrumb.
    setOpen((previous) => {
      const ancestors = lineageOf(tree, selected).slice(0, -1);
      return ancestors.every((node) => previous.has(node)) ? previous : new Set([...previous, ...ancestors]);
    });
  }, [tree, selected]);
  return { rows, open: openNodes, toggle, matchCount: searchResult?.count };
}

/** Search result with its expanded nodes, which the user can toggle. */
function useNodeSearch(tree: PageTree, search: string) {
  const [searchResult, setSearchResult] = useState<NodeSearchResult>();
  useEffect(() => {
    const terms = searchTerms(search);
    if (terms.length === 0) {
      setSearchResult(undefined);
      return undefined;
    }
    const controller = new AbortController();
    const nameOf = (node: number) => readablePath(tree.names[node] ?? '');
    void searchNodes(tree, terms, nameOf, controller.signal).then(
      (result) => result && setSearchResult(result),
    );
    return () => controller.abort();
  }, [tree, search]);
  return [searchResult, setSearchResult] as const;
}

function withToggled(nodes: ReadonlySet<number>, node: number): Set<number> {
  const next = new Set(nodes);
  if (!next.delete(node)) next.add(node);
  return next;
}
