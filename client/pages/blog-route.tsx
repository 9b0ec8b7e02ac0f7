import { NotFoundPage } from '../features/errors/not-found-page.js';
import { BlogPage } from '../features/blog/blog-page.js';

/** The operator's blog, at the addresses of its list and of its posts. */
export function Component() {
  return <BlogPage notFound={<NotFoundPage />} />;
}
