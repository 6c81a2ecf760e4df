import { NEW_CALL, type VideoCallView, type VideoProvider } from './VideoProvider.ts';

/** A call that loads its provider when it is joined, to keep pages without a call small. */
export class LazyCall implements VideoProvider {
  view: VideoCallView = NEW_CALL;

  private readonly load: () => Promise<VideoProvider>;
  private readonly listeners = new Set<(view: VideoCallView) => void>();
  private provider: VideoProvider | undefined;
  private isOver = false;

  constructor(load: () => Promise<VideoProvider>) {
    this.load = load;
  }

  on(listener: (view: VideoCallView) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async join(): Promise<void> {
    let provider: VideoProvider;
    try {
      provider = await this.load();
    } catch {
      if (!this.isOver) this.set({ ...this.view, state: 'ended', problems: ['unavailable'] });
      return;
    }
    if (this.isOver) return;
    this.provider = provider;
    provider.on((view) => this.set(view));
    provider.mute(this.view.isMuted);
    await provider.join();
  }

  leave(): boolean {
    this.isOver = true;
    if (this.provider) return this.provider.leave();
    this.set({ ...this.view, state: 'ended' });
    return true;
  }

  mute(isMuted: boolean): void {
    if (this.provider) this.provider.mute(isMuted);
    else this.set({ ...this.view, isMuted });
  }

  async camera(isOn: boolean): Promise<void> {
    await this.provider?.camera(isOn);
  }

  private set(view: VideoCallView): void {
    this.view = view;
    for (const listener of this.listeners) listener(view);
  }
}
