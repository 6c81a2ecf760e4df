import * as z from 'zod/mini';
import { filled, Id, intBetween } from '../entities/common.ts';
import { frameReader } from '../frameReader.ts';
import { STREAM_FRAME_MAX } from './frame.ts';

/**
 * The camera stream of a device [STRM-01]: docs/device-stream.md. The device sends frames to the server, which passes them
 * to the browsers that watch. Nothing is stored.
 */

/** Path to which a device sends its frames: a {@link StreamHello} as text, then one binary message for each frame. */
export const DEVICE_STREAM_PATH = '/device/stream';
/** The same with the id of the device, by which a proxy sends the device and its viewers to one of several servers. */
export const deviceStreamPath = (device: Id): string => `${DEVICE_STREAM_PATH}/${device}`;
/** Where a browser watches a device: `/live/streams/{device id}?token=…`, as `token_url` says. */
export const LIVE_STREAM_PATH = '/live/streams/';

/** The server closes a device's stream with this code when nobody watches: the device waits for the next `start streaming`. */
export const STREAM_UNWATCHED = 4410;

/** How many frames and bytes a device may send in a second; beyond it the server closes the stream. */
export const STREAM_RATE = { times: 65, bytes: 8 * STREAM_FRAME_MAX, ms: 1_000 } as const;

/** The time without a frame after which a picture counts as stopped, in milliseconds. */
export const STREAM_STALLED = 2_000;
/** The time without a frame after which a stream ends, in milliseconds [STRM-03]. */
export const STREAM_QUIET = 30_000;
/** How often that is checked, in milliseconds [STRM-03]. */
export const STREAM_CHECK = 10_000;

/** First message of a device: it proves itself as on the device channel. */
export const StreamHello = z.strictObject({ type: z.literal('hello'), token: filled(256) });
export type StreamHello = z.infer<typeof StreamHello>;
export const readStreamHello = frameReader(StreamHello);

const ackId = intBetween(1, 1_000_000);

/** First message of a browser: it joins the group that is named after the device. */
export const JoinGroup = z.strictObject({ type: z.literal('joinGroup'), group: Id, ackId });
export type JoinGroup = z.infer<typeof JoinGroup>;
export const readJoinGroup = frameReader(JoinGroup);

/** The answer: frames follow. */
export const JoinedGroup = z.object({ type: z.literal('ack'), ackId, success: z.boolean() });
export type JoinedGroup = z.infer<typeof JoinedGroup>;
export const readJoinedGroup = frameReader(JoinedGroup);
