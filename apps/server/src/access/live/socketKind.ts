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
  /** Returns the user with their current rights. Closes the socket and returns undefined if they may no longer follow the object. */
  readonly now: () => Promise<Identity | undefined>;
  /** Sends a frame if the socket is open. Disconnects a client that reads too slowly. */
  readonly send: (frame: string) => void;
  /** Writes in the access log that the object was watched. */
  readonly audit: (entry: Pick<AuditEntry, 'action' | 'objectKind' | 'objectIds' | 'patientIds'>) => Promise<unknown>;
}

/** A kind of live socket, at `/live/…/{id}`. `serveLiveSockets` implements what all kinds share. */
export interface SocketKind {
  /** The address without the id, such as `/live/tests/`. */
  path: `/live/${string}/`;
  /**
   * Longest frame of the browser, in bytes.
   * @default DEVICE_FRAME_MAX
   */
  frameMax?: number;
  /** Name of the channel on which events of an object are published. */
  topicOf: (id: string) => string;
  /** Returns whether a user may follow any object of this kind. */
  isAllowed: (user: Identity) => boolean;
  /** Returns the objects that a user can access now. Called when a socket opens and every 25 s afterwards. */
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
