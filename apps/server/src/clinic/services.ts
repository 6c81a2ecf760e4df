import type { AccessServices } from '../access/services.ts';
import type { Streams } from './stream/streams.ts';
import type { TurnServers } from './videoCall/turn.ts';

/** What the calls about the work of a clinic may use. */
export interface ClinicServices extends AccessServices {
  streams: Streams;
  /** Relays of video calls; without them two sides must reach each other directly. */
  turn?: TurnServers | undefined;
}
