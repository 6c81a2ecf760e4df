import { NEW_CALL, type VideoCallView, type VideoProvider } from '@isopter/api-client';
import { type CallTarget, closeCall, providers } from '../../features/technicians/call/call.ts';

/** A call of a story, whose view is set; it records its calls in `asked`. */
export class FakeCall implements VideoProvider {
  readonly asked: string[] = [];
  /** The session that is called, and how. */
  readonly target: CallTarget;
  private readonly listeners = new Set<(view: VideoCallView) => void>();
  view: VideoCallView = { ...NEW_CALL, isCameraOn: true };

  constructor(target: CallTarget) {
    this.target = target;
  }

  set(change: Partial<VideoCallView>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.listeners) listener(this.view);
  }

  join(): Promise<void> {
    this.asked.push('join');
    return Promise.resolve();
  }

  leave(): boolean {
    this.asked.push('leave');
    return this.view.state !== 'waiting';
  }

  mute(isMuted: boolean): void {
    this.set({ isMuted });
  }

  camera(isCameraOn: boolean): Promise<void> {
    this.set({ isCameraOn });
    return Promise.resolve();
  }

  on(listener: (view: VideoCallView) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

/** The calls that were made in a story, the newest last. */
export const calls: FakeCall[] = [];

/** Lets the calls of a story be made by nobody. Returns what ends it. */
export function fakeCalls(): () => void {
  const { make } = providers;
  calls.length = 0;
  providers.make = (target) => {
    const made = new FakeCall(target);
    calls.push(made);
    return made;
  };
  return () => {
    closeCall();
    providers.make = make;
  };
}
