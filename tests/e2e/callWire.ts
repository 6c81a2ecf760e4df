import type { Page, WebSocket } from '@playwright/test';
import { expect } from './test.ts';

const PATH = '/live/techall-session/';

const typeOf = (frame: string | Buffer): string => (JSON.parse(String(frame)) as { type: string }).type;

/** Records the messages of a page on the socket of its call. */
export class CallWire {
  readonly #types: string[] = [];
  #url = '';

  constructor(page: Page) {
    page.on('websocket', (socket: WebSocket) => {
      if (!socket.url().includes(PATH)) return;
      this.#url = socket.url();
      for (const event of ['framesent', 'framereceived'] as const)
        socket.on(event as 'framesent', ({ payload }) => this.#types.push(typeOf(payload)));
    });
  }

  /** Forgets the messages so far. */
  forget(): void {
    this.#types.length = 0;
  }

  /** Waits until messages of these types have passed in this order, whatever passed between them. */
  async expectInOrder(types: readonly string[]): Promise<void> {
    await expect
      .poll(() => {
        let found = 0;
        for (const type of this.#types) if (type === types[found]) found += 1;
        return types.slice(0, found);
      })
      .toEqual(types);
  }

  /** Lets the page of the user say something in the call, as their headset would. */
  async asUser(page: Page): Promise<(...types: readonly string[]) => Promise<void>> {
    const socket = await page.evaluateHandle(
      (url) =>
        new Promise<globalThis.WebSocket>((resolve) => {
          const opened = new globalThis.WebSocket(`${url}?wait`);
          opened.addEventListener('message', () => resolve(opened), { once: true });
        }),
      this.#url,
    );
    return (...types) =>
      socket.evaluate((opened, said) => {
        for (const type of said) opened.send(JSON.stringify({ type }));
      }, types);
  }
}
