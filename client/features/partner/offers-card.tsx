import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getPage } from '../../addresses/catalogue.js';
import { paths } from '../../addresses/paths.js';
import { reportPath } from '../../addresses/report-path.js';
import { NativeSelect } from '../../components/form/native-select.js';
import { Card } from '../../components/ui/card.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { useFormat } from '../../i18n/use-format.js';
import { toUnicodeHost } from '../../lib/text/unicode-host.js';
import { usePartnerCodesQuery, usePartnerSampleQuery } from './partner.generated.js';
import { partnerLink } from './partner-links.js';
import styles from './partner.module.css';

/** A page to promote, with a text. */
interface Offer {
  id: 'home' | 'pricing' | 'tools' | 'report';
  path: string;
  domain?: string;
}

/** Links to pages worth promoting, each with a text. A selected promo code applies to all links. */
export function OffersCard({ code }: { code: string }) {
  const { t } = useTranslation('partner');
  const { percent } = useFormat();
  const id = useId();
  const [selectedCode, setSelectedCode] = useState('');
  const { data } = usePartnerCodesQuery({ variables: { page: 1 }, fetchPolicy: 'cache-and-network' });
  const activeCodes = (data?.promoCodes.codes ?? []).filter(({ isActive }) => isActive);
  const promo = activeCodes.find((candidate) => candidate.code === selectedCode);
  const offers = useOffers();
  return (
    <Card title={t('offers.title')} subtitle={t('offers.subtitle')}>
      {activeCodes.length > 0 ? (
        <div className={styles.offerHead}>
          <label htmlFor={id}>
            {t('offers.promo')}
            <NativeSelect
              id={id}
              value={promo ? selectedCode : ''}
              onChange={(event) => setSelectedCode(event.currentTarget.value)}
            >
              <option value="">{t('offers.noPromo')}</option>
              {activeCodes.map((candidate) => (
                <option key={candidate.code} value={candidate.code}>
                  {`${candidate.code} · −${percent(candidate.discount)}`}
                </option>
              ))}
            </NativeSelect>
          </label>
          <p className={styles.note}>{t('offers.promoHint')}</p>
        </div>
      ) : null}
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} code={code} promo={promo} />
        ))}
      </ul>
    </Card>
  );
}

function useOffers(): Offer[] {
  const base = useBaseCode();
  const { data } = usePartnerSampleQuery({ variables: { base } });
  const domain = data?.visibleDomains.data[0]?.name;
  return [
    { id: 'home', path: paths.home },
    { id: 'pricing', path: paths.pricing },
    { id: 'tools', path: getPage('tools').route },
    ...(domain === undefined
      ? []
      : [
          {
            id: 'report' as const,
            path: reportPath('domain-summary', { domain }, base),
            domain: toUnicodeHost(domain),
          },
        ]),
  ];
}

interface OfferRowProps {
  offer: Offer;
  code: string;
  promo: { code: string; discount: number } | undefined;
}

function OfferRow({ offer: { id, path, domain = '' }, code, promo }: OfferRowProps) {
  const { t } = useTranslation('partner');
  const { percent } = useFormat();
  const { success, warn } = useToasts();
  const link = partnerLink({ path, code, promo: promo?.code }, window.location.origin);
  const title = t(`offers.${id}.title`);
  const offerText = [
    t(`offers.${id}.text`, { domain }),
    ...(promo && promo.discount > 0
      ? [t('offers.withPromo', { code: promo.code, percent: percent(promo.discount) })]
      : []),
  ].join(' ');
  const copy = (text: string, successMessage: string) =>
    navigator.clipboard.writeText(text).then(
      () => success(successMessage),
      (error: unknown) => warn(t('offers.notCopied'), String(error)),
    );
  return (
    <li>
      <h3>{title}</h3>
      <div style={{ minWidth: 0 }}>
        <p>{offerText}</p>
        <p className={styles.offerLink} title={link}>
          {link}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button
          leftSection={<IconCopy aria-hidden="true" />}
          aria-label={t('offers.copyLinkOf', { title })}
          onClick={() => void copy(link, t('offers.linkCopied'))}
        >
          {t('offers.copyLink')}
        </Button>
        <Button
          aria-label={t('offers.copyTextOf', { title })}
          onClick={() => void copy(`${offerText} ${link}`, t('offers.textCopied'))}
        >
          {t('offers.copyText')}
        </Button>
      </div>
    </li>
  );
}
