import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import article from '../../components/ui/article.module.css';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useFormat } from '../../i18n/use-format.js';
import { useBlogPostQuery, useBlogPostsQuery } from './blog.generated.js';
import styles from './blog.module.css';
import { NotFoundPage } from '../../widgets/errors/not-found-page.js';

/** Operator blog: the list, or the post in the URL. */
export function Component() {
  const { slug } = useParams();
  return slug === undefined ? <PostList /> : <Post key={slug} slug={slug} />;
}

function PostList() {
  const { t } = useTranslation('blog');
  const format = useFormat();
  const { data, error, refetch } = useBlogPostsQuery();
  const posts = data?.blogPosts;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        actions={posts?.length ? <a href={`/${format.language}/blog.atom`}>{t('feed')}</a> : null}
      />
      {error ? (
        <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : posts === undefined ? (
        <div className="framed">
          <SkeletonRows rows={6} height={44} />
        </div>
      ) : posts.length === 0 ? (
        <div className="framed">
          <StateMessage title={t('empty')}>{t('emptyText')}</StateMessage>
        </div>
      ) : (
        <ul className={`framed ${styles.list}`}>
          {posts.map(({ slug, date, language, title, lead }) => (
            <li key={slug}>
              <h2 lang={language}>
                <Link to={paths.blogPost.replace(':slug', slug)}>{title || slug}</Link>
              </h2>
              <time dateTime={date}>{format.day(date)}</time>
              <p lang={language}>{lead}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Post({ slug }: { slug: string }) {
  const { t } = useTranslation('blog');
  const format = useFormat();
  const { data, error, refetch } = useBlogPostQuery({ variables: { slug } });
  const post = data?.blogPost;
  if (data && !post) return <NotFoundPage />;
  const ancestors = [{ label: t('title'), to: paths.blog }];
  return (
    <div className={styles.page}>
      <PageHeader
        ancestors={ancestors}
        title={post?.title || slug}
        summary={post ? format.day(post.date) : null}
      />
      {error ? (
        <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : post ? (
        <article
          className={article.text}
          lang={post.language}
          // The server renders the Markdown without raw HTML and script URLs.
          dangerouslySetInnerHTML={{ __html: post.html }}
        />
      ) : (
        <div className="framed">
          <SkeletonRows rows={8} height={34} />
        </div>
      )}
    </div>
  );
}
