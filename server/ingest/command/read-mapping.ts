import { readFile } from 'node:fs/promises';
import { OperatorError } from '../../errors/operator-error.js';
import { parseMapping, type ColumnMapping } from '../parse-mapping.js';

/**
 * Reads a mapping from a JSON file.
 * @throws OperatorError, AppError if it is unreadable or invalid
 */
export async function readMapping(path: string): Promise<ColumnMapping> {
  return parseMapping(await readJson(path));
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new OperatorError(
      `${path} cannot be read as a mapping: ${error instanceof Error ? error.message : ''}`,
    );
  }
}
