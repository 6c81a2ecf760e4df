import { CALL_ENDING, CALL_PATIENCE, type CallMessage, readCallFrame } from '@isopter/contract';
import { LiveSocket } from '../../live/LiveSocket.ts';
import { Timer } from '../../live/Timer.ts';
import { CALL_AGAIN_MS, RECONNECT_MS } from '../timing.ts';
import { NEW_CALL, type VideoCallProblem, type VideoCallView, type VideoProvider } from '../VideoProvider.ts';
import type {
  AzureAgent,
  AzureConnection,
  AzureDevices,
  AzureMedia,
  AzureParticipant,
  AzureRemoteVideo,
  AzureSdk,
  AzureVideo,
} from './sdk.ts';
import { createUuid } from '../../createUuid.ts';

/** Options of {@link AzureCall}. */
export interface AzureCallOptions {
  /** URL of the session's socket, over which the sides agree when to call. */
  url: string;
  /** The technician who joined the session calls, the user where the patient is answers. */
  party: 'admin' | 'user';
  /**
   * Whether the technician calls again.
   * @default false
   */
  isAgain?: boolean;
  /** Access token of this side. It stays in memory. */
  token: string;
  /** Id of the other side at the service. */
  other: string;
  loadSdk: () => Promise<AzureSdk>;
  /** @default globalThis.WebSocket */
  WebSocket?: new (url: string) => WebSocket;
}

/**
 * A call through Azure Communication Services, for sessions that carry its tokens [CALL-05]. It was tested against a fake of the
 * SDK, never against the service.
 */
export class AzureCall implements VideoProvider {
  view: VideoCallView = NEW_CALL;

  private readonly options: AzureCallOptions;
  private readonly listeners = new Set<(view: VideoCallView) => void>();
  private readonly patienceTimer = new Timer();
  private readonly callTimer = new Timer();
  private readonly endTimer = new Timer();
  private readonly socket: LiveSocket;
  private sdk: AzureSdk | undefined;
  private devices: AzureDevices | undefined;
  private agent: AzureAgent | undefined;
  private connection: AzureConnection | undefined;
  private video: AzureVideo | undefined;
  /** The picture that the service sends. */
  private sent: AzureVideo | undefined;
  private isOver = false;

  constructor(options: AzureCallOptions) {
    this.options = options;
    this.socket = new LiveSocket({
      url: options.url,
      onFrame: (frame) => this.receive(frame),
      onRefused: (refusal) => this.end(refusal === 'replaced' ? 'replaced' : undefined, 'ending'),
      retryDelay: () => RECONNECT_MS,
      WebSocket: options.WebSocket,
    });
  }

  on(listener: (view: VideoCallView) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async join(): Promise<void> {
    addEventListener('offline', this.goOffline);
    try {
      if (!(await this.prepare())) this.end('permission', 'ended');
    } catch {
      this.end('unavailable', 'ended');
    }
    // the user may have left the call meanwhile, when it had opened less
    if (this.isOver) return this.release();
    this.patienceTimer.set(CALL_PATIENCE, () => {
      this.say('endCall');
      this.end('no-answer', 'ended');
    });
    this.agent!.on('incomingCall', ({ incomingCall }) => {
      const caller = incomingCall.callerInfo.identifier?.communicationUserId;
      if (this.isOver || this.connection || caller !== this.options.other) return;
      this.attempt(async () => this.follow(await incomingCall.accept(this.media())));
    });
    return this.socket.start();
  }

  leave(): boolean {
    const isTold = this.say('endCall');
    this.end(undefined, 'ended');
    return isTold;
  }

  mute(isMuted: boolean): void {
    this.set({ isMuted });
    void this.sendMuted();
  }

  async camera(isOn: boolean): Promise<void> {
    if (this.isOver) return;
    if (isOn) await this.openCamera();
    else this.closeCamera();
    await this.sendVideo();
    if (!this.isOver) this.say(this.view.isCameraOn ? 'showCamera' : 'hideCamera');
  }

  /** @returns whether the browser lets this page use camera or microphone */
  private async prepare(): Promise<boolean> {
    const { loadSdk, token } = this.options;
    this.sdk = await loadSdk();
    const client = new this.sdk.CallClient();
    this.devices = await client.getDeviceManager();
    const allowed = await this.devices.askDevicePermission({ audio: true, video: true });
    if (!allowed.audio && !allowed.video) return false;
    this.note('no-microphone', !allowed.audio);
    if (allowed.video) await this.openCamera();
    this.agent = await client.createCallAgent(new this.sdk.AzureCommunicationTokenCredential(token));
    return true;
  }

  /** Opens the first camera. If another program uses it, the call continues without a camera. */
  private async openCamera(): Promise<void> {
    try {
      const [camera] = (await this.devices?.getCameras()) ?? [];
      if (!camera || !this.sdk) return;
      const video = new this.sdk.LocalVideoStream(camera);
      const own = await video.getMediaStream();
      // the call has ended, or the button was pressed twice
      if (this.isOver || this.video) return stopAll(own);
      this.video = video;
      this.set({ own, isCameraOn: true });
      this.note('in-use', false);
    } catch {
      if (!this.isOver) this.note('in-use', true);
    }
  }

  private closeCamera(): void {
    this.video = undefined;
    stopAll(this.view.own);
    this.set({ own: null, isCameraOn: false });
  }

  /** Mutes at the service as shown here; a refusal shows that the other side hears this one. */
  private async sendMuted(): Promise<void> {
    const { connection } = this;
    const { isMuted } = this.view;
    if (connection?.state !== 'Connected' || connection.isMuted === isMuted) return;
    try {
      await (isMuted ? connection.mute() : connection.unmute());
    } catch {
      if (!this.isOver) this.set({ isMuted: connection.isMuted });
    }
  }

  /** Sends the picture that is shown here, and no other; a refusal turns the camera off. */
  private async sendVideo(): Promise<void> {
    const { connection, video, sent } = this;
    if (connection?.state !== 'Connected' || video === sent) return;
    this.sent = video;
    try {
      if (sent) await connection.stopVideo(sent);
      if (video) await connection.startVideo(video);
    } catch {
      this.sent = undefined;
      if (!this.isOver) this.closeCamera();
    }
  }

  private receive(frame: unknown): void {
    const message = readCallFrame(frame);
    if (!message || this.isOver) return;
    switch (message.type) {
      case 'rtcConfig':
        this.socket.settled();
        return this.connection ? undefined : this.begin();
      case 'startCall':
      case 'restartCall':
        return this.options.party === 'user' && !this.connection ? this.begin() : undefined;
      case 'deviceReady':
        return this.options.party === 'admin' ? this.connect() : undefined;
      case 'showCamera':
      case 'hideCamera':
        return this.set({ isRemoteCameraOn: message.type === 'showCamera' });
      case 'endCall':
        return this.end(undefined, 'ending');
      // a headset is in no such call, and the service makes the connection
      case 'unityAllowVideo':
      case 'unityBlockVideo':
      case 'unityAllowAudio':
      case 'unityBlockAudio':
      case 'offer':
      case 'answer':
      case 'candidate':
        return undefined;
    }
  }

  /** Sends `startCall` until the user is ready (technician), or `deviceReady` once the service can ring here (user). */
  private begin(): void {
    if (this.options.party === 'user') {
      this.socket.send(JSON.stringify({ type: 'deviceReady', data: { connection: createUuid() } }));
      return;
    }
    this.say(this.options.isAgain ? 'restartCall' : 'startCall');
    this.callTimer.set(CALL_AGAIN_MS, () => this.begin());
  }

  private connect(): void {
    this.callTimer.clear();
    if (this.connection || !this.agent) return;
    this.set({ state: 'connecting' });
    try {
      this.follow(this.agent.startCall([{ communicationUserId: this.options.other }], this.media()));
    } catch {
      this.say('endCall');
      this.end('unavailable', 'ended');
    }
  }

  private media(): AzureMedia {
    this.sent = this.video;
    return {
      videoOptions: { localVideoStreams: this.video ? [this.video] : [] },
      audioOptions: { muted: this.view.isMuted },
    };
  }

  private follow(connection: AzureConnection): void {
    this.connection = connection;
    if (this.isOver) return this.release();
    const look = (participants: readonly AzureParticipant[]): void => participants.forEach((one) => this.watch(one));
    connection.on('remoteParticipantsUpdated', ({ added }) => look(added));
    look(connection.remoteParticipants);
    connection.on('stateChanged', () => this.stateChanged(connection.state));
    return this.stateChanged(connection.state);
  }

  private stateChanged(state: AzureConnection['state']): void {
    if (this.isOver) return;
    if (state === 'Connected') {
      this.patienceTimer.clear();
      this.set({ state: 'in-call' });
      // both may have changed since the call was made or accepted
      void this.sendMuted();
      void this.sendVideo();
      this.say(this.view.isCameraOn ? 'showCamera' : 'hideCamera');
    }
    // the other side hung up, or the service removed this one [CALL-03]
    if (state === 'Disconnected') this.end(undefined, 'ending');
  }

  private watch(participant: AzureParticipant): void {
    const look = (videos: readonly AzureRemoteVideo[]): void => {
      for (const video of videos) {
        const show = (): void => this.attempt(() => this.showRemote(video));
        video.on('isAvailableChanged', show);
        show();
      }
    };
    participant.on('videoStreamsUpdated', ({ added }) => look(added));
    look(participant.videoStreams);
  }

  private async showRemote(video: AzureRemoteVideo): Promise<void> {
    const media = video.isAvailable ? await video.getMediaStream() : null;
    if (!this.isOver) this.set({ remote: video.isAvailable ? media : null });
  }

  private say(type: Exclude<CallMessage, { data: unknown }>['type']): boolean {
    return this.socket.send(JSON.stringify({ type }));
  }

  private readonly goOffline = (): void => this.end('offline', 'ended');

  /** Ignores a refusal of the service: without a connection, the call ends after 30 s. */
  private attempt(action: () => Promise<unknown>): void {
    action().catch(() => undefined);
  }

  private set(change: Partial<VideoCallView>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.listeners) listener(this.view);
  }

  private note(problem: VideoCallProblem, isThere: boolean): void {
    const others = this.view.problems.filter((one) => one !== problem);
    this.set({ problems: isThere ? [...others, problem] : others });
  }

  private release(): void {
    const { connection, agent } = this;
    this.agent = undefined;
    if (connection) this.attempt(() => connection.hangUp({ forEveryone: false }));
    if (agent) this.attempt(() => agent.dispose());
    stopAll(this.view.own);
  }

  private end(problem: VideoCallProblem | undefined, state: 'ending' | 'ended'): void {
    if (this.isOver) return;
    this.isOver = true;
    removeEventListener('offline', this.goOffline);
    for (const timer of [this.patienceTimer, this.callTimer]) timer.clear();
    this.socket.stop();
    this.release();
    this.set({ state, problems: problem ? [problem] : [], remote: null, own: null, isCameraOn: false });
    if (state === 'ending') this.endTimer.set(CALL_ENDING, () => this.set({ state: 'ended' }));
  }
}

function stopAll(media: MediaStream | null): void {
  for (const track of media?.getTracks() ?? []) track.stop();
}
