import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { AuditEntry } from '../auth/audit.ts';
import type { Identity } from '../auth/identity.ts';

/** An open socket of a browser. */
export interface Connection {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
  /** What it follows: the id in the address. */
  readonly id: string;
  /** Who opened it, with the rights of that moment. */
  readonly user: Identity;
  /** Its owner with the rights of now; undefined, and the socket closed, if they may not follow the object any more. */
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
  /** Where news of an object is published. */
  topicOf: (id: string) => string;
  /** Whether somebody may follow any object of this kind. */
  isAllowed: (user: Identity) => boolean;
  /** Those of the objects that somebody can reach now. Asked when a socket opens, and every 25 s afterwards. */
  visibleOf: (user: Identity, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Tells the state of the object. What is published meanwhile waits for its end. */
  begin: (connection: Connection) => Promise<void>;
  /** Tells what was published. */
  tell: (connection: Connection, payload: string) => void | Promise<void>;
  /**
   * Takes what the browser says.
   * @returns whether it could be read: the socket of who sends anything else is closed
   * @default nothing can be said
   */
  hear?: (connection: Connection, frame: string) => boolean | Promise<boolean>;
}
