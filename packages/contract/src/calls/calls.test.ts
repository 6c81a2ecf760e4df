import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { TEXT_MAX } from '../limits.ts';
import { routes } from '../routes.ts';
import type { Call } from '../call/call.ts';
import { isSensitiveCall, SENSITIVE_CALLS } from '../call/sensitive.ts';
import { callAreas, calls } from './index.ts';

const document = ['10-calls.md', '12-ours.md']
  .map((file) => readFileSync(new URL(`../../../../docs/requirements/${file}`, import.meta.url), 'utf8'))
  .join('\n');
/** The calls of a part of the document: number, method and path. */
const rowsOf = (part: string): string[] =>
  part
    .split('\n')
    .map((line) => /^\| ([HX]-\d{3}) \| (\w+) (\S+) \|/.exec(line.replaceAll('†', '')))
    .filter((match) => match !== null)
    .map(([, id, method, path]) => `${id} ${method} ${path}`);
const rows = rowsOf(document);
const describeCall = ({ id, method, path }: Call): string => `${id} ${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`;
const all = Object.entries<Call>(calls);
const ID = '0a000000-0000-4000-8000-000000000001';

const accepts = (schema: z.ZodMiniType | undefined, value: unknown) => z.safeParse(schema!, value).success;

/** A schema that is not there refuses too. */
const refusesUnknown = (schema: z.ZodMiniType | undefined) =>
  !schema ||
  z
    .safeParse(schema, { message: 'play', nobody_knows_this: 1 })
    .error?.issues.some(({ code }) => code === 'unrecognized_keys');

describe('calls', () => {
  it('are the rows of the requirements, each once, with method and path [API-04] [API-06]', () => {
    expect(rows.length).toBeGreaterThanOrEqual(159);
    expect(all.map(([, call]) => describeCall(call)).toSorted()).toEqual(rows.toSorted());
  });

  it('have each their area and their route [API-04]', () => {
    expect(
      Object.values(callAreas)
        .flatMap((area) => Object.keys(area))
        .toSorted(),
    ).toEqual(Object.keys(calls).toSorted());
    for (const [name, { method, path }] of all) expect(routes[name as keyof typeof routes]).toEqual([method, path]);
  });

  it('end their paths in a slash, but for static files [API-09]', () => {
    expect(all.filter(([, { path }]) => !path.endsWith('/')).map(([name]) => name)).toEqual(['getTexts']);
  });

  it('describe every parameter of their path', () => {
    const wrong = all.filter(([, { path, params }]) => {
      const described = Object.keys((params as z.ZodMiniObject | undefined)?.shape ?? {});
      return described.join() !== [...path.matchAll(/:(\w+)/g)].map(([, key]) => key).join();
    });
    expect(wrong).toEqual([]);
  });

  it('refuse unknown fields in every body and query', () => {
    expect(all.filter(([, { body, query }]) => !refusesUnknown(body) || !refusesUnknown(query))).toEqual([]);
  });

  it('require step-up authentication where they act for support, and name no other call [AUTH-17] [OUR-480]', () => {
    expect(SENSITIVE_CALLS.filter((name) => !Object.hasOwn(calls, name))).toEqual([]);
    const actsForSupport = all.filter(([, { by, method }]) => by?.join() === 'SUPPORT_BASIC' && method !== 'GET');
    expect(actsForSupport.filter(([name]) => !isSensitiveCall(name))).toEqual([]);
  });

  it('never throw on any input', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.jsonValue(), ([, { body, query, params }], value) => {
        for (const schema of [body, query, params]) {
          expect(() => schema && z.safeParse(schema, value)).not.toThrow();
        }
      }),
    );
  });
});

describe('monitor state', () => {
  const state = callAreas['monitor state'];
  const part = document.split(/^## /m).find((section) => section.startsWith('Monitor state'));

  it('has the rows of the requirements under that heading, and none but our own besides [MON-19]', () => {
    const described = Object.values<Call>(state)
      .filter(({ id }) => id.startsWith('H-'))
      .map((call) => describeCall(call));
    expect(described.length).toBeGreaterThanOrEqual(15);
    expect(described).toEqual(rowsOf(part ?? ''));
  });

  it('goes by the id of the test alone [MON-19]', () => {
    for (const { method, params, query, body } of Object.values<Call>(state)) {
      const given = { ...(params as z.ZodMiniObject)?.shape, ...(query as z.ZodMiniObject)?.shape };
      expect(method).toBe('GET');
      expect(body).toBeUndefined();
      expect(['id', 'test']).toContain(Object.keys(given).join());
      expect(accepts(params ?? query, { [Object.keys(given)[0]!]: ID })).toBe(true);
      expect(accepts(params ?? query, { [Object.keys(given)[0]!]: '7' })).toBe(false);
    }
  });

  it('of perimetry has two variants: by eye, and of both together [MON-19]', () => {
    const esterman = { seq_num: 3, stimuli: [], progress: { total: 40 } };
    const byEye = { ...esterman, run: 1, progress: { total: 40, od: 80, os: 0 } };
    expect(accepts(state.getPerimetryState.answer, byEye)).toBe(true);
    expect(accepts(state.getPerimetryState.answer, esterman)).toBe(false);
    expect(accepts(state.getEstermanState.answer, esterman)).toBe(true);
  });

  it('of contrast sensitivity has two calls: the threshold records, and the record now asked [MON-19]', () => {
    const asked = { eye: 'OD', index: 1, phase: 1, seq_num: 2, threshold: false, contrast: 1.2 };
    const record = { ...asked, question: 'C', answer: 'C', variants: ['C', 'D'] };
    expect(accepts(state.getContrastResponses.answer, [record])).toBe(true);
    expect(accepts(state.getContrastOngoingState.answer, record)).toBe(true);
    expect(accepts(state.getContrastOngoingState.answer, null)).toBe(true);
    expect(accepts(state.getContrastOngoingState.answer, [record])).toBe(false);
  });
});

describe('queries', () => {
  const { query } = calls.listPatients;

  it('read numbers and booleans from text, with the defaults of a page [API-02]', () => {
    expect(z.parse(query, {})).toEqual({ limit: 50, offset: 0 });
    expect(z.parse(query, { limit: '20', offset: '40', needs_match_review: 'true' })).toEqual({
      limit: 20,
      offset: 40,
      needs_match_review: true,
    });
    expect(z.parse(query, { id__in: `${ID},${ID}` }).id__in).toEqual([ID, ID]);
  });

  it.each(['', ' ', '0', '101', '-1', '1.5', '1e1', '0x10', '٣', 'ten', 'Infinity', '99999999999999999999'])(
    'refuse %j as a limit [API-02]',
    (limit) => {
      expect(accepts(query, { limit })).toBe(false);
    },
  );

  it.each([
    { offset: '-1' },
    { limit: ['1', '2'] },
    { needs_match_review: 'yes' },
    { id__in: `${ID},1` },
    { search: 'x'.repeat(TEXT_MAX.search + 1) },
    { search: 'a\0b' },
    { date_of_birth: '2001-02-29' },
    { date_of_birth: '0000-01-01' },
    { ordering: 'password' },
  ])('refuse %j', (value) => {
    expect(accepts(query, value)).toBe(false);
  });
});

describe('bodies', () => {
  const patient = { first_name: 'Zoë', last_name: 'Ng', date_of_birth: '1960-02-29', doctor_id: ID };
  const { body } = calls.createPatient;

  it('take a patient as the form sends it, trimmed [PAT-06]', () => {
    expect(accepts(body, { ...patient, email: null, phone: null, gender_id: null })).toBe(true);
    expect(z.parse(body, { ...patient, first_name: '  Zoë ' }).first_name).toBe('Zoë');
  });

  it.each([
    { doctor_id: undefined },
    { doctor_id: '1' },
    { first_name: 'x'.repeat(TEXT_MAX.name + 1) },
    { first_name: '   ' },
    { last_name: '\ud800' },
    { email: 'nobody' },
    { phone: '555-1234' },
    { date_of_birth: '29/02/1960' },
    { monocular: true },
  ])('refuse a patient with %j', (change) => {
    expect(accepts(body, { ...patient, ...change })).toBe(false);
  });

  it('take any part of a patient in a PUT [API-07]', () => {
    for (const part of [
      {},
      { needs_match_review: false },
      { monocular: true },
      { email: 'a@b.example', phone: null },
    ]) {
      expect(accepts(calls.updatePatient.body, { version: 3, ...part })).toBe(true);
    }
  });

  it('take a test with the fields its visible options set [FORM-32]', () => {
    const test = {
      status: 1,
      patient: ID,
      device: ID,
      doctor: ID,
      test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
      eye: '',
      goldman_size: 3,
      language: null,
    };
    expect(accepts(calls.createTest.body, test)).toBe(true);
    const changes = [
      { status: 5 },
      { eye: 'both' },
      { goldman_size: 6 },
      { occlusion_time: 11 },
      { period_in_days: 1000 },
      { test_group: { group: 'PERIMETRY', protocol: '24-3' } },
      { test_group: { group: 'PERIMETRY', extra: 1 } },
    ];
    expect(changes.filter((change) => accepts(calls.createTest.body, { ...test, ...change }))).toEqual([]);
    expect(accepts(calls.updateTest.body, { monocular: true })).toBe(true);
  });

  it('take device messages with their payload, and none other [MON-09]', () => {
    const message = calls.sendDeviceMessage.body;
    const good = [
      { message: 'play' },
      { message: 'volume', payload: 0 },
      { message: 'skip eye', payload: 'OD' },
      { message: 'skip eye', payload: null },
    ];
    expect(good.filter((value) => !accepts(message, value))).toEqual([]);
    const bad = [
      { message: 'restart' },
      { message: 'volume' },
      { message: 'volume', payload: 101 },
      { message: 'volume', payload: '5' },
      { message: 'skip eye', payload: 'OU' },
      { message: 'play', payload: 1 },
    ];
    expect(bad.filter((value) => accepts(message, value))).toEqual([]);
  });

  it('take any part of the preferences [PREF-13]', () => {
    const preferences = calls.updatePreferences.body;
    expect(accepts(preferences, { version: 0, app_language: 'zh-yue' })).toBe(true);
    expect(accepts(preferences, { version: 0, home_test_pin: '0999' })).toBe(false);
    expect(accepts(preferences, { version: 0, home_test_pin: '1000', user_inactivity_limit_seconds: 900 })).toBe(true);
    expect(accepts(preferences, { version: 0, user_inactivity_limit_seconds: 901 })).toBe(false);
  });
});
