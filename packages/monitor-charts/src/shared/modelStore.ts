import { createPublisher, type FrameScheduler, type MonitorStore } from './publisher.ts';
import type { MonitorEvent } from './event.ts';

/** The model of a kind of test: the initial state, the changes by messages, and the view. */
export interface Model<Server, Draft, View> {
  /** The initial state from the response of the state call; `undefined` if nothing is known yet. */
  readonly draftOf: (server: Server | null | undefined) => Draft;
  /** Applies one message to the draft. */
  readonly applyEvent: (draft: Draft, event: MonitorEvent) => void;
  /** Derives the view. It gets the previous view, so that unchanged parts can keep their object identity. */
  readonly viewOf: (draft: Draft, previous?: View) => View;
}

/** Creates the store of one test. Listeners are notified at most once per animation frame (CHART-04). */
export function createModelStore<Server, Draft, View>(
  { draftOf, applyEvent, viewOf }: Model<Server, Draft, View>,
  schedule?: FrameScheduler,
): MonitorStore<View, Server> {
  let draft = draftOf(undefined);
  const { publishSoon, ...published } = createPublisher<View>((previous) => viewOf(draft, previous), schedule);
  return {
    ...published,
    load: (server) => {
      draft = draftOf(server);
      publishSoon();
    },
    receive: (event) => {
      applyEvent(draft, event);
      publishSoon();
    },
  };
}

/** The options of a store. */
export interface StoreOptions {
  /** @default one publication per animation frame */
  schedule?: FrameScheduler;
}

/** Creates the function that creates the stores of a kind of test. */
export const storeOf =
  <Server, Draft, View>(model: Model<Server, Draft, View>) =>
  ({ schedule }: StoreOptions = {}): MonitorStore<View, Server> =>
    createModelStore(model, schedule);
