import { useTranslation } from 'react-i18next';
import type { IdentifierKind } from '../../../server/contract/identifier-kinds.js';

/** Names the services that identifiers belong to. */
export function useServiceName(): (kind: IdentifierKind) => string {
  const { t } = useTranslation('monetization');
  return (kind) => t(`kind.${kind}`);
}
