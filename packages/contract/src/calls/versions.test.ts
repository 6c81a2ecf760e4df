import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../call/call.ts';
import { calls } from './index.ts';

/** Calls with PUT that save no record of a form, and why. */
const COMMANDS: Readonly<Record<string, string>> = {
  resetEmployeePassword: 'sends a link or a PIN, and has no body',
  sendDeviceMessage: 'a command to a headset',
  updateTest: 'resumes a test, or answers its convergence question; no form saves a test',
  restartTest: 'a command, which names the run that it discards',
  cancelTestBundle: 'a command without a body',
  attendTest: 'the first person who attends stays; later requests replace nobody',
  updateSession: 'joins or ends a session; the server refuses a session that another technician joined',
};

/** Calls whose body is one decision or one text as a whole, and why. */
const WHOLE: Readonly<Record<string, string>> = {
  updateImport: 'a person verifies the report as a whole',
  updateEnteredFacts: 'a refraction is meaningless in parts',
  updateInterpretation: 'the body is one text',
  updateFieldExclusion: 'a reason and its note are one decision',
  updateFieldBaseline: 'two tests are one decision',
};

const puts = Object.entries<Call>(calls).filter(([, { method }]) => method === 'PUT');
const saving = puts.filter(([name]) => !(name in COMMANDS));
const shapeOf = (schema: z.ZodMiniType | undefined): Record<string, z.ZodMiniType> =>
  ((schema as z.ZodMiniObject | undefined)?.shape ?? {}) as Record<string, z.ZodMiniType>;
const isOptional = (schema: z.ZodMiniType): boolean => z.safeParse(schema, undefined).success;
const namesOf = (list: typeof puts): string[] => list.map(([name]) => name);

describe('a call that saves a record', () => {
  it('is every PUT but the listed commands', () => {
    expect(Object.keys(COMMANDS).filter((name) => !namesOf(puts).includes(name))).toEqual([]);
    expect(Object.keys(WHOLE).filter((name) => !namesOf(saving).includes(name))).toEqual([]);
    expect(saving.length).toBeGreaterThanOrEqual(16);
  });

  it('requires the version that was read [OUR-550]', () => {
    const without = saving.filter(([, { body }]) => {
      const { version } = shapeOf(body);
      return !version || isOptional(version) || z.safeParse(version, -1).success || z.safeParse(version, '1').success;
    });
    expect(namesOf(without)).toEqual([]);
  });

  it('accepts changed fields alone [OUR-550]', () => {
    const asksForMore = saving.filter(
      ([name, { body }]) => !(name in WHOLE) && !z.safeParse(body!, { version: 0 }).success,
    );
    expect(namesOf(asksForMore)).toEqual([]);
  });

  it('answers a newer version with the current record and its version [OUR-551]', () => {
    const silent = saving.filter(([, { conflict }]) => {
      const { name, current } = shapeOf(conflict);
      return !name || !z.safeParse(name, 'RecordChanged').success || !('version' in shapeOf(current));
    });
    expect(namesOf(silent)).toEqual([]);
  });
});
