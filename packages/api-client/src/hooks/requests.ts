interface Request {
  controller: AbortController;
  users: number;
}

/** Who waits for what, and how old it is: a request is aborted once nobody who asked for it is left. */
export class Requests {
  private readonly byKey = new Map<string, Request>();
  private readonly answers = new Map<string, number>();

  /** Remembers that the key was answered now. */
  answered(key: string): void {
    this.answers.set(key, Date.now());
  }

  /** When the key was answered last, milliseconds of the epoch. */
  answeredAt(key: string): number | undefined {
    return this.answers.get(key);
  }

  /** Says that someone waits for the key. @returns what to call when they no longer do */
  retain(key: string): () => void {
    const request = this.get(key);
    request.users += 1;
    return () => {
      request.users -= 1;
      // React mounts anew in the same turn in strict mode
      queueMicrotask(() => {
        if (request.users > 0 || this.byKey.get(key) !== request) return;
        this.byKey.delete(key);
        request.controller.abort();
      });
    };
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
