import { NotFoundPage } from '../widgets/errors/not-found-page.js';
import { BlogPage } from '../features/blog/blog-page.js';

/** Operator blog: post list and posts. */
export function Component() {
  return <BlogPage notFound={<NotFoundPage />} />;
}
