/** Pixels of a sign where nothing can be measured. */
const defaultValue = 7;

const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** Pixels that a text takes in a cell: signs are measured once, as the browser would lay out anew for each text. */
export function textWidth(text: string): number {
  // Until then another font stands in.
  if (document.fonts?.status !== 'loaded') widths.clear();
  return [...text].reduce((sum, character) => sum + signWidth(character), 0);
}

function signWidth(character: string): number {
  const cached = widths.get(character);
  if (cached !== undefined) return cached;
  const width = cellPen()?.measureText(character).width ?? defaultValue;
  widths.set(character, width);
  return width;
}

/**
 * Makes ready what texts are measured with. Asked first while rows are being made, it would have the browser work out how all
 * that is there already looks.
 */
export function cellPen(): CanvasRenderingContext2D | null {
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = `14px ${getComputedStyle(document.body).fontFamily}`;
  }
  return pen;
}
