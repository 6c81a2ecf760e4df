import { beforeEach, expect, it, vi } from 'vitest';
import { fetchWithProgress } from './fetchWithProgress.ts';

class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers: [string, string][] = [];
  readonly open = vi.fn<(method: string, url: string) => void>();
  readonly send = vi.fn<(body: unknown) => void>();
  readonly abort = vi.fn<() => void>();
  response: unknown = new Blob(['{"a":1}']);
  status = 200;

  constructor() {
    super();
    FakeRequest.last = this;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.push([name, value]);
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nx-note: a: b\r\n';
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return () => vi.unstubAllGlobals();
});

const start = (signal?: AbortSignal) => {
  const onProgress = vi.fn<(sent: number) => void>();
  const body = new FormData();
  const headers = { 'X-Token': 'abc' };
  const answer = fetchWithProgress(onProgress)('/api/x/', { method: 'POST', headers, body, ...(signal && { signal }) });
  return { onProgress, body, answer, request: FakeRequest.last };
};

it('sends what fetch would, tells how much is sent, and gives the answer (of IMP-02)', async () => {
  const { onProgress, body, answer, request } = start();
  expect(request.open).toHaveBeenCalledWith('POST', '/api/x/');
  expect(request.headers).toEqual([['x-token', 'abc']]);
  expect(request.send).toHaveBeenCalledWith(body);
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 0, total: 0 }));
  expect(onProgress.mock.calls).toEqual([[0.25]]);
  request.dispatchEvent(new Event('load'));
  const response = await answer;
  expect(response.headers.get('X-Note')).toBe('a: b');
  expect(await response.json()).toEqual({ a: 1 });
});

it('gives an answer without a body', async () => {
  const { answer, request } = start();
  request.status = 204;
  request.dispatchEvent(new Event('load'));
  expect((await answer).status).toBe(204);
});

it('fails as fetch does without a network', async () => {
  const { answer, request } = start();
  request.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toThrow(TypeError);
});

it('ends where nobody wants it any more', async () => {
  const stop = new AbortController();
  const { answer, request } = start(stop.signal);
  stop.abort();
  await expect(answer).rejects.toThrow(/abort/i);
  expect(request.abort).toHaveBeenCalledOnce();
});

it('does not begin where nobody wants it any more', async () => {
  const { answer, request } = start(AbortSignal.abort());
  await expect(answer).rejects.toThrow(/abort/i);
  expect(request.send).not.toHaveBeenCalled();
});
