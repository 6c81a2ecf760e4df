import { CALL_TIMEOUT, calls, COMMAND_TIMEOUT, ERROR, ERROR_NAME } from '@isopter/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, COOKIES_BLOCKED, isAbort } from './ApiError.ts';
import { pageDigest } from './pageDigest.ts';
import { type ClientOptions, createClient, PAGES, urlOf } from './http.ts';

const ID = '0a000000-0000-4000-8000-000000000001';

function clientAnswering(response: Response | (() => Promise<Response>), options: ClientOptions = {}) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    typeof response === 'function' ? response() : response.clone(),
  );
  const client = createClient({
    fetch: fetch as unknown as typeof globalThis.fetch,
    cookies: () => 'theme=dark; csrftoken=a%2Bb; other=1',
    ...options,
  });
  const sent = () => {
    const [url = '', init = {}] = fetch.mock.lastCall ?? [];
    return { url, init, headers: init.headers as Record<string, string> };
  };
  return { client, sent };
}
const done = () => new Response(null, { status: 204 });
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** A server that hangs: only giving up ends a request. */
const hang = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error)));
const hanging = () => createClient({ fetch: hang as unknown as typeof globalThis.fetch, cookies: () => '' });
const isSettled = async (promise: Promise<unknown>, after: number): Promise<boolean> => {
  let settled = false;
  const settle = (): void => void (settled = true);
  promise.then(settle, settle);
  await vi.advanceTimersByTimeAsync(after);
  return settled;
};

const refused = () =>
  Response.json(
    { detail: ERROR.STEP_UP_REQUIRED, name: ERROR_NAME.STEP_UP_REQUIRED, step_up: 'password' },
    { status: 403 },
  );
const ended = (): Response => Response.json({ detail: 'no' }, { status: 401 });
const answers = (...all: Response[]) => {
  let next = 0;
  return async () => all[Math.min(next++, all.length - 1)]!.clone();
};

describe('createClient', () => {
  it('sends the secret of its page with sensitive calls and the proofs for them, and with no others [OUR-599]', async () => {
    const { client, sent } = clientAnswering(done());
    await client.call('endOtherSignIns');
    const secret = sent().headers['X-Page-Secret'];
    expect(secret).toMatch(/^[\da-f]{64}$/);
    await client.call('checkPassword', { body: { action: 'endOtherSignIns', password: 'x' } });
    expect(sent().headers['X-Page-Secret']).toBe(secret);
    await client.call('deleteTest', { params: { id: ID } });
    expect(sent().headers).not.toHaveProperty('X-Page-Secret');
    const other = clientAnswering(done());
    await other.client.call('endOtherSignIns');
    expect(other.sent().headers['X-Page-Secret']).not.toBe(secret);
    expect(await pageDigest('a'.repeat(64))).toBe('ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb');
  });

  it('carries the csrftoken cookie on unsafe calls, and only on those [API-01]', async () => {
    const { client, sent } = clientAnswering(done());
    await client.call('deleteTest', { params: { id: ID } });
    expect(sent().headers['X-CSRFToken']).toBe('a+b');
    expect(sent().init.method).toBe('DELETE');
    await client.call('updatePreferences', { body: { app_language: 'es-es', version: 0 } });
    expect(sent().headers['X-CSRFToken']).toBe('a+b');
    await client.call('listPatients');
    expect(sent().headers).not.toHaveProperty('X-CSRFToken');
  });

  it('prefers the cookie that only this host can set, which https has [API-01]', async () => {
    const planted = 'csrftoken=planted; __Host-csrftoken=own; __Host-csrftoken2=other';
    const { client, sent } = clientAnswering(done(), { cookies: () => planted });
    await client.call('deleteTest', { params: { id: ID } });
    expect(sent().headers['X-CSRFToken']).toBe('own');
  });

  it('compares the clock with the date of every answer, also of refusals [OUR-509]', async () => {
    const onSkew = vi.fn<(skew: number) => void>();
    const date = new Date(Date.now() - 3_600_000).toUTCString();
    const { client } = clientAnswering(Response.json({ detail: 'no' }, { status: 400, headers: { date } }), { onSkew });
    await failureOf(client.call('signIn', { body: { username: 'a', password: 'b' } }));
    expect(onSkew.mock.lastCall?.[0]).toBeGreaterThan(3_500_000);
    expect(onSkew.mock.lastCall?.[0]).toBeLessThan(3_700_000);
    const undated = clientAnswering(Response.json({}), { onSkew });
    await undated.client.call('listPatients');
    expect(onSkew).toHaveBeenCalledTimes(1);
  });

  it('distinguishes blocked cookies from a page at another address [OUR-508]', async () => {
    const refusal = Response.json({ detail: 'CSRF Failed.', name: ERROR_NAME.CSRF }, { status: 403 });
    const body = { username: 'a', password: 'b' };
    const without = clientAnswering(refusal, { cookies: () => 'theme=dark' });
    expect(await failureOf(without.client.call('signIn', { body }))).toMatchObject({ name: COOKIES_BLOCKED });
    const elsewhere = clientAnswering(refusal);
    expect(await failureOf(elsewhere.client.call('signIn', { body }))).toMatchObject({ name: ERROR_NAME.CSRF });
  });

  it('sends path, query and body as the call says [API-04]', async () => {
    const { client, sent } = clientAnswering(done(), { baseUrl: 'https://clinic.example' });
    await client.call('listPatients', { query: { search: 'Ñu & co', limit: 20, needs_match_review: true } });
    expect(sent().url).toBe(
      'https://clinic.example/api/patients/?search=%C3%91u+%26+co&limit=20&needs_match_review=true',
    );
    await client.call('sendDeviceMessage', { params: { id: ID }, body: { message: 'skip eye', payload: null } });
    expect(sent().url).toBe(`https://clinic.example/api/devices/${ID}/message/`);
    expect(sent().init.body).toBe('{"message":"skip eye","payload":null}');
    expect(sent().headers['Content-Type']).toBe('application/json');
    await client.call('checkKey', { body: new Uint8Array([0xa0]) });
    expect(sent().headers['Content-Type']).toBe('application/cbor');
  });

  it('names the office group on every call but sign-in and bootstrap [AUTH-16]', async () => {
    const { client, sent } = clientAnswering(Response.json({}), { officeGroup: () => 'group' });
    await client.call('listPatients');
    expect(sent().headers['X-Office-Group']).toBe('group');
    await client.call('bootstrap');
    expect(sent().headers).not.toHaveProperty('X-Office-Group');
    await client.call('signIn', { body: { username: 'a', password: 'b' } });
    expect(sent().headers).not.toHaveProperty('X-Office-Group');
  });

  it('brings JSON, a file as a Blob, and nothing for 204', async () => {
    const json = clientAnswering(Response.json({ results: [], count: 0 }));
    expect(await json.client.call('listPatients')).toEqual({ results: [], count: 0 });
    const pdf = clientAnswering(new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }));
    const blob = await pdf.client.call('getTestReportPdf', { query: { test_id: ID } });
    expect(await blob.text()).toBe('%PDF');
    expect(await clientAnswering(done()).client.call('signOut')).toBeUndefined();
  });

  it('does not accept an HTML page as an answer, such as that of a captive portal [ERR-01]', async () => {
    const page = new Response('<p>Welcome to our network', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    const { client } = clientAnswering(page);
    expect(await failureOf(client.call('listAllDevices'))).toMatchObject({ status: 0, offline: true });
    const report = await client.call('getTestReport', { query: { test_id: ID } });
    expect(await report.text()).toContain('Welcome');
    const pages = Object.entries(calls).flatMap(([name, call]) =>
      'file' in call && call.file === 'text/html' ? [name] : [],
    );
    expect([...PAGES].toSorted()).toEqual(pages.toSorted());
  });

  describe('when nobody answers', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('a command has failed after 8 s, and it is not known whether it was done', async () => {
      const command = hanging().call('sendDeviceMessage', { params: { id: ID }, body: { message: 'pause' } });
      const failure = failureOf(command);
      expect(await isSettled(command, COMMAND_TIMEOUT - 1)).toBe(false);
      expect(await isSettled(command, 1)).toBe(true);
      expect(await failure).toMatchObject({ status: 0, offline: true, timedOut: true });
    });

    it('any other call later, or after the given time limit', async () => {
      const patients = hanging().call('listPatients');
      expect(await isSettled(patients, CALL_TIMEOUT - 1)).toBe(false);
      expect(await isSettled(patients, 1)).toBe(true);
      expect(await isSettled(hanging().call('listPatients', { timeLimit: 3_000 }), 3_000)).toBe(true);
    });

    it('and a call nobody waits for is aborted, not late', async () => {
      const controller = new AbortController();
      const call = failureOf(hanging().call('listPatients', { signal: controller.signal }));
      controller.abort();
      expect(isAbort(await call)).toBe(true);
    });

    it('but an answer in time leaves no timer behind', async () => {
      await clientAnswering(done()).client.call('deleteTest', { params: { id: ID } });
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  it.each([401, 403])(
    'tells that the session ended on %i, but not of the sign-in itself [AUTH-10] [AUTH-11]',
    async (status) => {
      const onSignedOut = vi.fn<(error: ApiError, call: string) => void>();
      const { client } = clientAnswering(Response.json({ detail: 'no', name: 'UserLockedOut' }, { status }), {
        onSignedOut,
      });
      await failureOf(client.call('signIn', { body: { username: 'a', password: 'b' } }));
      expect(onSignedOut).not.toHaveBeenCalled();
      const error = await failureOf(client.call('listPatients'));
      expect(onSignedOut).toHaveBeenCalledExactlyOnceWith(error, 'listPatients');
      expect(error).toMatchObject({ status, detail: 'no', name: 'UserLockedOut', offline: false });
    },
  );

  describe('when the session has ended', () => {
    it('repeats reading calls once the same user has signed in [AUTH-10]', async () => {
      const { client } = clientAnswering(answers(ended(), Response.json([])), {
        isSignedInAgain: () => Promise.resolve(true),
      });
      await expect(client.call('listDoctors')).resolves.toEqual([]);
    });

    it('saves what was typed, once the same person has signed in [AUTH-10]', async () => {
      const { client, sent } = clientAnswering(answers(ended(), done()), {
        isSignedInAgain: () => Promise.resolve(true),
      });
      const body = { name: 'Owen Perkins', email: 'owen@isopter.example', message: 'The headset stays dark.' };
      await expect(client.call('sendSupportMessage', { body })).resolves.toBeUndefined();
      expect(sent().init.body).toBe(JSON.stringify(body));
    });

    it('fails what waited when someone else has [AUTH-10]', async () => {
      const { client } = clientAnswering(ended(), { isSignedInAgain: () => Promise.resolve(false) });
      await expect(client.call('listDoctors')).rejects.toMatchObject({ status: 401 });
    });

    it('never sends again a command, a deletion, or what a sign-in and its end ask [AUTH-10]', async () => {
      const isSignedInAgain = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
      const { client } = clientAnswering(ended(), { isSignedInAgain });
      await expect(client.call('restartTest', { params: { id: ID } })).rejects.toMatchObject({ status: 401 });
      await expect(client.call('deletePatient', { params: { id: ID } })).rejects.toMatchObject({ status: 401 });
      await expect(client.call('signOut')).rejects.toMatchObject({ status: 401 });
      await expect(client.call('bootstrap')).rejects.toMatchObject({ status: 401 });
      expect(isSignedInAgain).not.toHaveBeenCalled();
    });

    it('waits no longer than somebody waits for the answer [API-05]', async () => {
      const controller = new AbortController();
      const { client } = clientAnswering(ended(), {
        isSignedInAgain: () => {
          setTimeout(() => controller.abort());
          return new Promise(() => undefined);
        },
      });
      const error = await failureOf(client.call('listDoctors', { signal: controller.signal }));
      expect(isAbort(error)).toBe(true);
    });
  });

  describe('after a sensitive call was refused', () => {
    const body = { version: 0, enable2fa: true };

    it('asks for step-up authentication, and repeats the call after it [OUR-482]', async () => {
      const stepUp = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
      const onSignedOut = vi.fn<() => void>();
      const { client, sent } = clientAnswering(answers(refused(), done()), { stepUp, onSignedOut });
      await expect(client.call('updatePreferences', { body })).resolves.toBeUndefined();
      expect(stepUp).toHaveBeenCalledExactlyOnceWith('password', 'updatePreferences');
      expect(sent().init.body).toBe(JSON.stringify(body));
      expect(onSignedOut).not.toHaveBeenCalled();
    });

    it('fails when they do not, and where nobody can be asked [OUR-482]', async () => {
      const { client } = clientAnswering(refused(), { stepUp: () => Promise.resolve(false) });
      const failure = { name: ERROR_NAME.STEP_UP_REQUIRED };
      await expect(client.call('updatePreferences', { body })).rejects.toMatchObject(failure);
      const alone = clientAnswering(refused());
      await expect(alone.client.call('updatePreferences', { body })).rejects.toMatchObject(failure);
    });
  });

  it('fails with status 0 when the server cannot be reached [ERR-01]', async () => {
    const { client } = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failureOf(client.call('listPatients'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, offline: true });
  });

  it('aborts when nobody waits for the answer', async () => {
    const controller = new AbortController();
    const { client, sent } = clientAnswering(() => Promise.reject(new DOMException('gone', 'AbortError')));
    const failure = failureOf(client.call('listPatients', { signal: controller.signal }));
    expect(sent().init.signal?.aborted).toBe(false);
    controller.abort();
    expect(sent().init.signal?.aborted).toBe(true);
    expect(isAbort(await failure)).toBe(true);
  });

  it('brings the fields a form was refused for', async () => {
    const body = { detail: 'Invalid.', fields: { username: [ERROR.USERNAME_TAKEN], email: 'one text' } };
    const { client } = clientAnswering(Response.json(body, { status: 400 }));
    const error = (await failureOf(client.call('updateUser', { body: { version: 0 } }))) as ApiError;
    expect(error.fields).toEqual({ username: [ERROR.USERNAME_TAKEN], email: ['one text'] });
  });

  it('reads an error of any shape without breaking [API-09]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const { client } = clientAnswering(Response.json(body, { status: 418 }));
        const error = (await failureOf(client.call('listPatients'))) as ApiError;
        expect(error).toBeInstanceOf(ApiError);
        expect(error.status).toBe(418);
        expect(error.detail).toBeTypeOf('string');
      }),
    );
  });

  it('treats an answer with invalid JSON as a failure [API-09]', async () => {
    const broken = new Response('<html>', { headers: { 'Content-Type': 'application/json' } });
    expect(await failureOf(clientAnswering(broken).client.call('listPatients'))).toBeInstanceOf(ApiError);
    const page = new Response('<html>', { status: 502, headers: { 'Content-Type': 'text/html' } });
    expect(await failureOf(clientAnswering(page).client.call('listPatients'))).toMatchObject({
      status: 502,
      detail: '',
    });
  });
});

describe('urlOf', () => {
  it('escapes parameters and leaves out what is missing', () => {
    expect(urlOf('/api/tests/:id/', { id: 'a/b?' }, { eye: undefined, age: null, search: '' })).toBe(
      '/api/tests/a%2Fb%3F/?search=',
    );
  });

  it('keeps every value through the query', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })), (query) => {
        const { searchParams } = new URL(urlOf('/x/', {}, query), 'http://localhost');
        expect(Object.fromEntries(searchParams)).toEqual(query);
      }),
    );
  });
});
