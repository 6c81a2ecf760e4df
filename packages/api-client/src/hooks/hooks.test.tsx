import { POLL_DEVICES } from '@isopter/contract';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render, renderHook } from 'vitest-browser-react';
import type { ApiError } from '../ApiError.ts';
import { useActiveDevices } from '../devices.ts';
import { createClient } from '../http.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { useCall } from './useCall.ts';
import { useMutationCall } from './useMutationCall.ts';
import { useReload } from './useReload.ts';
import type { PageState } from '../paging.ts';
import { usePage } from './usePage.ts';

const ID = '0a000000-0000-4000-8000-000000000001';

/** Polls as long as something is left. */
const poll = (page: { count: number } | undefined) => (page && page.count > 0 ? 20 : 0);

/** A server whose answers the test gives. */
function backend(answer: (url: URL, method: string) => unknown = () => ({})) {
  const requests: { url: URL; method: string; signal: AbortSignal | null }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const method = init?.method ?? 'GET';
    requests.push({ url, method, signal: init?.signal ?? null });
    const body = await answer(url, method);
    return body instanceof Response ? body : Response.json(body);
  });
  return {
    client: createClient({ fetch }),
    requests,
    urls: () => requests.map(({ url }) => url.pathname + url.search),
  };
}

function provider(
  client: ReturnType<typeof createClient>,
  more: { basis?: string; onError?: (error: ApiError) => void } = {},
) {
  return ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ApiProvider client={client} {...more}>
        {children}
      </ApiProvider>
    </StrictMode>
  );
}

afterEach(async () => {
  await cleanup();
});

describe('useCall', () => {
  it('shares one request between screens that ask the same [API-04]', async () => {
    const { client, requests } = backend(() => ({ id: ID, display_name: 'Noor' }));
    const { result } = await renderHook(
      () => [useCall('getPatient', { params: { id: ID } }), useCall('getPatient', { params: { id: ID } })] as const,
      { wrapper: provider(client) },
    );
    await expect.poll(() => result.current[0].data?.display_name).toBe('Noor');
    expect(result.current[1].data?.display_name).toBe('Noor');
    expect(requests).toHaveLength(1);
  });

  it('aborts a request nobody waits for any more [API-05]', async () => {
    const { client, requests } = backend(() => new Promise(() => undefined));
    const { unmount } = await renderHook(() => useCall('listGenders', {}), { wrapper: provider(client) });
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]?.signal?.aborted).toBe(false);
    await unmount();
    await expect.poll(() => requests[0]?.signal?.aborted).toBe(true);
  });

  it('sends no request before it has arguments', async () => {
    const { client, requests } = backend();
    const { result } = await renderHook(() => useCall('getPatient', null), { wrapper: provider(client) });
    expect(result.current.isLoading).toBe(false);
    expect(requests).toHaveLength(0);
  });

  it('sends no request if only loaded data are wanted, and gets data that another component loads', async () => {
    const { client, requests } = backend(() => [{ id: ID, name: 'Lane 1' }]);
    const { result, rerender } = await renderHook(
      (isShown?: boolean) => [
        useCall('listAllDevices', {}, { onlyLoaded: true }).data?.length,
        useCall('listAllDevices', isShown ? {} : null).data?.length,
      ],
      { wrapper: provider(client), initialProps: false },
    );
    expect([result.current, requests.length]).toEqual([[undefined, undefined], 0]);
    await rerender(true);
    await expect.poll(() => result.current).toEqual([1, 1]);
    expect(requests).toHaveLength(1);
  });

  it('hands a failed load to the general handler, unless the screen says it itself [ERR-01] [API-10]', async () => {
    const onError = vi.fn<(error: ApiError) => void>();
    const { client } = backend(() => Response.json({ detail: 'no' }, { status: 404 }));
    const { result } = await renderHook(
      () => [useCall('listGenders', {}), useCall('listEthnicities', {}, { silent: true })] as const,
      { wrapper: provider(client, { onError }) },
    );
    await expect.poll(() => result.current[0].error?.status).toBe(404);
    await expect.poll(() => result.current[1].error?.status).toBe(404);
    expect(onError).toHaveBeenCalledOnce();
  });
});

describe('usePage', () => {
  it('requests one page, and keeps its rows until the next has loaded [API-02] [API-03]', async () => {
    const { client, urls } = backend((url) => ({ results: [{ id: url.search }], count: 70 }));
    const { result, rerender } = await renderHook(
      (page?: PageState) => usePage('listPatients', {}, page ?? { index: 0, size: 20, search: '' }),
      { wrapper: provider(client) },
    );
    await expect.poll(() => result.current.rows.length).toBe(1);
    expect(result.current.count).toBe(70);
    await rerender({ index: 2, size: 20, search: '' });
    expect(result.current.rows).toHaveLength(1);
    await rerender({ index: 0, size: 20, search: 'noor' });
    await expect.poll(() => urls().at(-1)).toBe('/api/patients/?limit=20&offset=0&search=noor');
    expect(urls()).toContain('/api/patients/?limit=20&offset=40');
  });

  it.each([[null], [{}], [{ results: null, count: 'many' }], [[]]])(
    'shows no rows for an answer like %j [API-09]',
    async (answer) => {
      const { client, requests } = backend(() => answer);
      const { result } = await renderHook(() => usePage('listPatients', {}, { index: 0, size: 50, search: '' }), {
        wrapper: provider(client),
      });
      await expect.poll(() => requests.length).toBe(1);
      expect(result.current).toMatchObject({ rows: [], count: 0 });
    },
  );
});

/** Components that poll the same call. */
function Devices({ count }: { count: number }): ReactNode {
  return Array.from({ length: count }, (_, index) => <Device key={index} />);
}

function Device(): null {
  useActiveDevices();
  return null;
}

describe('useActiveDevices', () => {
  it('polls every 5 s, and continues after a failure without a message [PAT-03]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const onError = vi.fn<(error: ApiError) => void>();
    const { client, urls } = backend((url) => {
      expect(url.pathname).toBe('/api/devices/get_active_devices_detail/');
      return urls().length === 2 ? Response.json({ detail: '' }, { status: 500 }) : [];
    });
    const { result } = await renderHook(() => useActiveDevices(), { wrapper: provider(client, { onError }) });
    await vi.advanceTimersByTimeAsync(50);
    expect(result.current.data).toEqual([]);
    for (const count of [1, 2, 3]) {
      expect(urls()).toHaveLength(count);
      await vi.advanceTimersByTimeAsync(POLL_DEVICES - 100);
      expect(urls()).toHaveLength(count);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(urls()).toHaveLength(4);
    expect(result.current.data).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('polls once per interval for components that were mounted at different times [PAT-03] [API-04]', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'],
    });
    const { client, urls } = backend(() => []);
    const { rerender } = await render(<Devices count={1} />, { wrapper: provider(client) });
    await vi.advanceTimersByTimeAsync(POLL_DEVICES / 2 + 200);
    await rerender(<Devices count={2} />);
    await vi.advanceTimersByTimeAsync(50);
    const mounted = urls().length;
    await vi.advanceTimersByTimeAsync(6 * POLL_DEVICES);
    expect(urls().length - mounted).toBe(6);
    vi.useRealTimers();
  });
});

describe('ApiProvider', () => {
  it('starts and stops polling depending on the answers [LIST-03]', async () => {
    let left = 2;
    const { client, requests } = backend(() => ({ results: [], count: (left -= 1) }));
    const { result } = await renderHook(() => useCall('listPatients', {}, { poll }), { wrapper: provider(client) });
    // what was just asked is not asked again for a while
    await expect.poll(() => result.current.data?.count).toBe(0);
    expect(requests).toHaveLength(2);
  });
  it('reloads lists when the language changes [API-03]', async () => {
    const { client, requests } = backend(() => []);
    let language = 'en-us';
    const { rerender } = await renderHook(() => useCall('listGenders', {}), {
      wrapper: ({ children }) => (
        <ApiProvider client={client} basis={language}>
          {children}
        </ApiProvider>
      ),
    });
    await expect.poll(() => requests.length).toBe(1);
    language = 'ar-eg';
    await rerender();
    await expect.poll(() => requests.length).toBe(2);
  });

  it('keeps what is shown while what it depends on changes, and forgets the rest [OUR-380]', async () => {
    let answer = Promise.resolve([{ id: ID, name: 'A group' }]);
    const { client } = backend(() => answer);
    let basis = 'without the key';
    let isShown = true;
    const { result, rerender } = await renderHook(
      () => [useCall('listGenders', {}), useCall('listEthnicities', isShown ? {} : null)] as const,
      {
        wrapper: ({ children }) => (
          <ApiProvider client={client} basis={basis}>
            {children}
          </ApiProvider>
        ),
      },
    );
    await expect.poll(() => result.current[1].data).toBeDefined();
    isShown = false;
    await rerender();
    basis = 'with the key';
    await rerender();
    expect(result.current[0].data).toBeDefined();
    const { promise, resolve } = Promise.withResolvers<Awaited<typeof answer>>();
    answer = promise;
    isShown = true;
    await rerender();
    expect(result.current[1].data).toBeUndefined();
    resolve([{ id: ID, name: 'Another group' }]);
    await expect.poll(() => result.current[1].data).toEqual([{ id: ID, name: 'Another group' }]);
  });
});

describe('useMutationCall', () => {
  it('reloads data that a change makes stale', async () => {
    const { client, urls } = backend((_, method) => (method === 'GET' ? [] : new Response(null, { status: 204 })));
    const { result, act } = await renderHook(
      () => ({
        list: useCall('listTestDevices', {}),
        other: useCall('listGenders', {}),
        remove: useMutationCall('deleteTest', ['listTestDevices']),
      }),
      { wrapper: provider(client) },
    );
    await expect.poll(() => urls().length).toBe(2);
    await act(() => result.current.remove.send({ params: { id: ID } }));
    await expect.poll(() => urls().filter((url) => url.includes('candidates')).length).toBe(2);
    expect(urls().filter((url) => url.includes('genders'))).toHaveLength(1);
  });

  it('reports that it is sending, and the reason of a failure', async () => {
    const answers: ((response: Response) => void)[] = [];
    const { client } = backend(() => new Promise<Response>((resolve) => answers.push(resolve)));
    const { result, act } = await renderHook(() => useMutationCall('signOut'), { wrapper: provider(client) });
    let failure: unknown;
    await act(() => {
      result.current.send().catch((error: unknown) => (failure = error));
    });
    expect(result.current.isSending).toBe(true);
    answers[0]?.(Response.json({ detail: 'no' }, { status: 400 }));
    await expect.poll(() => result.current.isSending).toBe(false);
    expect(result.current.error?.detail).toBe('no');
    expect(failure).toBe(result.current.error);
  });
});

describe('what is saved after the last screen has gone', () => {
  it('reloads nothing, and fails nowhere', async () => {
    const { client, requests } = backend(() => ({ id: ID, display_name: 'Noor' }));
    const { result, unmount } = await renderHook(
      () => ({ reload: useReload('getPatient'), call: useCall('getPatient', { params: { id: ID } }) }),
      { wrapper: provider(client) },
    );
    await expect.poll(() => result.current.call.data?.display_name).toBe('Noor');
    const { reload, call } = result.current;
    await unmount();
    const failed = vi.fn<(event: PromiseRejectionEvent) => void>((event) => event.preventDefault());
    addEventListener('unhandledrejection', failed);
    reload();
    await expect(call.mutate()).resolves.toBeUndefined();
    // rejections are reported after the microtasks
    await new Promise((done) => setTimeout(done));
    removeEventListener('unhandledrejection', failed);
    expect(failed).not.toHaveBeenCalled();
    expect(requests).toHaveLength(1);
  });
});
