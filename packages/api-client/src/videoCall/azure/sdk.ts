/**
 * The parts of the calling SDK of Azure Communication Services that a call needs: `@azure/communication-calling` and the
 * credential of `@azure/communication-common`. Neither is a dependency (decision 69).
 */
export interface AzureSdk {
  CallClient: new () => AzureClient;
  LocalVideoStream: new (camera: unknown) => AzureVideo;
  AzureCommunicationTokenCredential: new (token: string) => unknown;
}

export interface AzureClient {
  createCallAgent: (credential: unknown) => Promise<AzureAgent>;
  getDeviceManager: () => Promise<AzureDevices>;
}

export interface AzureDevices {
  askDevicePermission: (wanted: { audio: boolean; video: boolean }) => Promise<{ audio: boolean; video: boolean }>;
  getCameras: () => Promise<readonly unknown[]>;
}

/** The picture of a camera or of the other side. */
export interface AzureVideo {
  getMediaStream: () => Promise<MediaStream>;
}

export interface AzureRemoteVideo extends AzureVideo {
  isAvailable: boolean;
  on: (event: 'isAvailableChanged', listener: () => void) => void;
}

export interface AzureParticipant {
  videoStreams: readonly AzureRemoteVideo[];
  on: (event: 'videoStreamsUpdated', listener: (change: { added: readonly AzureRemoteVideo[] }) => void) => void;
}

/** Camera and microphone at the start of a call. */
export interface AzureMedia {
  videoOptions: { localVideoStreams: AzureVideo[] };
  audioOptions: { muted: boolean };
}

/** State of a call at the service; its other states have no effect here. */
export type AzureState = 'Connected' | 'Disconnected' | (string & {});

export interface AzureConnection {
  state: AzureState;
  isMuted: boolean;
  remoteParticipants: readonly AzureParticipant[];
  on: ((event: 'stateChanged', listener: () => void) => void) &
    ((event: 'remoteParticipantsUpdated', listener: (change: { added: readonly AzureParticipant[] }) => void) => void);
  mute: () => Promise<void>;
  unmute: () => Promise<void>;
  startVideo: (video: AzureVideo) => Promise<void>;
  stopVideo: (video: AzureVideo) => Promise<void>;
  hangUp: (options: { forEveryone: boolean }) => Promise<void>;
}

export interface AzureIncomingCall {
  /** The caller; other kinds of callers, such as phones, have other ids. */
  callerInfo: { identifier?: { communicationUserId?: string } | undefined };
  accept: (media: AzureMedia) => Promise<AzureConnection>;
}

export interface AzureAgent {
  startCall: (callees: readonly { communicationUserId: string }[], media: AzureMedia) => AzureConnection;
  on: (event: 'incomingCall', listener: (call: { incomingCall: AzureIncomingCall }) => void) => void;
  dispose: () => Promise<void>;
}
