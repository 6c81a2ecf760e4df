import type { VideoCallProblem } from '../VideoProvider.ts';

/** Longest time until the check before a call has all results, in milliseconds. */
export const CALL_CHECK_TIME = 5_000;

/** A server that takes longer than this to answer is slow, in milliseconds. */
const SLOW_MS = 400;

/** `missing`: there is no such device; `noAnswer`: the browser did not open it in time. */
export type DeviceCheckResult = 'checking' | 'works' | 'permission' | 'missing' | 'inUse' | 'noAnswer';

/** Results of the check before a call, in the order of the list. */
export interface CallCheckResults {
  camera: DeviceCheckResult;
  /** `silent`: no sound yet. */
  microphone: DeviceCheckResult | 'silent';
  /** `noAnswer`: the server cannot be reached. */
  network: 'checking' | 'works' | 'slow' | 'noAnswer';
  /** `missing`: no relay is set up; `unknown`: the server, which would name it, cannot be reached. */
  relay: 'checking' | 'works' | 'missing' | 'noAnswer' | 'unknown';
}

/** The findings of a check so far. */
export interface CallFindings {
  /** The devices that the browser opened, and the problem if it did not open both; undefined while it asks the user. */
  devices: { hasCamera: boolean; hasMicrophone: boolean; problem: VideoCallProblem | undefined } | undefined;
  /** Whether the microphone had a sound. */
  isHeard: boolean;
  /** The server's answer, with its delay in milliseconds; null if the server cannot be reached; undefined until it answers. */
  server: { delay: number; hasRelay: boolean } | null | undefined;
  /** Whether a relay accepted the connection. */
  isRelayReached: boolean;
  /** Whether {@link CALL_CHECK_TIME} has passed. */
  isTimeUp: boolean;
}

export const NO_FINDINGS: CallFindings = {
  devices: undefined,
  isHeard: false,
  server: undefined,
  isRelayReached: false,
  isTimeUp: false,
};

/** Returns the results of findings. When the time is up, no result is `checking`. */
export const judgeCheck = (findings: CallFindings): CallCheckResults => ({
  camera: judgeDevice(findings, 'hasCamera'),
  microphone: judgeMicrophone(findings),
  network: judgeNetwork(findings),
  relay: judgeRelay(findings),
});

function judgeDevice({ devices, isTimeUp }: CallFindings, name: 'hasCamera' | 'hasMicrophone'): DeviceCheckResult {
  if (!devices) return isTimeUp ? 'noAnswer' : 'checking';
  if (devices[name]) return 'works';
  if (devices.problem === 'in-use') return 'inUse';
  return devices.problem === 'permission' ? 'permission' : 'missing';
}

function judgeMicrophone(findings: CallFindings): CallCheckResults['microphone'] {
  const result = judgeDevice(findings, 'hasMicrophone');
  if (result !== 'works' || findings.isHeard) return result;
  return findings.isTimeUp ? 'silent' : 'checking';
}

function judgeNetwork({ server, isTimeUp }: CallFindings): CallCheckResults['network'] {
  if (server === undefined) return isTimeUp ? 'noAnswer' : 'checking';
  if (server === null) return 'noAnswer';
  return server.delay > SLOW_MS ? 'slow' : 'works';
}

function judgeRelay({ server, isRelayReached, isTimeUp }: CallFindings): CallCheckResults['relay'] {
  if (server === null) return 'unknown';
  if (server === undefined) return isTimeUp ? 'unknown' : 'checking';
  if (!server.hasRelay) return 'missing';
  if (isRelayReached) return 'works';
  return isTimeUp ? 'noAnswer' : 'checking';
}
