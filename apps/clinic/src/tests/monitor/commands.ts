import { ApiError } from '@isopter/api-client';
import { DEVICE_ACTION_INDICATOR, type DeviceMessage, type DeviceMessageName } from '@isopter/contract';

/**
 * How it stands with a command: it is under way; the server took it; it was refused or never left; nobody answered, so
 * that it may have arrived.
 */
export type CommandState = 'sending' | 'sent' | 'notSent' | 'noAnswer';

/** What the device was asked. */
export interface Command {
  message: DeviceMessage;
  /** What the device showed when it was asked. */
  screen: string | null;
  state: CommandState;
}

/** What commands need. */
export interface CommandOptions {
  /** Makes the call; it ends by itself, with an answer or without. */
  put: (message: DeviceMessage, screen: string | null) => Promise<unknown>;
  /** Told of every change. */
  onChange: (commands: readonly Command[]) => void;
  /** Told of what the server took. */
  onSent: (message: DeviceMessage) => void;
}

/**
 * The commands to a device. One that is under way is not sent a second time, however often it is asked for; of volumes
 * the newest follows. A command that failed stays, to be sent again, until another is given [MON-09].
 */
export class Commands {
  private readonly options: CommandOptions;
  private readonly known = new Map<DeviceMessageName, Command>();
  private readonly timers = new Map<DeviceMessageName, ReturnType<typeof setTimeout>>();
  private nextVolume: DeviceMessage | undefined;

  constructor(options: CommandOptions) {
    this.options = options;
  }

  send(message: DeviceMessage, screen: string | null): void {
    const name = message.message;
    if (this.known.get(name)?.state === 'sending') {
      if (name === 'volume') this.nextVolume = message;
      return;
    }
    for (const [other, { state }] of this.known) {
      if (state === 'notSent' || state === 'noAnswer') this.known.delete(other);
    }
    this.set({ message, screen, state: 'sending' });
    this.options.put(message, screen).then(
      () => {
        this.set({ message, screen, state: 'sent' });
        this.options.onSent(message);
        this.timers.set(
          name,
          setTimeout(() => this.forget(name), DEVICE_ACTION_INDICATOR),
        );
        this.sendNextVolume();
      },
      (error: unknown) => {
        const isUnanswered = error instanceof ApiError && error.timedOut;
        this.set({ message, screen, state: isUnanswered ? 'noAnswer' : 'notSent' });
        this.sendNextVolume();
      },
    );
  }

  /** Sends a command that failed once more, as it was. */
  retry({ message, screen }: Command): void {
    this.send(message, screen);
  }

  /** Says nothing any more. */
  dispose(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.options.onChange = () => undefined;
  }

  private sendNextVolume(): void {
    const message = this.nextVolume;
    this.nextVolume = undefined;
    if (message && this.known.get('volume')?.state !== 'sending') this.send(message, null);
  }

  private set(command: Command): void {
    const name = command.message.message;
    clearTimeout(this.timers.get(name));
    this.known.set(name, command);
    this.tell();
  }

  private forget(name: DeviceMessageName): void {
    this.known.delete(name);
    this.tell();
  }

  private tell(): void {
    this.options.onChange([...this.known.values()]);
  }
}
