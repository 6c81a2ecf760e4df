/** Interval at which the technician calls until the other side is ready, in milliseconds. */
export const CALL_AGAIN_MS = 3_000;
/** Delay before a lost socket is opened again, in milliseconds. The call continues meanwhile. */
export const RECONNECT_MS = 1_000;
