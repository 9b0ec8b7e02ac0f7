import type { IdentifierKind } from '../../../server/contract/identifier-kinds.js';
import { catalogue } from '../../addresses/catalogue.js';
import { pagePath } from '../../addresses/report-path.js';

/** Path of the report that lists sites with the same identifier. Undefined if the service has no report. */
export function ownerPath(kind: IdentifierKind, id: string, base?: string): string | undefined {
  const page = catalogue.find(({ owner }) => owner === kind);
  return page && pagePath(page, { id }, base);
}
