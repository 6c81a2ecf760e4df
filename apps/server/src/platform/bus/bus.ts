/**
 * Carries messages to listeners of a topic on this server and, with PostgreSQL, on all servers of the same database.
 */
export interface Bus {
  /** Sends without waiting. Call it after the transaction that made the message true. */
  publish(topic: string, payload: string): void;
  /** @returns ends the subscription */
  subscribe(topic: string, listener: Listener): () => void;
  /** Returns whether messages are delivered at this moment. */
  healthy(): boolean;
  close(): Promise<void>;
}

/** Takes a payload, or null if messages may have been lost: the listener must then read the state again. */
export type Listener = (payload: string | null) => void;

/** Listeners of one process by topic. */
export class Topics {
  readonly #listeners = new Map<string, Set<Listener>>();

  subscribe(topic: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(topic) === listeners) this.#listeners.delete(topic);
    };
  }

  deliver(topic: string, payload: string | null): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(payload);
  }

  /** Tells every listener that messages may have been lost. */
  gap(): void {
    for (const topic of this.#listeners.keys()) this.deliver(topic, null);
  }
}

/** The bus of a single server. */
export function memoryBus(): Bus {
  const topics = new Topics();
  return {
    publish: (topic, payload) => topics.deliver(topic, payload),
    subscribe: (topic, listener) => topics.subscribe(topic, listener),
    healthy: () => true,
    close: () => Promise.resolve(),
  };
}
