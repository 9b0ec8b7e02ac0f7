import { useTranslation } from 'react-i18next';

const known = ['adsense', 'analytics', 'leadia', 'relap'] as const;

/** Names the services that identifiers belong to; one of a newer server goes by its own word. */
export function useServiceName(): (kind: string) => string {
  const { t } = useTranslation('monetization');
  return (kind) => {
    const service = known.find((one) => one === kind);
    return service ? t(`kind.${service}`) : kind;
  };
}
