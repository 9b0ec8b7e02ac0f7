import { useTranslation } from 'react-i18next';
import type { IdentifierKind } from '../../../server/contract/reports/identifier-kinds.js';

/** Returns a function that translates the name of an identifier's service. */
export function useServiceName(): (kind: IdentifierKind) => string {
  const { t } = useTranslation('monetization');
  return (kind) => t(`kind.${kind}`);
}
