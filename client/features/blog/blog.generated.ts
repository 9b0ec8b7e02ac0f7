/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BlogPostsQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogPostsQuery = { blogPosts: Array<{ slug: string, date: string, language: string, title: string, lead: string }> };

export type BlogPostQueryVariables = Exact<{
  slug: string;
}>;


export type BlogPostQuery = { blogPost: { date: string, language: string, title: string, html: string } | null };


export const BlogPostsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogPosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}}]}}]}}]} as unknown as DocumentNode<BlogPostsQuery, BlogPostsQueryVariables>;
export const BlogPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]} as unknown as DocumentNode<BlogPostQuery, BlogPostQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `BlogPosts` and subscribes to its result. */
export function useBlogPostsQuery(options?: useQuery.Options<BlogPostsQuery, BlogPostsQueryVariables>): CompleteResult<BlogPostsQuery, BlogPostsQueryVariables> {
  return useQuery<BlogPostsQuery, BlogPostsQueryVariables>(BlogPostsDocument, options as useQuery.Options<BlogPostsQuery, BlogPostsQueryVariables> & { variables: BlogPostsQueryVariables }) as CompleteResult<BlogPostsQuery, BlogPostsQueryVariables>;
}

/** Runs the query `BlogPosts` on demand. */
export function useBlogPostsLazyQuery(options?: useLazyQuery.Options<BlogPostsQuery, BlogPostsQueryVariables>) {
  return useLazyQuery<BlogPostsQuery, BlogPostsQueryVariables>(BlogPostsDocument, options);
}

/** Runs the query `BlogPost` and subscribes to its result. */
export function useBlogPostQuery(options: useQuery.Options<BlogPostQuery, BlogPostQueryVariables>): CompleteResult<BlogPostQuery, BlogPostQueryVariables> {
  return useQuery<BlogPostQuery, BlogPostQueryVariables>(BlogPostDocument, options as useQuery.Options<BlogPostQuery, BlogPostQueryVariables> & { variables: BlogPostQueryVariables }) as CompleteResult<BlogPostQuery, BlogPostQueryVariables>;
}

/** Runs the query `BlogPost` on demand. */
export function useBlogPostLazyQuery(options?: useLazyQuery.Options<BlogPostQuery, BlogPostQueryVariables>) {
  return useLazyQuery<BlogPostQuery, BlogPostQueryVariables>(BlogPostDocument, options);
}