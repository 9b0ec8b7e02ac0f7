import type { Localised } from '../../contract/language/localised.js';

/** Ids of tool options. */
export const toolOptionIds = ['top', 'similarity', 'deleteDuplicates', 'additions', 'more', 'text'] as const;

export type ToolOptionId = (typeof toolOptionIds)[number];

/** Option values of a run by id. */
export type ToolOptions = Readonly<Partial<Record<ToolOptionId, number | boolean>>>;

/** An option of a tool for its form and for REST calls. */
export interface ToolOption {
  id: ToolOptionId;
  title: Localised;
  /** Shown in the documentation and next to the field. */
  description: Localised;
  default: number | boolean;
  /** The only accepted numbers, in switch order. */
  oneOf?: readonly number[];
  /** Range of a number, with its unit. */
  from?: number;
  to?: number;
  unit?: Localised;
  /** Whether the option requires page fetching to be enabled on the server. */
  requiresPageFetch?: boolean;
}
