import type { Localised } from '../../contract/localised.js';

/** What the bell says of keywords that fell out of a top. */
export function droppedText(dropped: number, top: number): Localised {
  return { en: `Fell out of the top ${top}: ${dropped}`, ru: `Выпало из топ ${top}: ${dropped}` };
}
