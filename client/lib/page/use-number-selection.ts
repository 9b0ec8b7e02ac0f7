import { useEffect } from 'react';

/**
 * Lets a double click select a complete number such as `120,000`. Some browsers select only the digits between two
 * separators.
 */
export function useNumberSelection(): void {
  useEffect(() => {
    // A listener per component, so that the end of one leaves those of the others.
    const onDoubleClick = () => selectNumber();
    document.addEventListener('dblclick', onDoubleClick);
    return () => document.removeEventListener('dblclick', onDoubleClick);
  }, []);
}

function selectNumber(): void {
  const selection = getSelection();
  const node = selection?.anchorNode;
  if (!selection || !(node instanceof Text)) return;
  // Thousands are separated by commas or by non-breaking spaces.
  for (const { 0: number, index } of node.data.matchAll(/\d+(?:[.,\u00a0\u202f]\d+)+/g)) {
    const end = index + number.length;
    if (index <= selection.anchorOffset && selection.anchorOffset < end) {
      selection.setBaseAndExtent(node, index, node, end);
    }
  }
}
