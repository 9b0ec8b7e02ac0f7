import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { maxFolderDepth, maxBlacklistTemplates } from '../../contract/clustering.js';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { ClusteringEditService, WriteEdit } from './clustering-edit.service.js';
import type { ClusteringReader } from './clustering-reader.js';
import { ClusteringChange, ClusteringEdit, ClusteringTree, KeywordView } from './clustering.type.js';
import {
  flagFoldersEdit,
  mergeFoldersEdit,
  moveFoldersEdit,
  createFolderEdit,
  removeFoldersEdit,
  renameFolderEdit,
} from './folder-edits.js';
import { setBlacklistEdit, moveKeywordsEdit, removeKeywordsEdit } from './keyword-edits.js';
import { presentChange, presentEdit, presentFolderStats, presentFolders } from './present-clustering.js';
import { readViewKeywords } from './read-view-keywords.js';

const uidOptions = { description: 'Id of the project.' };
const keywordsOptions = {
  nullable: true,
  description: 'Ids of keywords; others than those of the project count for nothing.',
} as const;
const viewOptions = {
  nullable: true,
  description: 'In place of ids: all rows of a table as it is filtered.',
} as const;
const errorCodes = 'Errors: NOT_FOUND, REPORT_RESTRICTED, BAD_REQUEST, INVALID_FIELD, OVERLOADED.';

/** Reads the tree of a project and edits it. Every edit can be undone. */
@Resolver()
export class ClusteringTreeResolver {
  constructor(
    private readonly edits: ClusteringEditService,
    private readonly reader: ClusteringReader,
  ) {}

  @RequireAccess('user', { isBackground: true })
  @Query(() => ClusteringTree, { description: 'The folders of a clustering project. Errors: NOT_FOUND.' })
  async clusteringTree(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Ctx() { visitor, reports }: RequestContext,
  ): Promise<ClusteringTree> {
    const { revision, folders, stats } = await this.reader.tree(requireUser(visitor), uid, reports);
    return { revision, folders: presentFolders(folders), figures: presentFolderStats(stats) };
  }

  @RequireAccess('user')
  @Query(() => [ClusteringEdit], {
    description: 'What was done to a clustering project, newest first. Errors: NOT_FOUND.',
  })
  async clusteringEdits(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<ClusteringEdit[]> {
    return (await this.edits.list(requireUser(visitor), uid)).map(presentEdit);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, { description: `Moves keywords into a folder. ${errorCodes}` })
  async moveClusteringKeywords(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('to', () => Int, { description: 'The folder; -1 is none, -2 the blacklist.' }) to: number,
    @Arg('keywords', () => [ID], keywordsOptions) keywords: string[] | null | undefined,
    @Arg('view', () => KeywordView, viewOptions) view: KeywordView | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(
      uid,
      moveKeywordsEdit(await selectedKeywordIds(uid, { keywords, view }, context), to),
      context,
    );
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, { description: `Takes keywords out of a project. ${errorCodes}` })
  async removeClusteringKeywords(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('keywords', () => [ID], keywordsOptions) keywords: string[] | null | undefined,
    @Arg('view', () => KeywordView, viewOptions) view: KeywordView | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(
      uid,
      removeKeywordsEdit(await selectedKeywordIds(uid, { keywords, view }, context)),
      context,
    );
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description: `Makes a folder, with keywords if any are named. ${errorCodes}`,
  })
  async createClusterFolder(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('parent', () => Int, { defaultValue: 0, description: 'The folder above it; 0 is the top.' })
    parent: number,
    @Arg('name', () => String, {
      defaultValue: '',
      description: 'Name, up to 128 characters; without one that of the keyword of the highest volume.',
    })
    name: string,
    @Arg('keywords', () => [ID], keywordsOptions) keywords: string[] | null | undefined,
    @Arg('view', () => KeywordView, viewOptions) view: KeywordView | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(
      uid,
      createFolderEdit(parent, name, await selectedKeywordIds(uid, { keywords, view }, context)),
      context,
    );
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, { description: `Renames a folder. ${errorCodes}` })
  renameClusterFolder(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('folder', () => Int, { description: 'The folder.' }) folder: number,
    @Arg('name', () => String, { description: 'New name, 1 to 128 characters.' }) name: string,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(uid, renameFolderEdit(folder, name), context);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description: `Moves folders with all that is in them; they go ${maxFolderDepth} levels deep. ${errorCodes}`,
  })
  moveClusterFolders(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('folders', () => [Int], { description: 'The folders.' }) folders: number[],
    @Arg('to', () => Int, { description: 'The folder above them from then on; 0 is the top.' }) to: number,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(uid, moveFoldersEdit(folders, to), context);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description: `Puts the keywords of folders into another one; the folders go. ${errorCodes}`,
  })
  mergeClusterFolders(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('folders', () => [Int], { description: 'The folders.' }) folders: number[],
    @Arg('into', () => Int, { description: 'The folder that stays.' }) into: number,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(uid, mergeFoldersEdit(folders, into), context);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description: `Takes folders away; their keywords are in no folder then. ${errorCodes}`,
  })
  removeClusterFolders(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('folders', () => [Int], { description: 'The folders.' }) folders: number[],
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(uid, removeFoldersEdit(folders), context);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, { description: `Pins folders, which then stand first. ${errorCodes}` })
  pinClusterFolders(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('folders', () => [Int], { description: 'The folders.' }) folders: number[],
    @Arg('pinned', () => Boolean, { description: 'Whether they are pinned from now on.' }) pinned: boolean,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(uid, flagFoldersEdit(folders, 'pinned', pinned), context);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description: `Locks folders: runs of the clustering leave them alone. ${errorCodes}`,
  })
  lockClusterFolders(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('folders', () => [Int], { description: 'The folders.' }) folders: number[],
    @Arg('locked', () => Boolean, { description: 'Whether they are locked from now on.' }) locked: boolean,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(uid, flagFoldersEdit(folders, 'locked', locked), context);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description: `Sets the templates of keywords that are kept out, up to ${maxBlacklistTemplates}. ${errorCodes}`,
  })
  setClusteringBlacklist(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('templates', () => [String], { description: '% stands for any text, _ for one character.' })
    templates: string[],
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(uid, setBlacklistEdit(templates), context);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description:
      'Takes the latest edit back. Errors: NOT_FOUND, REPORT_RESTRICTED, BAD_REQUEST, CLUSTERING_CHANGED.',
  })
  async undoClusteringEdit(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('revision', () => Int, { description: 'Its revision.' }) revision: number,
    @Ctx() { visitor, reports }: RequestContext,
  ): Promise<ClusteringChange> {
    const user = requireUser(visitor);
    return presentChange(await this.edits.undo(user, uid, revision, reports), user);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description:
      'Does an edit again that was undone last. Errors: NOT_FOUND, REPORT_RESTRICTED, BAD_REQUEST, CLUSTERING_CHANGED.',
  })
  async redoClusteringEdit(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('revision', () => Int, { description: 'Its revision.' }) revision: number,
    @Ctx() { visitor, reports }: RequestContext,
  ): Promise<ClusteringChange> {
    const user = requireUser(visitor);
    return presentChange(await this.edits.redo(user, uid, revision, reports), user);
  }

  private async edit(
    uid: string,
    write: WriteEdit,
    { visitor, reports }: RequestContext,
  ): Promise<ClusteringChange> {
    const user = requireUser(visitor);
    return presentChange(await this.edits.edit(user, uid, reports, write), user);
  }
}

/** Keyword ids from an explicit list or from a filtered table. */
async function selectedKeywordIds(
  uid: string,
  { keywords, view }: { keywords?: readonly string[] | null; view?: KeywordView | null },
  context: RequestContext,
): Promise<number[]> {
  if (view) return readViewKeywords(uid, view, context);
  return (keywords ?? []).map(Number).filter((id) => Number.isSafeInteger(id) && id >= 0);
}
