import type { MailService } from '../mail/mail.service.js';
import type { DocumentDrawer } from '../pdf/document-drawer.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import type { ModuleDependencies } from '../platform/module-dependencies.js';
import { AutopayService } from './autopay.service.js';
import { BankTransferService } from './bank-transfer/bank-transfer.service.js';
import { InvoiceListService } from './bank-transfer/invoice-list.service.js';
import { InvoicePdfService } from './bank-transfer/invoice-pdf.service.js';
import { InvoiceService } from './bank-transfer/invoice.service.js';
import { BillDiscountService } from './bill-discount.service.js';
import { BillService } from './bill.service.js';
import { LocalPaymentService } from './local-payment.service.js';
import { AccountingExportService } from './operator/accounting-export.service.js';
import { MoneyDirectoryService } from './operator/money-directory.service.js';
import { PartnerDirectoryService } from './operator/partner-directory.service.js';
import { PaymentOperationsService } from './operator/payment-operations.service.js';
import { TestSubscriptionService } from './operator/test-subscription.service.js';
import { PartnerAlerts } from './partner-alerts.js';
import { PartnerLinkService } from './partner-link.service.js';
import { PartnerRewards } from './partner-rewards.js';
import { PartnerService } from './partner.service.js';
import { PaymentAlerts } from './payment-alerts.js';
import { PaymentEventService } from './payment-event.service.js';
import { PaymentService } from './payment.service.js';
import { PromoCodeService } from './promo-code.service.js';
import { PaymentProviders } from './providers/payment-providers.js';
import { RecurringPayments } from './recurring-payments.js';
import { ReminderService } from './reminder.service.js';
import { SubscriptionService } from './subscription.service.js';

interface BillingDependencies extends ModuleDependencies {
  documentDrawer: DocumentDrawer;
  mail: MailService;
  planCatalog: PlanCatalog;
}

/** Creates the services of purchases, payments, subscriptions and partners. */
export function createBilling({
  postgres,
  now,
  config,
  log,
  jobs,
  audit,
  documentDrawer,
  mail,
  planCatalog,
}: BillingDependencies) {
  const bills = new BillService(postgres, now, planCatalog);
  const recurringPayments = new RecurringPayments(now, jobs);
  const providers = new PaymentProviders(config, now);
  const partnerAlerts = new PartnerAlerts(now, mail);
  const rewards = new PartnerRewards(now, partnerAlerts);
  const paymentEvents = new PaymentEventService({
    postgres,
    now,
    alerts: new PaymentAlerts(now, audit, mail),
    subscriptions: recurringPayments,
    rewards,
  });
  const payments = new PaymentService({ postgres, bills, paymentEvents, providers, now });
  const localPayments = new LocalPaymentService({
    postgres,
    now,
    log,
    bills,
    payments,
    paymentEvents,
    providers,
    jobs,
  });
  const invoices = new InvoiceService(postgres, now, bills, config.seller);
  return {
    bills,
    reminders: new ReminderService(postgres, now, mail),
    payments,
    recurringPayments,
    localPayments,
    testSubscriptions: new TestSubscriptionService({ postgres, providers, localPayments, audit }),
    subscriptions: new SubscriptionService(postgres, now, audit, recurringPayments),
    autopays: new AutopayService(postgres, now, payments),
    discounts: new BillDiscountService(bills, now),
    promoCodes: new PromoCodeService(postgres, now),
    partners: new PartnerService(postgres, now, audit, partnerAlerts, planCatalog),
    partnerLinks: new PartnerLinkService(postgres, now),
    invoices,
    invoiceList: new InvoiceListService(postgres),
    invoicePdfs: new InvoicePdfService(now, invoices, documentDrawer),
    paymentProviders: providers,
    moneyDirectory: new MoneyDirectoryService(postgres),
    paymentOperations: new PaymentOperationsService({
      postgres,
      now,
      paymentEvents,
      providers,
      audit,
      planCatalog,
    }),
    partnerDirectory: new PartnerDirectoryService({ postgres, audit, rewards }),
    accounting: new AccountingExportService({ postgres, audit, defaultVat: config.seller?.vat ?? 0 }),
    bankTransfers: new BankTransferService(postgres, now, paymentEvents, audit),
  };
}
