import type { LiveCheck, LiveMessage, LiveProblem, RecordType } from '@isopter/contract';

/**
 * The reason why a message was not applied:
 *
 * - `malformed`: it does not have the form of a live message; `problems` says where
 * - `otherKind`: it is a record of another kind of test, or of an unknown type
 * - `refused`: it is a record of this kind that says something impossible, such as a stimulus without an eye in a test of
 *   single eyes, or one more than any test has
 */
export type IgnoredReason = 'malformed' | 'otherKind' | 'refused';

/** A message that was not applied. */
export interface Ignored {
  readonly reason: IgnoredReason;
  /** The message as it was received. */
  readonly message: unknown;
  /** The errors by field; empty unless the message was validated. */
  readonly problems: readonly LiveProblem[];
}

/** Options for handling messages that a store cannot use. */
export interface ReceiveOptions {
  /**
   * Called with every message that was not applied, and why. Messages that every test has but this monitor does not
   * show, such as the battery of the device, and those older than what is shown are understood, and not reported.
   */
  onIgnored?: (ignored: Ignored) => void;
  /**
   * Checks each message before it is applied: give `checkLiveMessage` of `@isopter/contract` if they come from a source
   * that TypeScript does not check. Messages of `parseLiveMessage` are checked already.
   * @default none
   */
  check?: (message: unknown) => LiveCheck;
}

/** The messages of all tests, which are about the test and the device. */
const OF_EVERY_TEST: Readonly<Record<Exclude<LiveMessage['type'], RecordType>, true>> = {
  ready: true,
  heartbeat: true,
  test_progress_update: true,
  updated_test_status: true,
  updated_device_screen: true,
  convergence_result: true,
  updated_device_connection: true,
  updated_device_battery_level: true,
  records_ignored: true,
  test_pictures_changed: true,
  new_device_telemetry: true,
  patient_update_by_device: true,
};

/** A message as far as it can be trusted without a check. */
const typeOf = (message: unknown): string | null => {
  const type = typeof message === 'object' && message !== null && 'type' in message ? message.type : null;
  return typeof type === 'string' ? type : null;
};

/** Whether every test has messages of a type. */
const isOfEveryTest = (type: string): boolean => Object.hasOwn(OF_EVERY_TEST, type);

/** The part of a model that receives messages. */
interface Receiver<E> {
  /** The types of records of the kind. */
  readonly records: readonly string[];
  readonly apply: (event: E) => void;
  /** The number of records refused so far. */
  readonly refused: () => number;
}

/**
 * Creates the `receive` of a store: it applies the messages of its kind, and reports those that it cannot use.
 */
export const receiverOf =
  <E>({ records, apply, refused }: Receiver<E>, { onIgnored, check }: ReceiveOptions) =>
  (received: E): void => {
    const ignore = (reason: IgnoredReason, problems: readonly LiveProblem[] = []): void =>
      onIgnored?.({ reason, message: received, problems });
    const type = typeOf(received);
    if (type === null) return ignore('malformed', check?.(received).problems);
    if (!isOfEveryTest(type) && !records.includes(type)) return ignore('otherKind');
    const checked = check?.(received);
    if (checked?.message === null) return ignore('malformed', checked.problems);
    const before = refused();
    apply((checked?.message ?? received) as E);
    if (refused() > before) ignore('refused');
  };
