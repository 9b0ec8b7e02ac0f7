import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import {
  maxClusterNameChars,
  maxFileKeywords,
  maxImportedKeywords,
  type ClusteringSource,
} from '../../contract/projects/clustering.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser, type AuthenticatedUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { GroupReportService } from '../groups/group-report.service.js';
import type { ClusteringChange as Change } from './clustering-change.js';
import type { ClusteringEditService } from './clustering-edit.service.js';
import { clusteringErrors, badRequest } from './clustering-errors.js';
import { assertClusteringAllowed, type ClusteringService } from './clustering.service.js';
import { ClusteringChange, NewClustering } from './clustering.type.js';
import { importKeywordsEdit } from './keyword-edits.js';
import { presentChange } from './present-clustering.js';
import type { ImportedKeywords } from './collect-keywords.js';
import { readKeywordList, readKeywordTable, readUploadedList } from './read-keyword-rows.js';
import { readGroupKeywords } from './read-view-keywords.js';
import { ImportSource } from './import-source.type.js';

interface GroupSource {
  rid: string;
  source: ClusteringSource;
  base: string;
  language: string;
  context: RequestContext;
}

/** Imports keywords from exactly one source: a list, a file or a group report. */
@Resolver()
export class ClusteringImportResolver {
  constructor(
    private readonly projects: ClusteringService,
    private readonly edits: ClusteringEditService,
    private readonly groups: GroupReportService,
  ) {}

  @RequireAccess('user')
  @Mutation(() => NewClustering, {
    description:
      `Creates a clustering project from a list (up to ${maxImportedKeywords} keywords), a file (up to ${maxFileKeywords}) or a group ` +
      'report. Errors: REPORT_RESTRICTED, INVALID_FIELD, BAD_REQUEST, TOO_LARGE, NOT_FOUND, UNKNOWN_BASE, CLUSTERING_LIMIT, ' +
      'CLUSTERING_KEYWORDS_LIMIT, OVERLOADED.',
  })
  async createClustering(
    @Arg('name', () => String, {
      nullable: true,
      description: 'Name; defaults to the name of the source.',
    })
    name: string | null | undefined,
    @Arg('base', () => String, { nullable: true, description: 'Code of the database.' })
    base: string | null | undefined,
    @Arg('from', () => ImportSource, { description: 'Source of the keywords.' }) from: ImportSource,
    @Ctx() context: RequestContext,
  ): Promise<NewClustering> {
    const user = requireUser(context.visitor);
    await this.projects.assertCanCreate(user);
    const code = base ?? (await this.findGroupBase(user, from)) ?? context.defaultBase;
    const importedKeywords = await this.readSource(user, from, code, context);
    const defaultName = importedKeywords.sourceName ?? importedKeywords.keywords[0]?.word ?? '';
    const uid = await this.projects.create(user, { name: name ?? undefined, base: code, defaultName });
    try {
      const change = await this.import(user, uid, importedKeywords, context);
      return { uid, skipped: [...change.skipped], skippedCount: change.skippedCount };
    } catch (error) {
      // A failed import must not leave an empty project.
      await this.projects.discard(uid);
      throw error;
    }
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description:
      'Imports keywords into a clustering project; they are in no folder. Errors: NOT_FOUND, REPORT_RESTRICTED, INVALID_FIELD, BAD_REQUEST, ' +
      'TOO_LARGE, CLUSTERING_KEYWORDS_LIMIT, OVERLOADED.',
  })
  async importClusteringKeywords(
    @Arg('uid', () => ID, { description: 'Id of the project.' }) uid: string,
    @Arg('from', () => ImportSource, { description: 'Source of the keywords.' }) from: ImportSource,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    const user = requireUser(context.visitor);
    const { base } = await this.projects.read(user, uid);
    assertClusteringAllowed(user);
    const importedKeywords = await this.readSource(user, from, base, context);
    return presentChange(await this.import(user, uid, importedKeywords, context), user);
  }

  @RequireAccess('user')
  @Mutation(() => ID, {
    description:
      'Copies the current state of a clustering project and returns the id of the copy. Errors: NOT_FOUND, REPORT_RESTRICTED, CLUSTERING_LIMIT.',
  })
  copyClustering(
    @Arg('uid', () => ID, { description: 'Id of the project.' }) uid: string,
    @Ctx() { visitor, reports }: RequestContext,
  ): Promise<string> {
    const user = requireUser(visitor);
    return this.edits.copy(user, uid, reports, ({ name, base }) =>
      this.projects.create(user, { name: createCopyName(name), base, defaultName: name }),
    );
  }

  private import(
    user: AuthenticatedUser,
    uid: string,
    importedKeywords: ImportedKeywords & { sourceName?: string },
    { reports }: RequestContext,
  ): Promise<Change> {
    return this.edits.edit(
      user,
      uid,
      reports,
      importKeywordsEdit(importedKeywords, importedKeywords.sourceName),
    );
  }

  private async readSource(
    user: AuthenticatedUser,
    { keywords, list, group, source, file }: ImportSource,
    base: string,
    context: RequestContext,
  ): Promise<ImportedKeywords & { sourceName?: string }> {
    const { lng: language } = await context.reports.bases.byCode(base);
    if (file) {
      const { name, ...importedKeywords } = await readKeywordTable(file, user, language);
      return { ...importedKeywords, sourceName: name };
    }
    if (list) return readUploadedList(list, user, language);
    if (typeof group === 'string') {
      return this.readGroup(user, { rid: group, source, base, language, context });
    }
    return readKeywordList(keywords ?? [], language);
  }

  /** Throws BadRequest if the report is not ready or of another database. */
  private async readGroup(
    user: AuthenticatedUser,
    { rid, source, base, language, context }: GroupSource,
  ): Promise<ImportedKeywords & { sourceName: string }> {
    const report = await this.groups.read(user, rid).catch((error: unknown) => {
      throw error instanceof AppError && error.code === ErrorCode.NotFound
        ? badRequest(clusteringErrors.noGroup)
        : error;
    });
    if (report.version === null) throw badRequest(clusteringErrors.groupNotReady);
    if (report.base !== base) throw badRequest(clusteringErrors.otherBase);
    const keywords = await readGroupKeywords(rid, source, context);
    return { ...(await readKeywordList(keywords, language)), sourceName: report.name };
  }

  private async findGroupBase(user: AuthenticatedUser, { group }: ImportSource): Promise<string | undefined> {
    if (typeof group !== 'string') return undefined;
    return (await this.groups.read(user, group).catch(() => undefined))?.base;
  }
}

/** Name of a copy, truncated to the maximum length. */
function createCopyName(name: string): string {
  return `${[...name].slice(0, maxClusterNameChars - 4).join('')} (2)`;
}
