import type { AccessServices } from '../access/services.ts';
import type { Streams } from './stream/streams.ts';
import type { TurnServers } from './videoCall/turn.ts';

/** Services of the clinic layer. */
export interface ClinicServices extends AccessServices {
  streams: Streams;
  /** Relays of video calls; without them two sides must reach each other directly. */
  turn?: TurnServers | undefined;
}
