import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { AuditEntry } from '../auth/audit.ts';
import type { Identity } from '../auth/identity.ts';

/** An open socket of a browser. */
export interface Connection {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
  /** The id of the object that it follows, from the address. */
  readonly id: string;
  /** The user who opened it, with the rights at that time. */
  readonly user: Identity;
  /** Its owner with the current rights; undefined, and the socket closed, if they may not follow the object any more. */
  readonly now: () => Promise<Identity | undefined>;
  /** Sends a frame, unless the socket is closed; a reader that is too slow is cut off. */
  readonly send: (frame: string) => void;
  /** Writes in the access log that the object was watched. */
  readonly audit: (entry: Pick<AuditEntry, 'action' | 'objectKind' | 'objectIds' | 'patientIds'>) => Promise<unknown>;
}

/** What a socket at `/live/…/{id}` follows. Everything that sockets have in common is done by `addSockets`. */
export interface SocketKind {
  /** The address without the id, such as `/live/tests/`. */
  path: `/live/${string}/`;
  /** Name of the channel on which events of an object are published. */
  topicOf: (id: string) => string;
  /** Returns whether a user may follow any object of this kind. */
  isAllowed: (user: Identity) => boolean;
  /** Returns those of the objects that a user can reach now. Called when a socket opens, and every 25 s afterwards. */
  visibleOf: (user: Identity, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Sends the state of the object. Events that are published during this wait until it has been sent. */
  begin: (connection: Connection) => Promise<void>;
  /** Sends a published event. */
  tell: (connection: Connection, payload: string) => void | Promise<void>;
  /**
   * Handles a frame of the browser.
   * @returns whether the frame could be read; otherwise the socket is closed
   * @default every frame except a heartbeat closes the socket
   */
  hear?: (connection: Connection, frame: string) => boolean | Promise<boolean>;
}
