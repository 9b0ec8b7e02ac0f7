import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { clusteringSortColumns, clusteringsPerPage } from '../../contract/projects/clustering.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { RequestContext } from '../../request/request-context.js';
import { clampPerPage, listPageDescription } from '../platform/paging.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { Clustering, ClusteringPage } from './clustering.type.js';
import type { ClusteringListOptions, ClusteringService } from './clustering.service.js';
import { presentClustering } from './present-clustering.js';

const uidOptions = { description: 'Id of the project.' };

/** Lists, renames, shares and deletes clustering projects. */
@Resolver()
export class ClusteringResolver {
  constructor(private readonly projects: ClusteringService) {}

  @RequireAccess('user')
  @Query(() => ClusteringPage, {
    description: 'Clustering projects of your team, most recently accessed first.',
  })
  async clusterings(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: clusteringsPerPage, description: listPageDescription })
    perPage: number,
    @Arg('sort', () => String, {
      nullable: true,
      description: `Sort order as column|asc or column|desc; columns: ${clusteringSortColumns.join(', ')}.`,
    })
    sort: string | null | undefined,
    @Arg('search', () => String, { nullable: true, description: 'Text that the name contains, in any case.' })
    search: string | null | undefined,
    @Ctx() { visitor }: RequestContext,
  ): Promise<ClusteringPage> {
    const user = requireUser(visitor);
    const rows = clampPerPage(perPage);
    const result = await this.projects.list(user, {
      page,
      perPage: rows,
      sort: readSort(sort),
      search: search?.trim(),
    });
    return { ...result, items: result.items.map((item) => presentClustering(item, user)), perPage: rows };
  }

  @RequireAccess('user')
  @Query(() => Clustering, { description: 'A clustering project. Errors: NOT_FOUND.' })
  async clustering(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<Clustering> {
    const user = requireUser(visitor);
    const result = await this.projects.read(user, uid);
    await this.projects.touch(result);
    return presentClustering(result, user);
  }

  @RequireAccess('user', { isBackground: true })
  @Query(() => Clustering, {
    description: 'State of a clustering project. Does not update its access time. Errors: NOT_FOUND.',
  })
  async clusteringState(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<Clustering> {
    const user = requireUser(visitor);
    return presentClustering(await this.projects.read(user, uid), user);
  }

  @RequireAccess('user')
  @Mutation(() => Clustering, { description: 'Renames a project. Errors: NOT_FOUND, INVALID_FIELD.' })
  async renameClustering(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('name', () => String, { description: 'New name, 1 to 128 characters.' }) name: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<Clustering> {
    const user = requireUser(visitor);
    return presentClustering(await this.projects.rename(user, uid, name), user);
  }

  @RequireAccess('user')
  @Mutation(() => Clustering, {
    description:
      'Sets the site whose landing pages are matched to folders. Errors: NOT_FOUND, INVALID_FIELD.',
  })
  async setClusteringSite(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('site', () => String, { description: 'Domain; an empty string removes the site.' }) site: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<Clustering> {
    const user = requireUser(visitor);
    return presentClustering(await this.projects.setSite(user, uid, site), user);
  }

  @RequireAccess('user')
  @Mutation(() => Boolean, {
    description:
      'Deletes a project; it can be restored for 15 minutes. Errors: NOT_FOUND, FORBIDDEN, BAD_REQUEST.',
  })
  async deleteClustering(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.projects.remove(requireUser(visitor), uid);
    return true;
  }

  @RequireAccess('user')
  @Mutation(() => Clustering, {
    description: 'Restores a project deleted in the last 15 minutes. Errors: NOT_FOUND, CLUSTERING_LIMIT.',
  })
  async restoreClustering(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<Clustering> {
    const user = requireUser(visitor);
    return presentClustering(await this.projects.restore(user, uid), user);
  }

  @RequireAccess('user')
  @Mutation(() => Clustering, {
    description: 'Transfers a project to a team member. Errors: NOT_FOUND, FORBIDDEN, INVALID_FIELD.',
  })
  async changeClusteringOwner(
    @Arg('uid', () => ID, uidOptions) uid: string,
    @Arg('user', () => String, { description: 'E-mail of the team member.' }) user: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<Clustering> {
    const currentUser = requireUser(visitor);
    return presentClustering(await this.projects.changeOwner(currentUser, uid, user), currentUser);
  }
}

/** Throws BadSort for an unknown column. */
function readSort(sort: string | null | undefined): ClusteringListOptions['sort'] {
  const [first = ''] = (sort ?? '').split(',');
  if (first.trim() === '') return undefined;
  const [name = '', direction = 'asc'] = first.trim().split('|');
  const column = clusteringSortColumns.find((candidate) => candidate === name);
  if (column === undefined || (direction !== 'asc' && direction !== 'desc')) {
    const message = { en: `no order ${first}`, ru: `нет порядка ${first}` };
    throw new AppError(ErrorCode.BadSort, { what: message });
  }
  return { column, direction };
}
