import type { LiveEvent, ServerFrame } from '@isopter/contract';
import type { Bus } from './bus.ts';

/** Announces the end of a session, so that its sockets close. */
export const sessionTopic = (digest: string) => `session.${digest}`;
/** Live events of a test, as the frames browsers get, or GONE. */
export const testTopic = (testId: string) => `test.${testId}`;
/** Announces the end of a worklist query; receivers read the results. */
export const mwlTopic = (queryId: string) => `mwl.${queryId}`;
/** Announces new, changed and deleted imports of a patient, by id; receivers read them. */
export const importsTopic = (patientId: string) => `imports.${patientId}`;
/** Frames for a device, and announcements for its connections. */
export const deviceTopic = (deviceId: string) => `device.${deviceId}`;
/** The camera stream of a device, for the server where somebody watches it. */
export const streamTopic = (deviceId: string) => `stream.${deviceId}`;
/** Published on a stream's topic when its device connects or receives a stop command: it streams again if there are viewers. */
export const RESUME = 'resume';
/** Published on a device's topic with the digest of its new token: connections with another token are closed. */
export const NEW_TOKEN = 'new token ';

/** Published on a test's topic when it was deleted. */
export const GONE = 'gone';

/**
 * A live event as browsers get it: what a device reported, as JSON, with its numbers added.
 * @param data a JSON object without them
 */
export const liveFrame = (type: LiveEvent['type'], data: string, { seq_num, run }: { seq_num: number; run: number }) =>
  `{"type":"${type}","data":${data.slice(0, -1)}${data === '{}' ? '' : ','}"seq_num":${seq_num},"run":${run}}}`;

export const publishLive = (bus: Bus, testId: string, event: LiveEvent) =>
  bus.publish(testTopic(testId), JSON.stringify(event));
export const publishToDevice = (bus: Bus, deviceId: string, frame: ServerFrame) =>
  bus.publish(deviceTopic(deviceId), JSON.stringify(frame));
