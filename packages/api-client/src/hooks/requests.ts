interface Request {
  controller: AbortController;
  users: number;
}

/** Keeps track of the users and the age of requests: a request is aborted when its last user has gone. */
export class Requests {
  private readonly byKey = new Map<string, Request>();
  private readonly answers = new Map<string, number>();
  private mounted = true;

  /** Returns whether the provider of the cache is mounted: SWR throws if its cache is changed later. */
  get isMounted(): boolean {
    return this.mounted;
  }

  /** Notes that the provider is mounted. @returns a function that notes its end */
  mount(): () => void {
    this.mounted = true;
    return () => {
      this.mounted = false;
    };
  }

  /** Records that the key has just been answered. */
  answered(key: string): void {
    this.answers.set(key, Date.now());
  }

  /** The time of the last answer for the key, in milliseconds since the epoch. */
  answeredAt(key: string): number | undefined {
    return this.answers.get(key);
  }

  /**
   * Registers a user of the key.
   * @returns a function that unregisters it
   */
  retain(key: string): () => void {
    const request = this.get(key);
    request.users += 1;
    return () => {
      request.users -= 1;
      // React mounts again in the same turn in strict mode
      queueMicrotask(() => {
        if (request.users > 0 || this.byKey.get(key) !== request) return;
        this.byKey.delete(key);
        request.controller.abort();
      });
    };
  }

  /** Returns whether anything on the screen uses the key. */
  isUsed(key: string): boolean {
    return (this.byKey.get(key)?.users ?? 0) > 0;
  }

  signal(key: string): AbortSignal {
    return this.get(key).controller.signal;
  }

  private get(key: string): Request {
    const known = this.byKey.get(key);
    if (known) return known;
    const request = { controller: new AbortController(), users: 0 };
    this.byKey.set(key, request);
    return request;
  }
}
