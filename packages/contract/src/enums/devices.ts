/** S office, C office choice, GT office eye tracking, H home, ETH home eye tracking, CAMERA [ENUM-09]. */
export const DEVICE_TYPES = ['S', 'C', 'GT', 'H', 'ETH', 'CAMERA'] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** Devices used at the patient's home [ENUM-09]. */
export const HOME_DEVICE_TYPES = ['H', 'ETH'] as const satisfies readonly DeviceType[];

export function isHomeDevice(type: DeviceType): boolean {
  return HOME_DEVICE_TYPES.some((home) => home === type);
}

/** The screens of a headset [ENUM-16]; an unknown one is displayed by its name [MON-22]. */
export const DEVICE_SCREENS = [
  'tutorial',
  'testing convergence',
  'play',
  'doing test',
  'test paused',
  'calibration',
  'warm up',
  'eye tracking calibration',
  'calibration v2',
  'foveal tutorial',
  'eye tracking foveal',
  'doing test foveal',
  'introduction',
] as const;
/** A headset at home asks the patient for their PIN before anything else [FORM-34]. */
export const HOME_PIN_SCREEN = 'home pin';
/** The headset tests convergence itself, and asks nobody how many dots the patient sees [PREF-16]. */
export const AUTOMATED_CONVERGENCE_SCREEN = 'automated convergence';
/** The screens of a phone that is a camera, during a test: what the examiner has to know of it. */
export const PHONE_CAMERA_SCREENS = [
  'camera ready',
  'sending picture',
  'picture not sent',
  'camera off',
  'page hidden',
] as const;
export type PhoneCameraScreen = (typeof PHONE_CAMERA_SCREENS)[number];

export type DeviceScreen =
  | (typeof DEVICE_SCREENS)[number]
  | typeof HOME_PIN_SCREEN
  | typeof AUTOMATED_CONVERGENCE_SCREEN
  | PhoneCameraScreen;

/** Source of the answer to how many dots the patient sees. */
export const CONVERGENCE_JUDGES = ['EXAMINER', 'DEVICE'] as const;
export type ConvergenceJudge = (typeof CONVERGENCE_JUDGES)[number];

/** The commands of an examiner to a running test; restart and cancel are separate calls [ENUM-17]. */
export const REMOTE_COMMANDS = [
  'play',
  'pause',
  'restart',
  'skip backward',
  'skip forward',
  'start streaming',
  'stop streaming',
  'cancel',
  'volume',
  'skip eye',
] as const;
export type RemoteCommand = (typeof REMOTE_COMMANDS)[number];

/** The messages that a device accepts [ENUM-17, MON-09]. */
export const DEVICE_MESSAGES = [
  'play',
  'pause',
  'forward',
  'backward',
  'volume',
  'start streaming',
  'stop streaming',
  'skip eye',
] as const;
/** The further messages that a camera accepts during a capture test. */
export const CAMERA_MESSAGES = ['take picture', 'finish'] as const;
export type DeviceMessageName = (typeof DEVICE_MESSAGES)[number] | (typeof CAMERA_MESSAGES)[number];

/** States of a video call and of a device stream [ENUM-21]. */
export const CALL_STATES = ['waiting', 'in call', 'ending', 'ended'] as const;
export type CallState = (typeof CALL_STATES)[number];

export const STREAM_STATES = ['pending', 'visible', 'closed'] as const;
export type StreamState = (typeof STREAM_STATES)[number];
