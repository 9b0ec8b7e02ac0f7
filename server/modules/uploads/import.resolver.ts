import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { ImportService } from './import.service.js';
import { DataImport, ImportFile } from './import.type.js';
import { toDataImport } from './present-import.js';

/** Imports of the user's own files. */
@Resolver()
export class ImportResolver {
  constructor(
    private readonly imports: ImportService,
    private readonly now: () => Date,
  ) {}

  @RequireAccess('administrator')
  @Mutation(() => ID, {
    description:
      'Starts importing uploaded files in one task and returns its id. ' +
      'Errors: NOT_FOUND, INVALID_FIELD, BAD_REQUEST, FUTURE_DATES, UNKNOWN_BASE, TASK_LIMIT.',
  })
  startImport(
    @Arg('files', () => [ImportFile], { description: 'Files to import, 1 to 500.' }) files: ImportFile[],
    @Ctx() { visitor }: RequestContext,
  ): Promise<string> {
    return this.imports.start(requireUser(visitor), files);
  }

  @RequireAccess('administrator', { isBackground: true })
  @Query(() => [DataImport], { description: 'Latest imports of the user, newest first.' })
  async dataImports(@Ctx() { visitor, language }: RequestContext): Promise<DataImport[]> {
    const latest = await this.imports.listLatest(requireUser(visitor));
    return latest.map((view) => toDataImport(view, this.now(), language));
  }
}
