/** Used if there is no canvas. */
const defaultWidthPx = 7;

const widths = new Map<string, number>();
let canvasContext: CanvasRenderingContext2D | null | undefined;

/** Text width in px. Caches character widths, because measuring each text would force a layout. */
export function textWidth(text: string): number {
  // Before the web font is loaded, widths belong to the fallback font and must not be cached.
  if (document.fonts?.status !== 'loaded') widths.clear();
  return [...text].reduce((sum, character) => sum + characterWidth(character), 0);
}

function characterWidth(character: string): number {
  const cached = widths.get(character);
  if (cached !== undefined) return cached;
  const width = getCanvasContext()?.measureText(character).width ?? defaultWidthPx;
  widths.set(character, width);
  return width;
}

/** Creates the canvas context. Call it early: the first use during rendering would force a style recalculation. */
export function getCanvasContext(): CanvasRenderingContext2D | null {
  if (canvasContext === undefined) {
    canvasContext = document.createElement('canvas').getContext('2d');
    if (canvasContext) canvasContext.font = `14px ${getComputedStyle(document.body).fontFamily}`;
  }
  return canvasContext;
}
