/** An upload a story has in its hand. */
interface HeldUpload {
  /** Says how much of it has been sent, 0 to 1. */
  sent: (fraction: number) => void;
  /** Lets the backend of the story answer. */
  arrive: () => void;
  /** The network goes away. */
  breakOff: () => void;
}

export interface HeldUploads {
  /** The one that is on its way; none where nothing is. */
  current: () => HeldUpload | undefined;
  end: () => void;
}

/**
 * Holds uploads, which need an XMLHttpRequest to say how far they are, until the story lets them go on: to the handlers of
 * the backend in memory, as `fetch` would.
 */
export function holdUploads(): HeldUploads {
  const real = globalThis.XMLHttpRequest;
  const held: FakeRequest[] = [];

  class FakeRequest extends EventTarget implements HeldUpload {
    readonly upload = new EventTarget();
    readonly #headers = new Headers();
    #target: { method: string; url: string } = { method: 'GET', url: '' };
    #body: BodyInit | null = null;
    #answer: Response | undefined;
    status = 0;
    response: Blob | undefined;

    open(method: string, url: string): void {
      this.#target = { method, url };
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }
    getAllResponseHeaders(): string {
      return [...(this.#answer?.headers ?? [])].map((header) => header.join(': ')).join('\r\n');
    }
    send(body: BodyInit | null): void {
      this.#body = body;
      held.push(this);
    }
    abort(): void {
      this.#letGo();
    }

    sent(fraction: number): void {
      this.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: true, loaded: fraction * 1000, total: 1000 }),
      );
    }
    arrive(): void {
      this.#letGo();
      void this.#ask();
    }
    breakOff(): void {
      this.#letGo();
      this.dispatchEvent(new ProgressEvent('error'));
    }

    async #ask(): Promise<void> {
      const { method, url } = this.#target;
      this.#answer = await fetch(url, { method, headers: this.#headers, body: this.#body });
      this.status = this.#answer.status;
      this.response = await this.#answer.blob();
      this.dispatchEvent(new ProgressEvent('load'));
    }
    #letGo(): void {
      if (held.includes(this)) held.splice(held.indexOf(this), 1);
    }
  }

  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return {
    current: () => held[0],
    end: () => {
      globalThis.XMLHttpRequest = real;
    },
  };
}
