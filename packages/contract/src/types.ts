import type * as z from 'zod/mini';
import type { calls } from './calls/index.ts';

export type CallSpec = typeof calls;
/** Name of an HTTP call, which is its operationId in the OpenAPI description too. */
export type CallName = keyof CallSpec;

type In<S, K extends string> = S extends { [P in K]: infer T extends z.ZodMiniType } ? z.input<T> : never;
type Out<S, K extends string> = S extends { [P in K]: infer T extends z.ZodMiniType } ? z.output<T> : undefined;
/** A part of the arguments: omitted if the call has none, optional if none of its fields is required. */
type Part<T, K extends string> = [T] extends [never] ? unknown : object extends T ? { [P in K]?: T } : { [P in K]: T };
type RawBody<S> = S extends { bodyType: 'multipart/form-data' }
  ? { body: FormData }
  : S extends { bodyType: string }
    ? { body: Uint8Array<ArrayBuffer> }
    : unknown;

/** The arguments of a call: `params`, `query` and `body`, each only if the call has it. */
export type CallArgs<N extends CallName> = Part<In<CallSpec[N], 'params'>, 'params'> &
  Part<In<CallSpec[N], 'query'>, 'query'> &
  Part<In<CallSpec[N], 'body'>, 'body'> &
  RawBody<CallSpec[N]>;

/** The result of a call: the answer, a Blob for a file, otherwise nothing. */
export type CallAnswer<N extends CallName> =
  | (CallSpec[N] extends { answer: infer T extends z.ZodMiniType } ? z.output<T> : never)
  | (CallSpec[N] extends { file: string } ? Blob : never)
  | (CallSpec[N] extends { answer: unknown } | { file: string } ? never : undefined);

/** The input of a server's handler after validation. */
export interface CallInput<N extends CallName> {
  params: Out<CallSpec[N], 'params'>;
  query: Out<CallSpec[N], 'query'>;
  body: Out<CallSpec[N], 'body'>;
}

/** The result of a server's handler for a JSON answer, before undeclared fields are removed. */
export type CallReply<N extends CallName> = CallSpec[N] extends { answer: infer T extends z.ZodMiniType }
  ? z.input<T>
  : undefined;
