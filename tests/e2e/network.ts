import type { Page, WebSocketRoute } from '@playwright/test';

/** The way from a browser to the server, which can be cut. To be made before the page is opened. */
export class Network {
  readonly #page: Page;
  readonly #sockets = new Set<WebSocketRoute>();
  #isCut = false;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<Network> {
    const network = new Network(page);
    await page.routeWebSocket('**/live/tests/*', (socket) => network.#open(socket));
    return network;
  }

  async #open(socket: WebSocketRoute): Promise<void> {
    if (this.#isCut) {
      await socket.close();
      return;
    }
    this.#sockets.add(socket);
    socket.connectToServer();
  }

  async cut(): Promise<void> {
    this.#isCut = true;
    await this.#page.context().setOffline(true);
    await Promise.all([...this.#sockets].map((socket) => socket.close()));
    this.#sockets.clear();
  }

  async restore(): Promise<void> {
    this.#isCut = false;
    await this.#page.context().setOffline(false);
  }
}
