import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../../apps/server/src/access/auth/passwords/demoPassword.ts';

const cookiesOf = (answer: Response): [name: string, value: string][] =>
  answer.headers.getSetCookie().map((cookie) => {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });

/** Time limit for an answer: a killed server does not always close its connections. */
const PATIENCE_MS = 30_000;

/** Somebody of the sample clinic at a browser; signs in again when the session is over. */
export class Browser {
  readonly #address: string;
  readonly #username: string;
  readonly #cookies = new Map<string, string>();

  private constructor(address: string, username: string) {
    this.#address = address;
    this.#username = username;
  }

  static async signIn(address: string, username = 'doctor'): Promise<Browser> {
    const browser = new Browser(address, username);
    await browser.#signIn();
    return browser;
  }

  /** Cookie header. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** @throws when there is no answer, or none of success */
  async call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    let answer = await this.#send(method, path, body);
    if (answer.status === 401) {
      await this.#signIn();
      answer = await this.#send(method, path, body);
    }
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** The same again and again, a second between, until it succeeds. @throws after the fifth time */
  async insist<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.call<T>(method, path, body);
      } catch (error) {
        if (attempt === 5) throw error;
        await wait(1_000);
      }
    }
  }

  async #signIn(): Promise<void> {
    this.#cookies.clear();
    await this.#send('GET', '/api/auth-token/');
    const answer = await this.#send('POST', '/api/auth-token/', { username: this.#username, password: DEMO_PASSWORD });
    if (!answer.ok) throw new Error(`signing in was answered with ${answer.status}`);
  }

  async #send(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await fetch(`${this.#address}${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        cookie: this.cookie,
        ...(body !== undefined && {
          'content-type': 'application/json',
          'x-csrftoken': this.#cookies.get('csrftoken') ?? '',
        }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const [name, value] of cookiesOf(answer)) this.#cookies.set(name, value);
    return answer;
  }
}
