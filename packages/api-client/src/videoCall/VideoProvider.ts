/**
 * How a call stands: the other side is awaited, is ready and being connected, is seen, is lost for a moment, or the call is over.
 */
export type VideoCallState = 'waiting' | 'connecting' | 'in-call' | 'reconnecting' | 'ending' | 'ended';

/** Problem that blocks picture or sound of a call, or ended it. */
export type VideoCallProblem =
  /** The browser does not let this page use camera and microphone. */
  | 'permission'
  /** There is neither a camera nor a microphone. */
  | 'no-devices'
  /** There is no microphone: the other side hears nothing. */
  | 'no-microphone'
  /** Another program uses camera or microphone. */
  | 'in-use'
  /** The headset blocks the picture, or the sound. */
  | 'video-blocked'
  | 'audio-blocked'
  | 'connection-lost'
  /** The other side did not come, or not come back, within 30 s [CALL-02]. */
  | 'no-answer'
  /** The same of a headset: it was never ready, or did not come back [CALL-02]. */
  | 'no-headset'
  /** The sides know of each other, and cannot reach each other without a relay, which the server does not name. */
  | 'no-relay'
  /** This computer has no network any more [CALL-04]. */
  | 'offline'
  /** The call service could not be loaded, or refused the user. */
  | 'unavailable'
  /** The same user joined the call in another place. */
  | 'replaced';

/** How good the connection of a call is. */
export interface VideoCallQuality {
  /** Time to the other side and back, in milliseconds; null if it is not known. */
  delay: number | null;
  /** Share of what the other side sent that was lost, 0 to 1; null before anything came. */
  lost: number | null;
  /** Pictures a second that are shown. */
  frames: number | null;
}

/** Everything a screen shows of a call. */
export interface VideoCallView {
  state: VideoCallState;
  problems: readonly VideoCallProblem[];
  /** Picture and sound of the other side. */
  remote: MediaStream | null;
  /** The own ones, as they are sent. */
  own: MediaStream | null;
  isMuted: boolean;
  isCameraOn: boolean;
  /** Whether the other side shows its camera. */
  isRemoteCameraOn: boolean;
  /** Whether the call can use a relay; null until the server has answered. */
  hasRelay: boolean | null;
  quality: VideoCallQuality | null;
}

/** A call before anything has happened. */
export const NEW_CALL: VideoCallView = {
  state: 'waiting',
  problems: [],
  remote: null,
  own: null,
  isMuted: false,
  isCameraOn: false,
  isRemoteCameraOn: true,
  hasRelay: null,
  quality: null,
};

/** Makes the call of a technician session, by whatever service [CALL-05]. A provider makes one call; another one needs another. */
export interface VideoProvider {
  /** State of the call to show now. */
  readonly view: VideoCallView;
  /** Asks for camera and microphone, and calls the other side. */
  join: () => Promise<void>;
  /**
   * Ends the call for both sides, and gives camera and microphone back.
   * @returns whether the other side could be told
   */
  leave: () => boolean;
  mute: (isMuted: boolean) => void;
  camera: (isOn: boolean) => Promise<void>;
  /** Calls a function with every change. @returns ends that */
  on: (listener: (view: VideoCallView) => void) => () => void;
}
