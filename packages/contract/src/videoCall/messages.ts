import * as z from 'zod/mini';
import { Id } from '../entities/common.ts';
import { frameReader } from '../frameReader.ts';

/**
 * The video call of a technician session: messages over `/live/techall-session/{id}` [TECH-04, CALL-07]. What one side sends
 * the other one gets; the server itself sends `rtcConfig`. Nothing is stored.
 */

/** Path of the call's socket, followed by the id of the session. */
export const LIVE_CALL_PATH = '/live/techall-session/';

/** Longest message in bytes. A description of audio and video has about 8 000. */
export const CALL_MESSAGE_MAX = 32 * 1024;
/** Messages that one side may send in 10 s; beyond it the server closes the socket. */
export const CALL_MESSAGES_IN_10_S = 200;

/** How long a side waits for the other one, until the call is over; in milliseconds [CALL-02]. */
export const CALL_PATIENCE = 30_000;
/** How long the end of a call is shown, in milliseconds [CALL-03]. */
export const CALL_ENDING = 2_000;

const only = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) });
/** A message about one peer connection. Its id tells it from those of a connection that was replaced meanwhile. */
const ofConnection = <T extends string, S extends z.core.$ZodShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ connection: Id, ...shape }) });
const described = <T extends string>(type: T) =>
  ofConnection(type, { sdp: z.string().check(z.minLength(1), z.maxLength(CALL_MESSAGE_MAX)) });

/** A message from one side of a call to the other. */
export const CallMessage = z.discriminatedUnion('type', [
  /** The side where the patient is can begin, with a connection of this id; the other side then makes the offer. */
  ofConnection('deviceReady', {}),
  /** Asks the side where the patient is whether it is ready. */
  only('startCall'),
  /** Asks for a new connection: call again. */
  only('restartCall'),
  only('endCall'),
  only('showCamera'),
  only('hideCamera'),
  /** The headset allows or blocks picture and sound. */
  only('unityAllowVideo'),
  only('unityBlockVideo'),
  only('unityAllowAudio'),
  only('unityBlockAudio'),
  described('offer'),
  described('answer'),
  /** A candidate as in RTCIceCandidateInit; an empty one is the last. */
  ofConnection('candidate', {
    candidate: z.string().check(z.maxLength(2_000)),
    sdp_mid: z.nullable(z.string().check(z.maxLength(64))),
    sdp_m_line_index: z.nullable(z.int().check(z.minimum(0), z.maximum(64))),
  }),
]);
export type CallMessage = z.infer<typeof CallMessage>;

/** A server that helps two sides to reach each other, as RTCIceServer has it. */
export const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.optional(z.string()),
  credential: z.optional(z.string()),
});
export type IceServer = z.infer<typeof IceServer>;

/** First message of the server: how a connection is made. `has_relay` says whether it can be made through a relay. */
export const RtcConfig = z.object({
  type: z.literal('rtcConfig'),
  data: z.object({ ice_servers: z.array(IceServer), has_relay: z.boolean() }),
});
export type RtcConfig = z.infer<typeof RtcConfig>;

/** Reads what one side of a call sends; undefined if it is no message of a call. */
export const readCallMessage = frameReader(CallMessage);
/** Reads what the server sends to one side of a call; undefined for anything else. */
export const readCallFrame = frameReader(z.union([RtcConfig, CallMessage]));
