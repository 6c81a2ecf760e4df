import { ERROR, HEADER, ZERO_PII } from '@isopter/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../ApiError.ts';
import { openCopy } from '../zeroPii/patientCopy.ts';
import { AgentError } from './AgentError.ts';
import { agentLink } from './agentLink.ts';
import { copyAgentPatients } from './copyAgentPatients.ts';
import { MAX_ANSWER, MAX_REPORT } from './shape.ts';
import { joinVersions, splitVersion, UNKNOWN_VERSION } from './versions.ts';

const ID = '1a000000-0000-4000-8000-000000000001';
const patient = { id: ID, display_name: 'Okafor, Adaeze', updated: '2026-01-01T00:00:00.000Z', version: 0 };

/** A link to an agent that gives one answer to all calls of patients. */
const linkAnswering = (answer: () => Response) =>
  agentLink({
    origin: 'https://agent.clinic.example',
    assertion: () => Promise.resolve('assertion'),
    fetch: (input) =>
      Promise.resolve(
        new Request(input).url.endsWith('/v1/auth-token/')
          ? Response.json({ token: 'token', expires: '2999-01-01T00:00:00.000Z' })
          : answer(),
      ),
  });
const get = (answer: object) =>
  linkAnswering(() => Response.json(answer)).call('getAgentPatient', { params: { id: ID } });
const list = (answer: object) =>
  linkAnswering(() => Response.json(answer)).call('listAgentPatients', { query: { limit: 2 } });

const STRANGE = { name: 'AgentStrange', problem: 'strange' };

it.each([
  ['an id that is no UUID', { id: '../../x' }],
  ['a negative version', { version: -1 }],
  ['a version that the application cannot join', { version: 2 ** 21 }],
  ['the version that stands for an unknown one', { version: UNKNOWN_VERSION }],
  ['a time that is none', { updated: 'soon' }],
])('refuses a patient with %s (of PII-10)', async (_, wrong) => {
  await expect(get({ ...patient, ...wrong })).rejects.toMatchObject(STRANGE);
  await expect(list({ results: [{ ...patient, ...wrong }], count: 1 })).rejects.toMatchObject(STRANGE);
});

it('accepts patients, whose versions are joined without loss (of PII-10)', async () => {
  expect(await get(patient)).toMatchObject(patient);
  expect(await list({ results: [patient, patient], count: 9 })).toMatchObject({ count: 9 });
  const highest = { server: 2 ** 31 - 1, agent: UNKNOWN_VERSION };
  expect(splitVersion(joinVersions(highest.server, highest.agent))).toEqual(highest);
});

it.each([
  ['more patients than its limit', { results: [patient, patient, patient], count: 3 }],
  ['a count that is lower than the number of its patients', { results: [patient], count: 0 }],
])('refuses a page with %s (of PII-10)', async (_, page) => {
  await expect(list(page)).rejects.toMatchObject(STRANGE);
});

it('stops to read an answer that is too large (of PII-10)', async () => {
  const cancel = vi.fn<() => void>();
  const chunk = new TextEncoder().encode(' '.repeat(2 ** 20));
  const endless = new ReadableStream({ pull: (to) => to.enqueue(chunk), cancel }, { highWaterMark: 0 });
  const link = linkAnswering(() => new Response(endless, { headers: { 'Content-Type': 'application/json' } }));
  await expect(link.call('getAgentPatient', { params: { id: ID } })).rejects.toMatchObject(STRANGE);
  expect(cancel).toHaveBeenCalledOnce();
  expect(MAX_ANSWER).toBeLessThan(2 ** 23);
});

const idOf = (at: number): string => `1a000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const pageOf = (updated: (at: number) => string) => ({
  results: Array.from({ length: ZERO_PII.page }, (_, at) => ({ ...patient, id: idOf(at), updated: updated(at) })),
  count: 1_000_000,
});

it.each([
  ['repeats a page', pageOf(() => patient.updated)],
  ['goes back in time', pageOf((at) => new Date(Date.UTC(2026, 0, 1) - at * 1000).toISOString())],
])('ends the copy of changes if the agent %s (of PII-10)', async (_, page) => {
  const copy = await openCopy('doctor');
  await copy.take([], patient.updated);
  const link = linkAnswering(() => Response.json(page));
  await expect(copyAgentPatients(link, copy, new AbortController().signal)).rejects.toThrow('no progress');
  expect(copy.asOf()).toBeNull();
});

const PDF = { headers: { 'Content-Type': 'application/pdf' } };
const report = (answer: () => Response) =>
  linkAnswering(answer).call('getAgentTestReportPdf', { query: { test_id: ID }, grant: 'granted' });

describe('a report', () => {
  it('is a PDF, for which the grant of the server is sent in its own header [OUR-689]', async () => {
    const sent: (string | null)[] = [];
    const link = agentLink({
      origin: 'https://agent.clinic.example',
      assertion: () => Promise.resolve('assertion'),
      fetch: (input, init) => {
        const request = new Request(input, init);
        sent.push(request.headers.get(HEADER.reportGrant));
        return Promise.resolve(
          request.url.endsWith('/v1/auth-token/')
            ? Response.json({ token: 'token', expires: '2999-01-01T00:00:00.000Z' })
            : new Response('%PDF-1.7 …', PDF),
        );
      },
    });
    const file = await link.call('getAgentTestReportPdf', { query: { test_id: ID }, grant: 'granted' });
    expect([file.type, (await file.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    expect(sent).toEqual([null, 'granted']);
  });

  it.each([
    ['a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['a page that calls itself a PDF', () => new Response('<html>', PDF)],
    ['JSON', () => Response.json({})],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('is refused if the agent sends %s (of PII-10)', async (_, answer) => {
    await expect(report(answer)).rejects.toMatchObject(STRANGE);
  });

  it('can be larger than other answers, up to its own limit (of PII-10)', async () => {
    const large = `%PDF-${' '.repeat(MAX_ANSWER)}`;
    expect((await report(() => new Response(large, PDF))).size).toBe(large.length);
    const tooLarge = new Uint8Array(MAX_REPORT + 1);
    await expect(report(() => new Response(tooLarge, PDF))).rejects.toMatchObject(STRANGE);
  });

  it.each([
    [429, ERROR.TOO_MANY_REPORTS],
    [503, ERROR.REPORTS_BUSY],
  ])('that has to wait is no failure of the agent: %s (of PII-10)', async (status, detail) => {
    const error: unknown = await report(() => Response.json({ detail }, { status })).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).not.toBeInstanceOf(AgentError);
    expect(error).toMatchObject({ status, detail });
  });

  it('that the agent cannot draw is a failure of the agent (of PII-10)', async () => {
    const failed = { detail: 'No.', name: 'ServerUnreachable' };
    await expect(report(() => Response.json(failed, { status: 503 }))).rejects.toMatchObject({ problem: 'failed' });
  });
});
