import { useEffect } from 'react';

/**
 * Lets a double click select a whole figure such as `120,000`. Some browsers select only the digits between two
 * separators.
 */
export function useWholeFigureSelection(): void {
  useEffect(() => {
    document.addEventListener('dblclick', selectWholeFigure);
    return () => document.removeEventListener('dblclick', selectWholeFigure);
  }, []);
}

function selectWholeFigure(): void {
  const selection = getSelection();
  const node = selection?.anchorNode;
  if (!selection || !(node instanceof Text)) return;
  // Thousands are separated by commas or by non-breaking spaces.
  for (const { 0: figure, index } of node.data.matchAll(/\d+(?:[.,\u00a0\u202f]\d+)+/g)) {
    const end = index + figure.length;
    if (index <= selection.anchorOffset && selection.anchorOffset < end) {
      selection.setBaseAndExtent(node, index, node, end);
    }
  }
}
