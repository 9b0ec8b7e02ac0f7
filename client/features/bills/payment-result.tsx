import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { paymentPaths } from '../../../server/contract/billing/payment-paths.js';
import { billPath, paths } from '../../addresses/paths.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { billNumber } from './bill-parts.js';
import { useBillQuery } from './bills.generated.js';
import { InvalidBill } from './invalid-bill.js';
import { PaymentSuccess } from './payment-success.js';
import { AuthenticatedPage } from '../../widgets/sign-in/authenticated-page.js';

type Result = keyof typeof paymentPaths;

const results = Object.keys(paymentPaths) as Result[];

/** Result page of a payment; each result has its own route. Requires log-in. */
export function Component() {
  const { pathname } = useLocation();
  const result = results.find(
    (candidate) => paymentPaths[candidate] === pathname.toLowerCase().replace(/\/+$/, ''),
  );
  return (
    <AuthenticatedPage page="paymentSuccess">
      <PaymentResult result={result ?? 'invalid'} />
    </AuthenticatedPage>
  );
}

/** The server verifies a reported success. */
function PaymentResult({ result }: { result: Result }) {
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
