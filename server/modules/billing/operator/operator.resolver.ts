import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../request/request-context.js';
import { requireUser } from '../../../request/visitor.js';
import { RequireAccess } from '../../../schema-kit/require-access.js';
import { vocabularyEnum } from '../../../schema-kit/vocabulary-enum.js';
import { ExportFile } from '../../platform/export-file.type.js';
import type { AccountingExportService } from './accounting-export.service.js';
import { parsePeriod } from './money-search.js';
import type { PartnerDirectoryService } from './partner-directory.service.js';
import { PartnerListPage } from './partner-directory.type.js';

type AccountingFormat = 'csv' | 'xlsx';

const accountingFormatEnum = vocabularyEnum<AccountingFormat>(
  'AccountingFormat',
  'Format of the accounting export.',
  { csv: 'ZIP archive with a CSV file per table.', xlsx: 'Workbook with a sheet per table.' },
);

const DayArg = (name: 'from' | 'to', description: string) => Arg(name, () => String, { description });

/** Partners and the accounting export for administrators. */
@Resolver()
export class OperatorResolver {
  constructor(
    private readonly partners: PartnerDirectoryService,
    private readonly accounting: AccountingExportService,
  ) {}

  @RequireAccess('administrator', { roles: ['accountant'] })
  @Query(() => PartnerListPage, { description: 'Partners with balances and debts. Errors: INVALID_FIELD.' })
  partnerList(
    @Arg('search', () => String, { defaultValue: '', description: 'Part of an e-mail; empty for all.' })
    search: string,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
  ): Promise<PartnerListPage> {
    return this.partners.findPage(search, page);
  }

  @RequireAccess('administrator', { roles: ['accountant'], requiresRecentLogin: true })
  @Mutation(() => Int, {
    description:
      'Credits the blocked rewards of a partner whose rewards are no longer blocked, and returns the amount in cents. Errors: REWARDS_BLOCKED, NOT_FOUND.',
  })
  releaseRewards(
    @Arg('id', () => Int, { description: 'Number of the account.' }) id: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<number> {
    return this.partners.releaseRewards(requireUser(visitor), id);
  }

  @RequireAccess('administrator', { roles: ['accountant'], requiresRecentLogin: true })
  @Mutation(() => ExportFile, {
    description:
      'Exports ledger, payments, invoices, VAT, rewards, withdrawals and balances of a period. The export is recorded in the audit log. Errors: INVALID_FIELD.',
  })
  exportAccounting(
    @DayArg('from', 'First UTC day, ISO 8601.') from: string,
    @DayArg('to', 'Last UTC day, ISO 8601.') to: string,
    @Arg('format', () => accountingFormatEnum, { description: 'File format.' }) format: AccountingFormat,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<ExportFile> {
    return this.accounting.export(requireUser(visitor), parsePeriod(from, to), { format, language });
  }
}
