import type { paths } from './openapi.generated.js';

/**
 * The types of every call, read from the OpenAPI document. Both frontends call the API by these: a path, a body or a field of
 * an answer that the document does not have is a type error.
 */

/** Methods that the frontends use. */
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Operation<M extends Method, P> = P extends keyof paths
  ? Lowercase<M> extends keyof paths[P]
    ? paths[P][Lowercase<M>]
    : never
  : never;

/** Paths that have the method, without the leading slash: `api/frontend/{id}`. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: [Operation<M, P>] extends [{ responses: object }]
    ? P extends `/${infer Path}`
      ? Path
      : never
    : never;
}[keyof paths];

type OperationAt<M extends Method, P extends string> = Operation<M, `/${P}`>;

type Json<Content> = Content extends { 'application/json': infer Body } ? Body : undefined;
type Success<Responses> = Responses extends
  | { 200: { content: infer Content } }
  | { 201: { content: infer Content } }
  ? Json<Content>
  : undefined;

/** The `data` of the answer; `undefined` for a call without an answer. */
export type AnswerOf<M extends Method, P extends string> =
  OperationAt<M, P> extends { responses: infer Responses }
    ? Success<Responses> extends { data: infer Data }
      ? Data
      : undefined
    : never;

/** The body that a call takes. */
export type BodyOf<M extends Method, P extends string> =
  OperationAt<M, P> extends { requestBody: { content: infer Content } } ? Json<Content> : never;

type QueryOf<M extends Method, P extends string> =
  OperationAt<M, P> extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never;

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** An object with the property `Name`, or no such property when its type is `never`. */
type PropertyUnlessNever<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : { [name in Name]: Value };

/** The input of a call: the parameters of its path, its query and its body. */
type CallInput<M extends Method, P extends string> = ([ParamNames<P>] extends [never]
  ? unknown
  : { params: Record<ParamNames<P>, number | string> }) &
  PropertyUnlessNever<'body', BodyOf<M, P>> & { query?: QueryOf<M, P> };

/** The last argument of a call; optional when the call needs no input. */
type CallArguments<M extends Method, P extends string, Options = unknown> =
  object extends CallInput<M, P> ? [input?: CallInput<M, P> & Options] : [input: CallInput<M, P> & Options];

/** A typed function that calls the API. Each frontend has its own, which adds the login and the language and reads errors. */
export type ApiCall<Options = unknown> = <M extends Method, const P extends PathOf<M>>(
  method: M,
  path: P,
  ...input: CallArguments<M, P, Options>
) => Promise<AnswerOf<M, P>>;

/** The input of any call, without the types of the document: what the implementation of an {@link ApiCall} gets. */
export interface UntypedInput {
  params?: Record<string, number | string>;
  query?: object;
  body?: unknown;
}

/** Address of a call, without the leading slash: `{id}` is filled in, lists of the query are repeated (`a=1&a=2`). */
export function addressOf(path: string, { params = {}, query = {} }: UntypedInput): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((item): [string, string] => [name, String(item)]),
    ),
  );
  return search.size ? `${address}?${search}` : address;
}
