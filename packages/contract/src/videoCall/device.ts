import * as z from 'zod/mini';
import { filled } from '../entities/common.ts';
import { frameReader } from '../frameReader.ts';

/** The headset's side of a call [CALL-02]: docs/device-call.md. After the hello its messages are those of any call. */

/** Path at which a headset joins the call of its session. */
export const DEVICE_CALL_PATH = '/device/call';
/** How long the token of a `call` frame can be used, in milliseconds. It can be used once, and only the newest one. */
export const DEVICE_CALL_TOKEN = 60_000;

/** First message of a headset, with the token of the `call` frame. */
export const CallHello = z.strictObject({ type: z.literal('hello'), token: filled(256) });
export type CallHello = z.infer<typeof CallHello>;
export const readCallHello = frameReader(CallHello);
