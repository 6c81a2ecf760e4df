import { ApiError } from '@isopter/api-client';
import {
  COMMAND_TIMEOUT,
  DEVICE_ACTION_INDICATOR,
  type DeviceMessage,
  type DeviceMessageName,
} from '@isopter/contract';

/**
 * How it stands with a command: it is under way; the server took it; it was refused; it never reached the server; nobody
 * answered, so that it may have arrived.
 */
export type CommandState = 'sending' | 'sent' | 'refused' | 'unreached' | 'noAnswer';

/** Returns whether a command had no effect, as far as known. */
export const hasFailed = ({ state }: Pick<Command, 'state'>): boolean =>
  state === 'refused' || state === 'unreached' || state === 'noAnswer';

/** Returns the state of a command whose call failed: a call without a status had no answer. */
function failureOf(error: unknown): CommandState {
  if (!(error instanceof ApiError) || error.status !== 0) return 'refused';
  return error.timedOut ? 'noAnswer' : 'unreached';
}

/** A request to the server about the watched test itself, not to the device. */
export type TestOrder =
  /** A run asked to end that is over by then is left alone: asking again does no harm. */
  { message: 'restart'; run: number | null } | { message: 'cancel' | 'cancel bundle' };

/** Whatever can be asked while a test is watched. */
export type Order = DeviceMessage | TestOrder;
export type OrderName = DeviceMessageName | TestOrder['message'];

const TEST_ORDERS: readonly OrderName[] = ['restart', 'cancel', 'cancel bundle'] satisfies TestOrder['message'][];
export const isTestOrder = (order: Order): order is TestOrder => TEST_ORDERS.includes(order.message);

/**
 * Milliseconds of up-to-date data after which a failed command is obsolete: by then the test may be in another situation than
 * when the examiner gave the command.
 */
export const OBSOLETE_AFTER = 15_000;

/** Commands that move the device to another screen. They are meaningless once it shows another one. */
const STEPS: readonly OrderName[] = ['forward', 'backward'];

/** The screen that each of these leaves: the device has done it once it shows another one. */
const LEAVES: Readonly<Partial<Record<OrderName, string>>> = { pause: 'doing test', play: 'test paused' };

/** A command and its state. */
export interface Command {
  message: Order;
  /** The device's screen when the command was sent. */
  screen: string | null;
  state: CommandState;
}

/** Options of the commands. */
export interface CommandOptions {
  /** Makes the call; it always settles, with an answer or without. */
  put: (message: Order, screen: string | null) => Promise<unknown>;
  /** Told of every change. */
  onChange: (commands: readonly Command[]) => void;
  /** Told of what the server took. */
  onSent: (message: Order) => void;
}

/**
 * The commands of a monitor. One that is under way is not sent a second time, however often it is asked for; of volumes
 * the newest follows. Pausing and going on are under way until the device shows that it has done so [OUR-42]. A command that
 * failed stays, to be sent again, until another is given [MON-09] or it is obsolete [OUR-705].
 */
export class Commands {
  private readonly options: CommandOptions;
  private readonly known = new Map<OrderName, Command>();
  private readonly timers = new Map<OrderName, ReturnType<typeof setTimeout>>();
  private nextVolume: Order | undefined;
  private shown: string | null = null;
  private isCurrent = false;

  constructor(options: CommandOptions) {
    this.options = options;
  }

  send(message: Order, screen: string | null): void {
    const name = message.message;
    if (this.known.get(name)?.state === 'sending') {
      if (name === 'volume') this.nextVolume = message;
      return;
    }
    for (const [other, command] of this.known) {
      if (hasFailed(command)) this.known.delete(other);
    }
    this.set({ message, screen, state: 'sending' });
    this.options.put(message, screen).then(
      () => {
        this.set({ message, screen, state: 'sent' });
        this.options.onSent(message);
        if (this.isAwaited(name))
          this.after(COMMAND_TIMEOUT, name, () => this.set({ message, screen, state: 'noAnswer' }));
        else this.after(DEVICE_ACTION_INDICATOR, name, () => this.forget(name));
        this.sendNextVolume();
      },
      (error: unknown) => {
        this.set({ message, screen, state: failureOf(error) });
        this.sendNextVolume();
      },
    );
  }

  /** Takes what the device shows now. */
  shows(screen: string | null): void {
    this.shown = screen;
    for (const [name, command] of this.known) {
      const isOver = hasFailed(command) || command.state === 'sent';
      const isDone = isOver && LEAVES[name] !== undefined && !this.isAwaited(name);
      const isPassed = hasFailed(command) && STEPS.includes(name) && command.screen !== screen;
      if (isDone || isPassed) this.after(DEVICE_ACTION_INDICATOR, name, () => this.forget(name));
    }
  }

  /** Tells whether the monitor shows up-to-date data. */
  follows(isCurrent: boolean): void {
    if (isCurrent === this.isCurrent) return;
    this.isCurrent = isCurrent;
    for (const command of this.known.values()) this.age(command);
  }

  /** Starts or stops the timer that removes a failed command. */
  private age(command: Command): void {
    const name = command.message.message;
    if (!hasFailed(command)) return;
    if (this.isCurrent) this.after(OBSOLETE_AFTER, name, () => this.forget(name));
    else clearTimeout(this.timers.get(name));
  }

  private isAwaited(name: OrderName): boolean {
    return LEAVES[name] !== undefined && LEAVES[name] === this.shown;
  }

  private after(milliseconds: number, name: OrderName, run: () => void): void {
    clearTimeout(this.timers.get(name));
    this.timers.set(name, setTimeout(run, milliseconds));
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
    this.age(command);
    this.tell();
  }

  private forget(name: OrderName): void {
    this.known.delete(name);
    this.tell();
  }

  private tell(): void {
    this.options.onChange([...this.known.values()]);
  }
}
