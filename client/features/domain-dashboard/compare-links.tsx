import { Button } from '@mantine/core';
import { IconLayersIntersect } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportPath } from '../../addresses/report-path.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';

interface CompareButtonProps {
  domain: string;
  base?: string;
}

/** Opens a comparison that includes this domain. */
export function CompareButton({ domain, base }: CompareButtonProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Button
      component={Link}
      to={reportPath('comparison', { domains: domain }, base)}
      data-tour="compare"
      leftSection={<IconLayersIntersect aria-hidden="true" />}
    >
      {t('compare')}
    </Button>
  );
}

/** Compares a domain with as many of its closest competitors as the viewer's plan allows. */
export function CompareWithCompetitors({
  domain,
  competitors,
  base,
}: CompareButtonProps & { competitors: readonly string[] }) {
  const { t } = useTranslation('dashboard');
  const { viewer } = useViewer();
  if (!viewer || competitors.length === 0) return null;
  const comparedDomains = [domain, ...competitors].slice(0, viewer.plan.limits.sitesToCompare);
  return (
    <Link to={reportPath('comparison', { domains: comparedDomains.join(',') }, base)}>
      {t('compareTop', { count: comparedDomains.length - 1 })}
    </Link>
  );
}
