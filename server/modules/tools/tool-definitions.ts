import { extendedVocabulary } from './kinds/extended-vocabulary.tool.js';
import { keywordBuildup } from './kinds/keyword-buildup.tool.js';
import { keywordCompetitors } from './kinds/keyword-competitors.tool.js';
import { massCheck } from './kinds/mass-check.tool.js';
import { pageKeywords } from './kinds/page-keywords.tool.js';
import { pageVocabulary } from './kinds/page-vocabulary.tool.js';
import type { ToolDefinition } from './tool-definition.js';

/** All tools with stored runs. */
export const toolDefinitions: readonly ToolDefinition[] = [
  keywordBuildup,
  massCheck,
  keywordCompetitors,
  pageKeywords,
  pageVocabulary,
  extendedVocabulary,
];

/** Finds a tool by id. */
export function findTool(id: string): ToolDefinition | undefined {
  return toolDefinitions.find((tool) => tool.id === id);
}
