import { HEADER } from '@isopter/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { type BackendHandlers, createBackend } from '../../../fakes/stage/backend.ts';
import { eventually } from '../../../../../../scripts/test/eventually.ts';
import { signedIn } from '../../../fakes/data/session.ts';
import { switchOfficeGroup } from '../../../features/session/signIn.ts';
import { client } from '../api/client.ts';
import { session } from './session.ts';
import { whileSwitching } from './switching.ts';
import { mayConnect } from '../agent/documentPolicy.ts';

vi.mock('../i18n/i18n.ts', () => ({ showLanguage: () => Promise.resolve() }));

const AGENT = 'https://agent.clinic.example';
const OTHER = '0c000000-0000-4000-8000-000000000002';
const PERSON = { first_name: 'Quirin', last_name: 'Zahlbruckner' };

const reload = vi.fn<() => void>();
let sent: string[];

/** A server, whose answers may name an agent. */
function serve(handlers: BackendHandlers, header?: string): void {
  const answer = createBackend(handlers);
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent.push(
      `${decodeURIComponent(input instanceof Request ? input.url : input.toString())} ${typeof init?.body === 'string' ? init.body : ''}`,
    );
    const response = await answer(input, init);
    if (header !== undefined) response.headers.set(HEADER.agent, header);
    return response;
  };
  vi.stubGlobal('fetch', fetch);
}

beforeEach(() => {
  sent = [];
  reload.mockClear();
  const storage = new Map<string, string>();
  vi.stubGlobal('document', { cookie: 'csrftoken=abc' });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  mayConnect(null);
  // a session of another test may have made parts of it proxies, which cannot be cloned
  const current = JSON.parse(JSON.stringify(signedIn)) as typeof signedIn;
  Object.assign(session, { status: 'signed-in', current, chosen_office_group: null });
  return async () => {
    Object.assign(session, { status: 'restoring', current: null, chosen_office_group: null, ended: null });
    vi.unstubAllGlobals();
    // a switch that waits for a reload of the page never ends on its own
    await whileSwitching(() => Promise.resolve());
  };
});

const create = () => client.call('createPatient', { body: { ...PERSON, doctor_id: signedIn.user.doctor_id! } });
const search = () => client.call('listPatients', { query: { search: PERSON.last_name } });

it('sends no names to the server once any answer has said that there is an agent, and reloads the page [OUR-682]', async () => {
  const { id } = signedIn.office_group;
  serve({ listDoctors: () => [] }, `${id} ${AGENT}`);
  await client.call('listDoctors').catch(() => undefined);
  expect(reload).toHaveBeenCalledOnce();
  await expect(create()).rejects.toMatchObject({ name: 'NamesAtAgent' });
  await search().catch(() => undefined);
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.join('\n')).not.toMatch(/Quirin|Zahlbruckner/);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['another office group', `${OTHER} ${AGENT}`, false],
  ['an agent while it is in zero-PII mode', `${signedIn.office_group.id} ${AGENT}`, true],
])('does not reload for %s (of OUR-682)', async (_, header, enable_zero_pii) => {
  session.current!.preferences.enable_zero_pii = enable_zero_pii;
  serve({}, header);
  await client.call('listDoctors').catch(() => undefined);
  expect(reload).not.toHaveBeenCalled();
});

it('repeats no call with names that waited for its user to sign in again (of OUR-682)', async () => {
  const { id } = signedIn.office_group;
  serve({ createPatient: () => Response.json({ detail: 'no' }, { status: 401 }) }, `${id} ${AGENT}`);
  const { answerWaiting } = await import('./waiting.ts');
  const failed = create().catch((error: unknown) => error);
  await eventually(() => expect(session.ended).toBe('ended'));
  answerWaiting(true);
  expect(await failed).toMatchObject({ name: 'NamesAtAgent' });
  expect(sent.filter((text) => text.includes('Quirin'))).toHaveLength(1);
});

it('waits with calls while it switches to another office group, and reloads for the agent of that one [OUR-683]', async () => {
  const { user, timezone, office_group } = signedIn;
  const agent = { enable_on_prem_pii_agent: true, on_prem_pii_agent_url: AGENT };
  let answerSwitch: (() => void) | undefined;
  serve({
    switchOfficeGroup: () => new Promise<undefined>((answer) => (answerSwitch = () => answer(undefined))),
    bootstrap: () => ({ user, timezone, office_group: { ...office_group, ...agent, id: OTHER } }),
    getPreferences: () => signedIn.preferences,
  });
  void switchOfficeGroup(OTHER);
  await eventually(() => expect(answerSwitch).toBeDefined());
  void create().catch(() => undefined);
  void search().catch(() => undefined);
  answerSwitch!();
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
  expect(sent.join('\n')).not.toMatch(/Quirin|Zahlbruckner/);
});
