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

/** Data is there whole or not at all: nothing here asks for partial answers or streams. */
type Whole<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `BlogPosts` and follows its answer. */
export function useBlogPostsQuery(options?: useQuery.Options<BlogPostsQuery, BlogPostsQueryVariables>): Whole<BlogPostsQuery, BlogPostsQueryVariables> {
  return useQuery<BlogPostsQuery, BlogPostsQueryVariables>(BlogPostsDocument, options as useQuery.Options<BlogPostsQuery, BlogPostsQueryVariables> & { variables: BlogPostsQueryVariables }) as Whole<BlogPostsQuery, BlogPostsQueryVariables>;
}

/** Runs the query `BlogPosts` when it is told to. */
export function useBlogPostsLazyQuery(options?: useLazyQuery.Options<BlogPostsQuery, BlogPostsQueryVariables>) {
  return useLazyQuery<BlogPostsQuery, BlogPostsQueryVariables>(BlogPostsDocument, options);
}

/** Runs the query `BlogPost` and follows its answer. */
export function useBlogPostQuery(options: useQuery.Options<BlogPostQuery, BlogPostQueryVariables>): Whole<BlogPostQuery, BlogPostQueryVariables> {
  return useQuery<BlogPostQuery, BlogPostQueryVariables>(BlogPostDocument, options as useQuery.Options<BlogPostQuery, BlogPostQueryVariables> & { variables: BlogPostQueryVariables }) as Whole<BlogPostQuery, BlogPostQueryVariables>;
}

/** Runs the query `BlogPost` when it is told to. */
export function useBlogPostLazyQuery(options?: useLazyQuery.Options<BlogPostQuery, BlogPostQueryVariables>) {
  return useLazyQuery<BlogPostQuery, BlogPostQueryVariables>(BlogPostDocument, options);
}