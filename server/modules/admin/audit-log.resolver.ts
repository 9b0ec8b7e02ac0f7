import { Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver, Arg } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { parsePeriod } from '../billing/operator/money-search.js';
import { ExportFile } from '../platform/export-file.type.js';
import { AuditPage } from './admin-account.type.js';
import type { AuditFilter, AuditLogService } from './audit-log.service.js';

/** Filter of the audit log. */
@ArgsType()
class AuditFilterArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'Returns only entries with this account as actor or target.',
  })
  accountId?: number | null;

  @Field(() => String, { nullable: true, description: 'Action; all if omitted.' })
  action?: string | null;

  @Field(() => String, {
    defaultValue: '',
    description: 'Part of an e-mail, a network address or the details; empty for all.',
  })
  search!: string;

  @Field(() => String, { nullable: true, description: 'First UTC day, ISO 8601.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'Last UTC day, ISO 8601.' })
  to?: string | null;
}

/** The audit log with filters and export. */
@Resolver()
export class AuditLogResolver {
  constructor(private readonly auditLog: AuditLogService) {}

  @RequireAccess('administrator', { roles: ['support'] })
  @Query(() => AuditPage, {
    description: 'The audit log, 50 entries per page, newest first. Errors: INVALID_FIELD.',
    name: 'auditLog',
  })
  findPage(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
    @Args() args: AuditFilterArgs,
  ): Promise<AuditPage> {
    return this.auditLog.findPage(page, toFilter(args));
  }

  @RequireAccess('administrator', { roles: ['support'] })
  @Mutation(() => ExportFile, {
    description:
      'Exports the matching entries of the audit log as a CSV file, at most 100,000. The export itself is recorded. Errors: INVALID_FIELD.',
  })
  exportAuditLog(
    @Args() args: AuditFilterArgs,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<ExportFile> {
    return this.auditLog.export(requireUser(visitor), toFilter(args), language);
  }
}

function toFilter({ accountId, action, search, from, to }: AuditFilterArgs): AuditFilter {
  return { accountId: accountId ?? null, action: action ?? null, search, ...parsePeriod(from, to) };
}
