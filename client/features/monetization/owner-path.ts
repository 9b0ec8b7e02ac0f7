import type { IdentifierKind } from '../../../server/contract/identifier-kinds.js';
import { catalogue } from '../../addresses/catalogue.js';
import { pagePath } from '../../addresses/report-path.js';

/** The report on the sites that share an identifier of this service; undefined for a service that has none. */
export function ownerPath(kind: IdentifierKind, id: string, base?: string): string | undefined {
  const page = catalogue.find(({ owner }) => owner === kind);
  return page && pagePath(page, { id }, base);
}
