import { createPublisher, type FrameScheduler, type MonitorStore } from './publisher.ts';
import type { MonitorEvent } from './event.ts';
import { type ReceiveOptions, receiverOf } from './ignored.ts';
import type { RecordType } from '@isopter/contract';

/** A draft that counts the records it refuses. */
export interface Refusing {
  readonly ignored: number;
}

/** The model of a kind of test: the initial state, the changes by messages, and the view. */
export interface Model<Server, Draft extends Refusing, View> {
  /** The types of records of this kind of test. */
  readonly records: readonly RecordType[];
  /** The initial state from the response of the state call; `undefined` if nothing is known yet. */
  readonly draftOf: (server: Server | null | undefined) => Draft;
  /** Applies one message to the draft. */
  readonly applyEvent: (draft: Draft, event: MonitorEvent) => void;
  /** Derives the view. It gets the previous view, so that unchanged parts can keep their object identity. */
  readonly viewOf: (draft: Draft, previous?: View) => View;
}

/** Creates the store of one test. Listeners are notified at most once per animation frame (CHART-04). */
export function createModelStore<Server, Draft extends Refusing, View>(
  { records, draftOf, applyEvent, viewOf }: Model<Server, Draft, View>,
  { schedule, ...receiving }: StoreOptions = {},
): MonitorStore<View, Server> {
  let draft = draftOf(undefined);
  const { publishSoon, ...published } = createPublisher<View>((previous) => viewOf(draft, previous), schedule);
  const apply = (event: MonitorEvent): void => {
    applyEvent(draft, event);
    publishSoon();
  };
  return {
    ...published,
    load: (server) => {
      draft = draftOf(server);
      publishSoon();
    },
    receive: receiverOf<MonitorEvent>({ records, apply, refused: () => draft.ignored }, receiving),
  };
}

/** The options of a store. */
export interface StoreOptions extends ReceiveOptions {
  /**
   * When changes are published.
   * @default one publication per animation frame
   */
  schedule?: FrameScheduler;
}

/** Creates the function that creates the stores of a kind of test. */
export const storeOf =
  <Server, Draft extends Refusing, View>(model: Model<Server, Draft, View>) =>
  (options: StoreOptions = {}): MonitorStore<View, Server> =>
    createModelStore(model, options);
