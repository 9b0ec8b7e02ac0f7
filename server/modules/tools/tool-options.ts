import type { Localised } from '../../contract/localised.js';

/** What a tool may be told beside its list. */
export const toolOptionIds = ['top', 'similarity', 'deleteDuplicates', 'additions', 'more', 'text'] as const;

export type ToolOptionId = (typeof toolOptionIds)[number];

/** Values of the options of one run, by their ids. */
export type ToolOptions = Readonly<Partial<Record<ToolOptionId, number | boolean>>>;

/** An option of a tool, as its page asks for it and calls read it. */
export interface ToolOption {
  id: ToolOptionId;
  title: Localised;
  /** What it does, for documents and beside the field. */
  description: Localised;
  default: number | boolean;
  /** The only numbers that it takes, in the order of the switch. */
  oneOf?: readonly number[];
  /** Bounds of a number that may be any between them, with its unit on the page. */
  from?: number;
  to?: number;
  unit?: Localised;
  /** Whether it can be had only where the operator lets the server read pages. */
  requiresPageFetch?: boolean;
}
