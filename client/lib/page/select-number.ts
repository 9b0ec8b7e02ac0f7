/** A number that is no part of a word, such as `120,000`, `1 234` with a non-breaking space, or `4.5k`. */
const separatedNumber = /(?<![\p{L}\p{N}_])\d+(?:[.,\u00a0\u202f]\d+)*\p{L}?(?![\p{L}\p{N}_])/gu;

/**
 * Selects the complete number at a double click, such as `120,000`. Some browsers select only the digits between two
 * separators.
 */
export function selectNumber({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): void {
  const selection = getSelection();
  const [node, offset] = caretAt(clientX, clientY) ?? [selection?.anchorNode, selection?.anchorOffset ?? 0];
  if (!selection || !(node instanceof Text)) return;
  for (const { 0: number, index } of node.data.matchAll(separatedNumber)) {
    const end = index + number.length;
    if (index <= offset && offset <= end) selection.setBaseAndExtent(node, index, node, end);
  }
}

/** Node and offset at a point. WebKit's own selection may start in a neighbouring cell. */
function caretAt(x: number, y: number): [node: Node, offset: number] | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? [position.offsetNode, position.offset] : undefined;
  }
  const range = (document as Partial<Document>).caretRangeFromPoint?.(x, y);
  return range ? [range.startContainer, range.startOffset] : undefined;
}
