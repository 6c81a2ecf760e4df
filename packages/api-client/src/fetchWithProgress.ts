/** Takes the fraction that has been sent, 0 to 1. */
export type OnProgress = (sent: number) => void;

/** These answers have no body. */
const EMPTY: readonly number[] = [204, 205, 304];

const answerOf = (request: XMLHttpRequest): Response => {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name !== '') headers.append(name, value.join(':').trim());
  }
  const body = EMPTY.includes(request.status) ? null : (request.response as Blob);
  return new Response(body, { status: request.status, headers });
};

/** A `fetch` that tells how much of the body has been sent, which the browser's own does not. */
export function fetchWithProgress(onProgress: OnProgress): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body, signal } = init;
      const request = new XMLHttpRequest();
      const stop = (): void => {
        request.abort();
        reject(signal?.reason as Error);
      };
      request.open(method, input instanceof Request ? input.url : input);
      request.responseType = 'blob';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => resolve(answerOf(request)));
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      signal?.addEventListener('abort', stop, { once: true });
      if (signal?.aborted) stop();
      else request.send((body ?? null) as XMLHttpRequestBodyInit | null);
    });
}
