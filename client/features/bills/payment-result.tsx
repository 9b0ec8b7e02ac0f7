import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { paymentPaths } from '../../../server/contract/billing/payment-paths.js';
import { billPath, paths } from '../../addresses/paths.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { billNumber } from './bill-parts.js';
import { useBillQuery } from './bills.generated.js';
import { InvalidBill } from './invalid-bill.js';
import { PaymentSuccess } from './payment-success.js';

/** Result page of a payment. The server verifies a reported success. */
export function PaymentResult({ result }: { result: keyof typeof paymentPaths }) {
  const [query] = useSearchParams();
  const id = billNumber(query.get('bill'));
  return (
    <div className="reading">
      <PageHeader
        ancestors={[{ label: useAccountTitle('bills'), to: paths.bills }]}
        title={useAccountTitle('paymentSuccess')}
      />
      {id === undefined || result === 'invalid' ? (
        <InvalidBill />
      ) : result === 'success' ? (
        <PaymentSuccess key={id} id={id} />
      ) : (
        <PaymentNotCompleted result={result} id={id} />
      )}
    </div>
  );
}

function PaymentNotCompleted({ result, id }: { result: 'decline' | 'fail'; id: number }) {
  const { t } = useTranslation('bills');
  const { data } = useBillQuery({ variables: { id }, fetchPolicy: 'network-only' });
  // The bill may have been paid after this URL was created.
  if (data?.bill.state === 'paid') return <PaymentSuccess id={id} />;
  return (
    <div className="framed">
      <StateMessage
        title={t(`result.${result}`)}
        actions={
          <>
            <Button component={Link} to={billPath(id)} variant="filled">
              {t('result.again')}
            </Button>
            <Button component={Link} to={paths.bills}>
              {t('toBills')}
            </Button>
          </>
        }
      >
        {t(`result.${result}Text`)}
      </StateMessage>
    </div>
  );
}
