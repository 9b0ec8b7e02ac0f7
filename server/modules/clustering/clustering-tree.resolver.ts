import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { maxFolderDepth, maxBlacklistTemplates } from '../../contract/projects/clustering.js';
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
import {
  setBlacklistEdit,
  moveKeywordsEdit,
  removeKeywordsEdit,
  setMainKeywordEdit,
} from './keyword-edits.js';
import { presentChange, presentEdit, presentFolderStats, presentFolders } from './present-clustering.js';
import { readViewKeywords } from './read-view-keywords.js';

const uidOptions = { description: 'Id of the project.' };
const keywordsOptions = {
  nullable: true,
  description: 'Keyword ids; ids of other projects are ignored.',
} as const;
const viewOptions = {
  nullable: true,
  description: 'All rows of a filtered table, instead of ids.',
} as const;
const errorCodes = 'Errors: NOT_FOUND, REPORT_RESTRICTED, BAD_REQUEST, INVALID_FIELD, OVERLOADED.';

/** Keywords and their target folder. */
@ArgsType()
class MoveKeywordsArgs {
  @Field(() => ID, uidOptions)
  uid!: string;

  @Field(() => Int, { description: 'Target folder; -1: non-grouped, -2: blacklist.' })
  to!: number;

  @Field(() => [ID], keywordsOptions)
  keywords?: string[] | null;

  @Field(() => KeywordView, viewOptions)
  view?: KeywordView | null;
}

/** New folder and its keywords. */
@ArgsType()
class ClusterFolderArgs {
  @Field(() => ID, uidOptions)
  uid!: string;

  @Field(() => Int, { defaultValue: 0, description: 'Parent folder; 0 for the top level.' })
  parent!: number;

  @Field(() => String, {
    defaultValue: '',
    description: 'Name, at most 128 characters; defaults to its keyword with the highest search volume.',
  })
  name!: string;

  @Field(() => [ID], keywordsOptions)
  keywords?: string[] | null;

  @Field(() => KeywordView, viewOptions)
  view?: KeywordView | null;
}

/** Reads the tree of a project and edits it. Every edit can be undone. */
@Resolver()
export class ClusteringTreeResolver {
  constructor(
    private readonly edits: ClusteringEditService,
    private readonly reader: ClusteringReader,
  ) {}

  @RequireAccess('user', { isBackground: true })
  @Query(() => ClusteringTree, {
    description: 'Folders of a clustering project. Errors: NOT_FOUND, OVERLOADED.',
  })
  async clusteringTree(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Ctx() { visitor, reports }: RequestContext,
  ): Promise<ClusteringTree> {
    const { revision, folders, stats } = await this.reader.readTree(requireUser(visitor), uid, reports);
    return { revision, folders: presentFolders(folders), figures: presentFolderStats(stats) };
  }

  @RequireAccess('user')
  @Query(() => [ClusteringEdit], {
    description: 'Edits of a clustering project, newest first. Errors: NOT_FOUND.',
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
    @Args() { uid, to, keywords, view }: MoveKeywordsArgs,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(
      uid,
      moveKeywordsEdit(await resolveSelectedKeywordIds(uid, { keywords, view }, context), to),
      context,
    );
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description: `Makes a keyword the main keyword of its folder, which has only one. ${errorCodes}`,
  })
  setClusterMainKeyword(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('keyword', () => ID, { description: 'Keyword id.' }) keyword: string,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(uid, setMainKeywordEdit(Number(keyword) || 0), context);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, { description: `Removes keywords from a project. ${errorCodes}` })
  async removeClusteringKeywords(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('keywords', () => [ID], keywordsOptions) keywords: string[] | null | undefined,
    @Arg('view', () => KeywordView, viewOptions) view: KeywordView | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(
      uid,
      removeKeywordsEdit(await resolveSelectedKeywordIds(uid, { keywords, view }, context)),
      context,
    );
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description: `Creates a folder, optionally with keywords. ${errorCodes}`,
  })
  async createClusterFolder(
    @Args() { uid, parent, name, keywords, view }: ClusterFolderArgs,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(
      uid,
      createFolderEdit(parent, name, await resolveSelectedKeywordIds(uid, { keywords, view }, context)),
      context,
    );
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, { description: `Renames a folder. ${errorCodes}` })
  renameClusterFolder(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('folder', () => Int, { description: 'Folder id.' }) folder: number,
    @Arg('name', () => String, { description: 'New name, 1 to 128 characters.' }) name: string,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(uid, renameFolderEdit(folder, name), context);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description: `Moves folders with their content; at most ${maxFolderDepth} levels. ${errorCodes}`,
  })
  moveClusterFolders(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('folders', () => [Int], { description: 'Folder ids.' }) folders: number[],
    @Arg('to', () => Int, { description: 'New parent folder; 0 for the top level.' }) to: number,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(uid, moveFoldersEdit(folders, to), context);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description: `Moves the keywords of folders into another folder and removes the emptied folders. ${errorCodes}`,
  })
  mergeClusterFolders(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('folders', () => [Int], { description: 'Folder ids.' }) folders: number[],
    @Arg('into', () => Int, { description: 'Target folder.' }) into: number,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(uid, mergeFoldersEdit(folders, into), context);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description: `Removes folders; their keywords become non-grouped. ${errorCodes}`,
  })
  removeClusterFolders(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('folders', () => [Int], { description: 'Folder ids.' }) folders: number[],
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(uid, removeFoldersEdit(folders), context);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description: `Pins or unpins folders; pinned folders are sorted first. ${errorCodes}`,
  })
  pinClusterFolders(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('folders', () => [Int], { description: 'Folder ids.' }) folders: number[],
    @Arg('pinned', () => Boolean, { description: 'True pins the folders, false unpins them.' })
    pinned: boolean,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(uid, flagFoldersEdit(folders, 'pinned', pinned), context);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description: `Locks or unlocks folders; clustering runs do not change locked folders. ${errorCodes}`,
  })
  lockClusterFolders(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('folders', () => [Int], { description: 'Folder ids.' }) folders: number[],
    @Arg('locked', () => Boolean, { description: 'True locks the folders, false unlocks them.' })
    locked: boolean,
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(uid, flagFoldersEdit(folders, 'locked', locked), context);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description: `Sets the blacklist templates, at most ${maxBlacklistTemplates}. ${errorCodes}`,
  })
  setClusteringBlacklist(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('templates', () => [String], { description: 'Templates: % matches any text, _ one character.' })
    templates: string[],
    @Ctx() context: RequestContext,
  ): Promise<ClusteringChange> {
    return this.edit(uid, setBlacklistEdit(templates), context);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description:
      'Undoes the latest edit. Errors: NOT_FOUND, REPORT_RESTRICTED, BAD_REQUEST, CLUSTERING_CHANGED, OVERLOADED.',
  })
  async undoClusteringEdit(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('revision', () => Int, { description: 'Revision of the edit.' }) revision: number,
    @Ctx() { visitor, reports }: RequestContext,
  ): Promise<ClusteringChange> {
    const user = requireUser(visitor);
    return presentChange(await this.edits.undo(user, uid, revision, reports), user);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description:
      'Redoes the edit that was undone last. Errors: NOT_FOUND, REPORT_RESTRICTED, BAD_REQUEST, CLUSTERING_CHANGED, OVERLOADED.',
  })
  async redoClusteringEdit(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('revision', () => Int, { description: 'Revision of the edit.' }) revision: number,
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
async function resolveSelectedKeywordIds(
  uid: string,
  { keywords, view }: { keywords?: readonly string[] | null; view?: KeywordView | null },
  context: RequestContext,
): Promise<number[]> {
  if (view) return readViewKeywords(uid, view, context);
  return (keywords ?? []).map(Number).filter((id) => Number.isSafeInteger(id) && id >= 0);
}
