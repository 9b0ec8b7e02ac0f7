/** Character width in px without a canvas. */
const defaultValue = 7;

const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** Width of a cell text in px. Character widths are cached, because measuring each text would force a layout. */
export function textWidth(text: string): number {
  // Until the web font is loaded, widths belong to the fallback font.
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

/** Creates the measuring canvas early. A first use during rendering would force a style recalculation of the page. */
export function cellPen(): CanvasRenderingContext2D | null {
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = `14px ${getComputedStyle(document.body).fontFamily}`;
  }
  return pen;
}
