import { randomBytes } from 'node:crypto';
import type { Config } from '../../../config/config.js';
import { isPublicService } from '../../../config/loopback-names.js';
import type { AuthenticatedUser } from '../../../request/visitor.js';
import { CloudPayments } from './cloudpayments.js';
import { LocalProvider } from './local.js';
import type { PaymentProvider } from './payment-provider.js';
import { Stripe } from './stripe.js';

/** The configured payment providers. */
export class PaymentProviders {
  /**
   * Test provider; undefined if it is disabled. Behind a proxy that adds no headers every visitor seems to be local, so a
   * server with a public URL has none.
   */
  readonly local: LocalProvider | undefined;
  private readonly configured: readonly PaymentProvider[];

  constructor(config: Config, now: () => Date) {
    const { cloudPayments, stripe, publicUrl, nodeEnv, databaseUrl } = config;
    this.configured = [
      ...(cloudPayments ? [new CloudPayments(cloudPayments)] : []),
      ...(stripe ? [new Stripe({ ...stripe, publicUrl }, now)] : []),
    ];
    const isSandboxAllowed =
      this.configured.length === 0 && !isPublicService(nodeEnv, publicUrl) && databaseUrl === undefined;
    this.local = isSandboxAllowed ? new LocalProvider(randomBytes(32).toString('hex')) : undefined;
  }

  /** Provider for a payer. Test payments are available to local visitors only. */
  findForPayer({ isLocal }: Pick<AuthenticatedUser, 'isLocal'>): PaymentProvider | undefined {
    return this.configured[0] ?? (isLocal ? this.local : undefined);
  }

  /** Provider by webhook path. The test provider receives no webhooks. */
  findById(id: string): PaymentProvider | undefined {
    return this.configured.find((provider) => provider.id === id);
  }

  /** Provider that refunds a payment; undefined for bank transfers and unconfigured providers. */
  findForRefund(id: string): PaymentProvider | undefined {
    return id === 'local' ? this.local : this.findById(id);
  }
}
