import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { ClusteringReader } from './clustering-reader.js';
import type { ClusteringRunService } from './clustering-run.service.js';
import {
  Clustering,
  ClusterSharedUrls,
  ClusteringChange,
  ClusterPages,
  ClusterPreview,
  ClusterSettingsInput,
} from './clustering.type.js';
import { presentChange, presentClustering } from './present-clustering.js';
import { readClusterSettings } from './read-cluster-settings.js';

const uidOptions = { description: 'Id of the project.' };

/** Clustering runs and the evidence for clusters. */
@Resolver()
export class ClusteringRunResolver {
  constructor(
    private readonly runs: ClusteringRunService,
    private readonly reader: ClusteringReader,
  ) {}

  @RequireAccess('user')
  @Mutation(() => Clustering, {
    description:
      'Starts clustering a project; unlocked folders are replaced on completion. Errors: NOT_FOUND, REPORT_RESTRICTED, ' +
      'INVALID_FIELD, BAD_REQUEST, CLUSTERING_RUNS, TASK_LIMIT.',
  })
  async startClustering(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('settings', () => ClusterSettingsInput, { description: 'Clustering settings.' })
    settings: ClusterSettingsInput,
    @Ctx() { visitor, reports }: RequestContext,
  ): Promise<Clustering> {
    const user = requireUser(visitor);
    const validSettings = readClusterSettings(settings);
    return presentClustering(await this.runs.start(user, uid, validSettings, reports), user);
  }

  @RequireAccess('user')
  @Query(() => [ClusterPreview], {
    description:
      'Predicted clusters for strengths in steps of a tenth of the depth; for the top 50 from a fifth of the depth. Errors: NOT_FOUND, REPORT_RESTRICTED, INVALID_FIELD, ' +
      'BAD_REQUEST, OVERLOADED.',
  })
  clusteringPreview(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('settings', () => ClusterSettingsInput, {
      description: 'Clustering settings; the strength is ignored.',
    })
    settings: ClusterSettingsInput,
    @Ctx() { visitor, reports }: RequestContext,
  ): Promise<ClusterPreview[]> {
    return this.runs.preview(requireUser(visitor), uid, readClusterSettings(settings), reports);
  }

  @RequireAccess('user')
  @Mutation(() => ClusteringChange, {
    description:
      'Splits a folder into clusters, which become subfolders. Errors: NOT_FOUND, REPORT_RESTRICTED, INVALID_FIELD, BAD_REQUEST, OVERLOADED.',
  })
  async splitClusterFolder(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('folder', () => Int, { description: 'Folder id.' }) folder: number,
    @Arg('settings', () => ClusterSettingsInput, { description: 'Clustering settings.' })
    settings: ClusterSettingsInput,
    @Ctx() { visitor, reports }: RequestContext,
  ): Promise<ClusteringChange> {
    const user = requireUser(visitor);
    const validSettings = readClusterSettings(settings);
    return presentChange(
      await this.runs.split(user, uid, { folder, settings: validSettings }, reports),
      user,
    );
  }

  @RequireAccess('user')
  @Query(() => ClusterSharedUrls, {
    description: 'URLs shared by the search results of a folder. Errors: NOT_FOUND, OVERLOADED.',
  })
  async clusterSharedUrls(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('folder', () => Int, { description: 'Folder id.' }) folder: number,
    @Arg('keyword', () => ID, {
      nullable: true,
      description: 'Id of a keyword; returns only URLs that it shares with other keywords.',
    })
    keyword: string | null | undefined,
    @Ctx() { visitor, reports }: RequestContext,
  ): Promise<ClusterSharedUrls> {
    const keywordId = typeof keyword === 'string' ? Number(keyword) : undefined;
    const { addresses, keywords, members } = await this.reader.readEvidence(
      requireUser(visitor),
      uid,
      {
        folder,
        keyword:
          keywordId !== undefined && Number.isSafeInteger(keywordId) && keywordId >= 0
            ? keywordId
            : undefined,
      },
      reports,
    );
    return {
      keywords,
      addresses: addresses.map(({ origin, path, ...address }) => ({ ...address, url: `${origin}${path}` })),
      members: [...members],
    };
  }

  @RequireAccess('user')
  @Query(() => ClusterPages, {
    description: 'Landing page of the project’s site for each folder. Errors: NOT_FOUND, OVERLOADED.',
  })
  async clusterPages(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Ctx() { visitor, reports }: RequestContext,
  ): Promise<ClusterPages> {
    const pages = await this.reader.readLandingPages(requireUser(visitor), uid, reports);
    return {
      ids: pages.map(({ folder }) => folder),
      paths: pages.map(({ path }) => path),
      positions: pages.map(({ position }) => position),
      keywords: pages.map(({ keywords }) => keywords),
      competing: pages.map(({ competing }) => competing),
    };
  }
}
