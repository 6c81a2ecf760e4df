import type * as z from 'zod/mini';
import type { Group } from '../enums/people.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type FileType =
  | 'text/html'
  | 'text/calendar'
  | 'text/csv'
  | 'application/pdf'
  | 'image/png'
  | 'application/dicom'
  | 'application/octet-stream'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** One row of the calls: an HTTP call as data. */
export interface Call {
  /** The id of the call in docs/requirements: 10-calls.md, or 12-ours.md (`X-…`) for those of our own. */
  id: `H-${number}` | `X-${number}`;
  method: Method;
  /** The path; parameters are written `:id`. */
  path: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** The JSON body, which is strict: an unknown field is an error. */
  body?: z.ZodMiniType;
  /** The media type of a body that is not JSON. */
  bodyType?: 'application/cbor' | 'multipart/form-data';
  /** The fields of a multipart body, which come before its file. */
  form?: z.ZodMiniType;
  /** The JSON response, sent with 200. A call without `answer`, `file` and `leaves` responds with 204. */
  answer?: z.ZodMiniType;
  /** Whether the browser leaves the page for the call, whose response leads it elsewhere (302). */
  leaves?: true;
  /** The type of the file that is the response. */
  file?: FileType;
  /** The body of a 409 with more information than `ErrorBody`. */
  conflict?: z.ZodMiniType;
  /**
   * The groups that may make the call, whether or not it is implemented. Data outside the caller's scope are refused
   * later, as not found [ROLE-01, SRV-03, SRV-07].
   */
  by?: readonly Group[];
  /** Whether the call requires no sign-in. */
  public?: true;
  /** Whether the call goes to the on-premises agent instead of the server. */
  agent?: true;
  /** Whether the call needs the server's grant of a report, in X-PII-Report-Grant. */
  granted?: true;
  /** Whether the reference server implements the call. */
  built?: true;
}

/** Calls by name. Each defines who may make it, requires no sign-in, or goes to the agent. */
export type Calls = Record<string, Call & ({ by: readonly Group[] } | { public: true } | { agent: true })>;
