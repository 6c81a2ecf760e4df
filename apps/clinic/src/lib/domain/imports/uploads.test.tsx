import { ApiProvider, useImports } from '@isopter/api-client';
import { type ReactNode, useEffect } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { type BackendHandlers, installBackend, never, refuse } from '../../../fakes/stage/backend.ts';
import { PATIENT } from '../../../fakes/data/form.ts';
import { sampleImport } from '../../../fakes/data/imports.ts';
import { signedIn } from '../../../fakes/data/session.ts';
import { type HeldUploads, holdUploads } from '../../../fakes/actions/uploads.ts';
import { eventually } from '../../../../../../scripts/test/eventually.ts';
import { client } from '../../platform/api/client.ts';
import { session } from '../../platform/session/session.ts';
import { answerWaiting } from '../../platform/session/waiting.ts';
import { addUploads, cancelUpload, forgetUploads, usePatientUploads } from './uploads.ts';

const signIn = (id = signedIn.user.id): void => {
  const current = structuredClone(signedIn);
  Object.assign(session, { status: 'signed-in', current: { ...current, user: { ...current.user, id } }, ended: null });
};

let uploads: HeldUploads;
let received: { patient: unknown; name: string }[];
const serve = (more: BackendHandlers = {}): (() => void) =>
  installBackend({
    listImports: () => [],
    createImport: ({ body }) => {
      const form = body as FormData;
      received.push({ patient: form.get('patient'), name: (form.get('test_report') as File).name });
      return sampleImport(received.length);
    },
    ...more,
  });

beforeEach(() => {
  received = [];
  signIn();
  uploads = holdUploads();
  const end = serve();
  return () => {
    forgetUploads();
    uploads.end();
    end();
  };
});

const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
/** The uploads of the sample patient, which a screen shows. */
const watch = () => renderHook(() => usePatientUploads(PATIENT.id), { wrapper });
const add = (...names: string[]): void =>
  addUploads(
    PATIENT.id,
    names.map((name) => new File(['%PDF-1.7'], name)),
  );
const isOnItsWay = (): Promise<void> => eventually(() => expect(uploads.current()).toBeDefined());

const asksTheBrowser = (): boolean => {
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  return closing.defaultPrevented;
};

it('sends a file with its patient, and says how far it is (of IMP-02)', async () => {
  const { result } = await watch();
  add('a.pdf');
  addUploads('0c000000-0000-4000-8000-000000000009', [new File(['%PDF-1.7'], 'of another.pdf')]);
  await eventually(() => expect(result.current).toMatchObject([{ name: 'a.pdf', status: 'UPLOADING', progress: 0 }]));
  uploads.current()!.sent(0.4);
  await eventually(() => expect(result.current).toMatchObject([{ progress: 0.4 }]));
  uploads.current()!.arrive();
  await eventually(() => expect(result.current).toEqual([]));
  expect(received).toEqual([{ patient: PATIENT.id, name: 'a.pdf' }]);
});

it('continues while no screen shows it, and then stays in its patient’s list in every update (of IMP-03)', async () => {
  const seen: number[] = [];
  const { result, rerender } = await renderHook(
    (props?: { isShown: boolean }) => {
      const items = useImports(PATIENT.id).data;
      const waiting = usePatientUploads(props?.isShown === false ? '' : PATIENT.id);
      const all = items && [...items.map(({ upload_id }) => upload_id), ...waiting.map(({ id }) => id)];
      useEffect(() => void seen.push(all?.length ?? 0));
      return all;
    },
    { wrapper },
  );
  await eventually(() => expect(result.current).toEqual([]));
  // the list from here on was not requested from the server
  serve({ listImports: never });
  add('a.pdf');
  await eventually(() => expect(result.current).toHaveLength(1));
  seen.length = 0;
  uploads.current()!.arrive();
  await eventually(() => expect(result.current).toEqual([sampleImport(1).upload_id]));
  expect(new Set(seen)).toEqual(new Set([1]));

  await rerender({ isShown: false });
  add('b.pdf');
  await isOnItsWay();
  uploads.current()!.arrive();
  await eventually(() => expect(received).toHaveLength(2));
  await rerender({ isShown: true });
  await eventually(() => expect(result.current).toEqual([sampleImport(2).upload_id, sampleImport(1).upload_id]));
});

it('continues once the same person has signed in again (of IMP-03)', async () => {
  const { result } = await watch();
  serve({ createImport: () => refuse(401, 'Not signed in.') });
  add('a.pdf', 'b.pdf');
  uploads.current()!.arrive();
  await eventually(() => expect(session.ended).toBe('ended'));
  expect(result.current).toMatchObject([{ status: 'UPLOADING' }, { status: 'QUEUED' }]);
  serve();
  signIn();
  answerWaiting(true);
  for (const name of ['a.pdf', 'b.pdf']) {
    await isOnItsWay();
    uploads.current()!.arrive();
    await eventually(() => expect(received.at(-1)).toMatchObject({ name }));
  }
  await eventually(() => expect(result.current).toEqual([]));
});

it.each([
  ['the session is left', () => void (session.current = null)],
  ['somebody else signs in', () => signIn('0a000000-0000-4000-8000-000000000009')],
])('is broken off and forgotten when %s', async (_, happens) => {
  const { result } = await watch();
  add('a.pdf', 'b.pdf');
  await eventually(() => expect(result.current).toHaveLength(2));
  happens();
  await eventually(() => expect(result.current).toEqual([]));
  expect(uploads.current()).toBeUndefined();
  expect(received).toEqual([]);
});

it('lets closing the page ask while something waits or is on its way, and then no more [OUR-359]', async () => {
  const { result } = await watch();
  expect(asksTheBrowser()).toBe(false);
  add('a.pdf', 'b.pdf');
  await eventually(() => expect(asksTheBrowser()).toBe(true));
  uploads.current()!.breakOff();
  await eventually(() => expect(result.current).toMatchObject([{ status: 'UPLOAD_FAILED' }, { status: 'UPLOADING' }]));
  expect(asksTheBrowser()).toBe(true);
  cancelUpload(result.current[1]!.id);
  await eventually(() => expect(asksTheBrowser()).toBe(false));
});
