import type { AzureAgent, AzureConnection, AzureMedia, AzureParticipant, AzureSdk, AzureVideo } from '../azure/sdk.ts';
import { fakeMedia } from './exchange.ts';

type Listener = (change: never) => void;

/** Emits the events of the SDK. */
class Emitter {
  private readonly listeners = new Map<string, Listener[]>();

  on(event: string, listener: Listener): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  emit(event: string, change?: unknown): void {
    for (const listener of this.listeners.get(event) ?? []) listener(change as never);
  }
}

/** The service behind the SDK, in this page. It connects the two users of a call. */
export class FakeAzure {
  /** Permissions of the browser. */
  allowed = { audio: true, video: true };
  /** Whether the service refuses every token. */
  refusesTokens = false;
  /** Whether the service refuses to make calls. */
  refusesCalls = false;
  /** Opens a camera. */
  openCamera = (): Promise<MediaStream> => fakeMedia({ video: true });
  /** Runs after a side has accepted a call, before it gets the connection. */
  whileAccepting = (): void => undefined;
  readonly tokens: string[] = [];
  readonly connections: FakeConnection[] = [];
  /** Number of agents that were disposed of. */
  disposed = 0;
  private readonly agents = new Map<string, Emitter>();

  /** The SDK, for the user with this id. */
  sdk(user: string): AzureSdk {
    const { allowed } = this;
    const openCamera = (): Promise<MediaStream> => this.openCamera();
    const createAgent = this.createAgent.bind(this, user);
    return {
      CallClient: class {
        createCallAgent = createAgent;
        async getDeviceManager() {
          return {
            askDevicePermission: async () => allowed,
            getCameras: async () => (allowed.video ? [{ name: 'Fake camera' }] : []),
          };
        }
      },
      LocalVideoStream: class implements AzureVideo {
        getMediaStream = openCamera;
      },
      AzureCommunicationTokenCredential: class {
        readonly token: string;
        constructor(token: string) {
          this.token = token;
        }
      },
    };
  }

  private async createAgent(user: string, credential: unknown): Promise<AzureAgent> {
    this.tokens.push((credential as { token: string }).token);
    if (this.refusesTokens) throw new Error('the token is not valid');
    const agent = new Emitter();
    this.agents.set(user, agent);
    return {
      on: (event, listener) => agent.on(event, listener as Listener),
      startCall: ([callee], media) => this.startCall(user, callee!.communicationUserId, media),
      dispose: async () => {
        this.disposed += 1;
      },
    };
  }

  private startCall(communicationUserId: string, callee: string, media: AzureMedia): AzureConnection {
    if (this.refusesCalls) throw new Error('the token has no scope for calls');
    const caller = this.newConnection(media);
    const accept = async (own: AzureMedia): Promise<AzureConnection> => {
      const answered = this.newConnection(own);
      this.whileAccepting();
      caller.meet(answered);
      answered.meet(caller);
      return answered;
    };
    this.agents.get(callee)?.emit('incomingCall', {
      incomingCall: { callerInfo: { identifier: { communicationUserId } }, accept },
    });
    return caller;
  }

  private newConnection(media: AzureMedia): FakeConnection {
    const connection = new FakeConnection(media);
    this.connections.push(connection);
    return connection;
  }
}

/** One side of a connection. */
export class FakeConnection extends Emitter implements AzureConnection {
  state = 'Connecting';
  isMuted: boolean;
  /** Whether it refuses to be muted, and to send another picture. */
  refusesChanges = false;
  videos: AzureVideo[];
  remoteParticipants: AzureParticipant[] = [];
  private other: FakeConnection | undefined;

  constructor({ videoOptions, audioOptions }: AzureMedia) {
    super();
    this.videos = videoOptions.localVideoStreams;
    this.isMuted = audioOptions.muted;
  }

  meet(other: FakeConnection): void {
    this.other = other;
    const videoStreams = other.videos.map((video) => ({
      isAvailable: true,
      getMediaStream: () => video.getMediaStream(),
      on: () => undefined,
    }));
    const participant = { videoStreams, on: () => undefined };
    this.remoteParticipants = [participant];
    // after the side that answers has received its connection
    setTimeout(() => {
      this.emit('remoteParticipantsUpdated', { added: [participant] });
      this.become('Connected');
    });
  }

  become(state: string): void {
    this.state = state;
    this.emit('stateChanged');
  }

  private change(): void {
    if (this.refusesChanges) throw new Error('not now');
  }

  async mute(): Promise<void> {
    this.change();
    this.isMuted = true;
  }

  async unmute(): Promise<void> {
    this.change();
    this.isMuted = false;
  }

  async startVideo(video: AzureVideo): Promise<void> {
    this.change();
    this.videos = [video];
  }

  async stopVideo(): Promise<void> {
    this.videos = [];
  }

  async hangUp(): Promise<void> {
    for (const side of [this, this.other]) if (side && side.state !== 'Disconnected') side.become('Disconnected');
  }
}
