import type { Outbox } from './outbox.ts';

/** Timeout of a gateway's answers, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Hands text messages to a gateway: a POST of `{"to","text"}` as JSON, with the name and password of its address.
 * @param url `https://user:password@host/path`
 */
export function gateway(url: URL): Required<Pick<Outbox, 'sendText'>> {
  const { username, password } = url;
  const address = new URL(url);
  address.username = address.password = '';
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  return {
    async sendText({ to, text }) {
      const { ok, status } = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(username && { authorization: `Basic ${credentials}` }) },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!ok) throw new Error(`the gateway of text messages answered ${status}`);
    },
  };
}
