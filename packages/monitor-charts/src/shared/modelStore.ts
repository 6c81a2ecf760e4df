import { createPublisher, type FrameScheduler, type MonitorStore } from './publisher.ts';
import type { MonitorEvent } from './event.ts';

/** A kind of test as its model gives it: how a state begins, how messages change it, and what is shown of it. */
export interface Model<Server, Draft, View> {
  /** Begins with the answer of the state call; undefined = nothing is known yet. */
  readonly draftOf: (server: Server | null | undefined) => Draft;
  /** Changes the draft by one message. */
  readonly applyEvent: (draft: Draft, event: MonitorEvent) => void;
  /** What is to be shown; it is given what was shown before, so that it can keep what is the same. */
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

/** What can be said to a store when it is made. */
export interface StoreOptions {
  /** @default one publication in an animation frame */
  schedule?: FrameScheduler;
}

/** Makes the function that makes the stores of a kind's tests. */
export const storeOf =
  <Server, Draft, View>(model: Model<Server, Draft, View>) =>
  ({ schedule }: StoreOptions = {}): MonitorStore<View, Server> =>
    createModelStore(model, schedule);
