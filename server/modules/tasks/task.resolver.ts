import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { presentTask } from './present-task.js';
import type { TaskService } from './task.service.js';
import { Task, TaskPage } from './task.type.js';

const IdArg = () => Arg('id', () => ID, { description: 'Id of the task.' });

@Resolver()
export class TaskResolver {
  constructor(private readonly service: TaskService) {}

  @RequireAccess('user', { isBackground: true })
  @Query(() => Task, {
    description:
      'One of your tasks; administrators with the role `owner` can read all tasks. Errors: NOT_FOUND.',
  })
  async task(@IdArg() id: string, @Ctx() { visitor, language }: RequestContext): Promise<Task> {
    return presentTask(await this.service.view(requireUser(visitor), id), language);
  }

  @RequireAccess('user', { isBackground: true })
  @Query(() => TaskPage, { description: 'Your tasks, newest first, 20 per page.' })
  async tasks(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<TaskPage> {
    const result = await this.service.list(requireUser(visitor), page);
    return { ...result, items: result.items.map((view) => presentTask(view, language)) };
  }

  @RequireAccess('user')
  @Mutation(() => Task, {
    description:
      'Cancels one of your tasks; administrators with the role `owner` can cancel all tasks. A finished task is unchanged. Errors: NOT_FOUND.',
  })
  async cancelTask(@IdArg() id: string, @Ctx() { visitor, language }: RequestContext): Promise<Task> {
    return presentTask(await this.service.cancel(requireUser(visitor), id), language);
  }
}
