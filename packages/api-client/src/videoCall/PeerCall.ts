import {
  CALL_ENDING,
  CALL_PATIENCE,
  type CallMessage,
  type Id,
  type IceServer,
  readCallFrame,
  type RtcConfig,
} from '@isopter/contract';
import { LiveSocket } from '../live/LiveSocket.ts';
import { Timer } from '../live/Timer.ts';
import { DEVICE_PROBLEMS, type GetMedia, openCameraAndMicrophone, openMedia } from './devices.ts';
import { negotiate } from './negotiate.ts';
import { measureQuality } from './quality.ts';
import { CALL_AGAIN_MS, RECONNECT_MS } from './timing.ts';
import { NEW_CALL, type VideoCallProblem, type VideoCallView, type VideoProvider } from './VideoProvider.ts';
import { createUuid } from '../createUuid.ts';

/** Options of {@link PeerCall}. */
export interface PeerCallOptions {
  /** URL of the session's socket. */
  url: string;
  /** This side of the call: the technician who joined (`admin`) makes the offers, the user with the patient answers. */
  party: 'admin' | 'user';
  /**
   * Whether the other side is a headset, not a browser.
   * @default false
   */
  isWithHeadset?: boolean;
  /**
   * Whether the technician calls again: the other side makes a new connection, whatever became of the last one [CALL-07].
   * @default false
   */
  isAgain?: boolean;
  /** @default navigator.mediaDevices.getUserMedia */
  getMedia?: GetMedia;
  /** @default globalThis.WebSocket */
  WebSocket?: new (url: string) => WebSocket;
}

const KINDS = ['audio', 'video'] as const;

/** A call from browser to browser, whose sides find each other over the socket of their session [CALL-05]. */
export class PeerCall implements VideoProvider {
  view: VideoCallView = NEW_CALL;

  private readonly options: PeerCallOptions;
  private readonly getMedia: GetMedia;
  private readonly listeners = new Set<(view: VideoCallView) => void>();
  private readonly patienceTimer = new Timer();
  private readonly endTimer = new Timer();
  private readonly callTimer = new Timer();
  private readonly socket: LiveSocket;
  private iceServers: readonly IceServer[] = [];
  private peer: RTCPeerConnection | undefined;
  /** Id of the connection, as the side where the patient is chose it. */
  private connection: Id | undefined;
  private endMeasuring = (): void => undefined;
  private takeMessage: ((message: CallMessage) => void) | undefined;
  /** Whether the other side has answered, whatever became of the connection. */
  private hasAnswer = false;
  private hasConnected = false;
  /** When this side last said that it is ready, in milliseconds of the page. */
  private readyAt = Number.NEGATIVE_INFINITY;
  private isOver = false;

  constructor(options: PeerCallOptions) {
    this.options = options;
    this.getMedia = options.getMedia ?? ((wanted) => navigator.mediaDevices.getUserMedia(wanted));
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
    const { media: own, problem } = await openCameraAndMicrophone(this.getMedia);
    if (this.isOver) return stopAll(own);
    this.noteDevices(problem);
    if (!own) return this.end(undefined, 'ended');
    for (const track of own.getTracks()) this.watchTrack(track);
    this.note('no-microphone', own.getAudioTracks().length === 0);
    this.set({ own, isCameraOn: own.getVideoTracks().length > 0 });
    this.mute(this.view.isMuted);
    this.awaitPeer();
    this.socket.start();
    return undefined;
  }

  leave(): boolean {
    const isTold = this.say('endCall');
    this.end(undefined, 'ended');
    return isTold;
  }

  mute(isMuted: boolean): void {
    for (const track of this.view.own?.getAudioTracks() ?? []) track.enabled = !isMuted;
    this.set({ isMuted });
  }

  /** Turns the camera itself on and off, not only its picture [CALL-06]. */
  async camera(isOn: boolean): Promise<void> {
    const { own } = this.view;
    if (!own || this.isOver) return;
    if (isOn) {
      const { media: camera, problem } = await openMedia(this.getMedia, { video: true });
      if (this.isOver) return stopAll(camera);
      this.noteDevices(problem);
      if (!camera) return;
      for (const track of camera.getVideoTracks()) {
        own.addTrack(track);
        this.watchTrack(track);
      }
    } else {
      for (const track of own.getVideoTracks()) {
        track.stop();
        own.removeTrack(track);
      }
    }
    this.cameraIs(isOn);
    await this.sendTracks();
  }

  private cameraIs(isOn: boolean): void {
    this.set({ isCameraOn: isOn });
    this.say(isOn ? 'showCamera' : 'hideCamera');
  }

  /** A device that is unplugged ends its track; one that is turned off here does not tell. */
  private watchTrack(track: MediaStreamTrack): void {
    track.addEventListener('ended', () => {
      if (this.isOver) return;
      this.view.own?.removeTrack(track);
      if (track.kind === 'video') this.cameraIs(false);
      else this.note('no-microphone', true);
    });
  }

  private readonly goOffline = (): void => this.end('offline', 'ended');

  private set(change: Partial<VideoCallView>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.listeners) listener(this.view);
  }

  private note(problem: VideoCallProblem, isThere: boolean): void {
    const others = this.view.problems.filter((one) => one !== problem);
    this.set({ problems: isThere ? [...others, problem] : others });
  }

  private noteDevices(problem: VideoCallProblem | undefined): void {
    const others = this.view.problems.filter((one) => !DEVICE_PROBLEMS.includes(one));
    this.set({ problems: problem ? [...others, problem] : others });
  }

  private say(type: Exclude<CallMessage, { data: unknown }>['type']): boolean {
    return this.send({ type });
  }

  /** @returns whether there is a connection to send it over */
  private send(message: CallMessage): boolean {
    return this.socket.send(JSON.stringify(message));
  }

  private receive(frame: unknown): void {
    const message = readCallFrame(frame);
    if (!message || this.isOver) return;
    switch (message.type) {
      case 'rtcConfig':
        return this.configure(message.data);
      case 'startCall':
      case 'restartCall':
        return this.options.party === 'user' && !this.isJustReady() ? this.beReady() : undefined;
      case 'deviceReady':
        this.callTimer.clear();
        return this.options.party === 'admin' ? this.connect(message.data.connection) : undefined;
      case 'endCall':
        return this.end(undefined, 'ending');
      case 'showCamera':
      case 'hideCamera':
        return this.set({ isRemoteCameraOn: message.type === 'showCamera' });
      case 'unityBlockVideo':
      case 'unityAllowVideo':
        return this.note('video-blocked', message.type === 'unityBlockVideo');
      case 'unityBlockAudio':
      case 'unityAllowAudio':
        return this.note('audio-blocked', message.type === 'unityBlockAudio');
      case 'offer':
      case 'answer':
      case 'candidate':
        if (message.type !== 'candidate') this.heardOther();
        return this.takeMessage?.(message);
    }
  }

  private configure({ ice_servers, has_relay }: RtcConfig['data']): void {
    this.iceServers = ice_servers;
    this.socket.settled();
    this.set({ hasRelay: has_relay });
    // the server was away, the other side was not
    if (this.peer?.connectionState === 'connected') return this.offerAgain(this.peer);
    if (this.options.party === 'admin') this.call();
    else this.beReady();
  }

  private heardOther(): void {
    this.hasAnswer = true;
    if (this.view.state === 'waiting') this.set({ state: 'connecting' });
  }

  /** Calls until the other side is ready: it may open its page only now. */
  private call(): void {
    this.say(this.options.isAgain || this.hasAnswer ? 'restartCall' : 'startCall');
    this.callTimer.set(CALL_AGAIN_MS, () => this.call());
  }

  /** An offer that was sent while the server was away has reached nobody. */
  private offerAgain({ signalingState, localDescription }: RTCPeerConnection): void {
    if (signalingState !== 'have-local-offer' || !this.connection) return;
    this.send({ type: 'offer', data: { connection: this.connection, sdp: localDescription!.sdp } });
  }

  /** A call that crossed with the answer to the one before it. */
  private isJustReady(): boolean {
    return this.peer?.connectionState === 'new' && performance.now() - this.readyAt < CALL_AGAIN_MS;
  }

  private beReady(): void {
    this.readyAt = performance.now();
    const connection = createUuid();
    this.connect(connection);
    this.send({ type: 'deviceReady', data: { connection } });
  }

  /** Begins a new connection; of two sides the one that joined the session makes the first offer. */
  private connect(connection: Id): void {
    this.closePeer();
    if (this.options.party === 'admin') this.heardOther();
    if (this.view.state === 'in-call') {
      this.set({ state: 'reconnecting', remote: null, quality: null });
      this.awaitPeer();
    }
    const peer = new RTCPeerConnection({ iceServers: [...this.iceServers] });
    this.peer = peer;
    this.connection = connection;
    this.takeMessage = negotiate(peer, {
      connection,
      isPolite: this.options.party === 'user',
      send: (message) => {
        if (this.peer === peer) this.send(message);
      },
      onOffer: () => this.sendTracks(),
    });
    peer.addEventListener('track', ({ track, streams }) => {
      this.set({ remote: streams[0] ?? new MediaStream([...(this.view.remote?.getTracks() ?? []), track]) });
    });
    peer.addEventListener('connectionstatechange', () => {
      if (this.peer === peer) this.connectionChanged(peer.connectionState);
    });
    if (this.options.party === 'user') return;
    for (const kind of KINDS) peer.addTransceiver(kind, { direction: 'sendrecv' });
    void this.sendTracks();
  }

  /** Sends what camera and microphone give now. */
  private async sendTracks(): Promise<void> {
    const { own } = this.view;
    if (!own || !this.peer) return;
    // a connection that is closed meanwhile sends nothing
    await Promise.allSettled(
      this.peer.getTransceivers().map(async (transceiver) => {
        const { kind } = transceiver.receiver.track;
        transceiver.direction = 'sendrecv';
        transceiver.sender.setStreams(own);
        const track = own.getTracks().find((one) => one.kind === kind) ?? null;
        if (transceiver.sender.track !== track) await transceiver.sender.replaceTrack(track);
      }),
    );
  }

  private connectionChanged(state: RTCPeerConnectionState): void {
    if (state === 'connected') {
      this.patienceTimer.clear();
      this.callTimer.clear();
      this.hasConnected = true;
      this.note('connection-lost', false);
      this.set({ state: 'in-call' });
      this.say(this.view.isCameraOn ? 'showCamera' : 'hideCamera');
      this.endMeasuring();
      this.endMeasuring = measureQuality(this.peer!, (quality) => this.set({ quality }));
    }
    if (state === 'disconnected' || state === 'failed') {
      this.note('connection-lost', true);
      this.set({ state: 'reconnecting', quality: null });
      this.endMeasuring();
      this.awaitPeer();
      if (this.options.party === 'user') return;
      // both sides lose the connection: two offers that cross would be dropped and made again
      this.peer?.restartIce();
      // a side that started again knows nothing of this connection
      this.callTimer.setOnce(CALL_AGAIN_MS, () => this.call());
    }
  }

  private awaitPeer(): void {
    this.patienceTimer.setOnce(CALL_PATIENCE, () => {
      const needsRelay = this.hasAnswer && !this.hasConnected && this.view.hasRelay === false;
      this.say('endCall');
      this.end(needsRelay ? 'no-relay' : this.options.isWithHeadset ? 'no-headset' : 'no-answer', 'ended');
    });
  }

  private closePeer(): void {
    this.peer?.close();
    this.peer = undefined;
    this.connection = undefined;
    this.takeMessage = undefined;
    this.endMeasuring();
  }

  private end(problem: VideoCallProblem | undefined, state: 'ending' | 'ended'): void {
    if (this.isOver) return;
    this.isOver = true;
    removeEventListener('offline', this.goOffline);
    for (const timer of [this.patienceTimer, this.callTimer]) timer.clear();
    this.closePeer();
    this.socket.stop();
    stopAll(this.view.own);
    // warnings about a running call mean nothing after its end
    const problems = problem ? [problem] : this.view.problems.filter((one) => DEVICE_PROBLEMS.includes(one));
    this.set({ state, problems, remote: null, own: null, isCameraOn: false, quality: null });
    if (state === 'ending') this.endTimer.set(CALL_ENDING, () => this.set({ state: 'ended' }));
  }
}

function stopAll(media: MediaStream | null | undefined): void {
  for (const track of media?.getTracks() ?? []) track.stop();
}
