import type * as z from 'zod/mini';
import type { Group } from '../enums/people.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type FileType =
  | 'text/html'
  | 'application/pdf'
  | 'image/png'
  | 'application/dicom'
  | 'application/octet-stream'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** One row of the calls: an HTTP call as data. */
export interface Call {
  /** Row of docs/requirements/10-calls.md. */
  id: `H-${number}`;
  method: Method;
  /** Parameters are written `:id`. */
  path: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** JSON body, strict: an unknown field is an error. */
  body?: z.ZodMiniType;
  /** A body that is not JSON. */
  bodyType?: 'application/cbor' | 'multipart/form-data';
  /** JSON answer, sent with 200. A call without answer and file answers 204. */
  answer?: z.ZodMiniType;
  /** The answer is a file of this type. */
  file?: FileType;
  /** Body of a 409 that says more than ErrorBody does. */
  conflict?: z.ZodMiniType;
  /**
   * The groups that may make the call, whether or not it is implemented. Data outside the caller's scope are refused
   * later, as not found [ROLE-01, SRV-03, SRV-07].
   */
  by?: readonly Group[];
  /** Needs no sign-in. */
  public?: true;
  /** Goes to the on-premises agent instead of the server. */
  agent?: true;
  /** The reference server has it. */
  built?: true;
}

/** Calls by name. Each says who may make it, needs no sign-in, or goes to the agent. */
export type Calls = Record<string, Call & ({ by: readonly Group[] } | { public: true } | { agent: true })>;
