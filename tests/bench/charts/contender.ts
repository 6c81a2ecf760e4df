import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** A chart of the same stream. All of them draw at most once a frame, so that only the drawing differs. */
export interface Contender<Record> {
  mount: (element: HTMLElement) => void;
  receive: (record: Record) => void;
}

/** A stream, and who draws it. */
export interface Contest<Record> {
  record: (n: number) => Record;
  contenders: { [name: string]: Contender<Record> };
}

/** Calls `draw` once in the next frame, however often it is asked. */
export function oncePerFrame(draw: () => void): () => void {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      draw();
    });
  };
}

/** A React chart that gets all its data again, once a frame. */
export function redrawn<Data>(empty: Data): {
  useData: () => Data;
  draw: (data: () => Data) => void;
} {
  let data = empty;
  let newest = (): Data => empty;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const ask = oncePerFrame(() => {
    data = newest();
    flushSync(() => {
      for (const tell of listeners) tell();
    });
  });
  return {
    useData: () => useSyncExternalStore(subscribe, () => data),
    draw: (next) => {
      newest = next;
      ask();
    },
  };
}

/** A contender that waits for its numbered records. */
export type Entered = (
  name: string,
) => { mount: (element: HTMLElement) => void; receive: (n: number) => void } | undefined;

/** Forgets what the records are: each contender is given the nth one. */
export const entered =
  <Record>({ record, contenders }: Contest<Record>): Entered =>
  (name) => {
    const contender = contenders[name];
    return contender && { mount: contender.mount, receive: (n) => contender.receive(record(n)) };
  };
