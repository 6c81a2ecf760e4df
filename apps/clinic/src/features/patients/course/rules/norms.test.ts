import type { TestFinding, TrendSample } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { sampleFields } from '../../../../fakes/data/progression.ts';
import { sampleTest } from '../../../../fakes/data/tests.ts';
import { normed, normedTest, normsOf } from './norms.ts';

const FIELDS = sampleFields(1);
const [field] = FIELDS as [(typeof FIELDS)[number]];
const mean: TestFinding = { measure: 'MEAN_SENSITIVITY', side: field.eye, value: 27.5 };
const acuity: TestFinding = { measure: 'ACUITY', side: field.eye, value: 0.1 };
const of = { test: field.test, side: field.eye };

describe('what norms say of a field whose age the browser knows', () => {
  it('replaces the mean sensitivity of the same test and eye only', () => {
    const norms = normsOf(FIELDS);
    expect(normed(mean, of, norms)).toEqual([
      { ...mean, measure: 'MD', value: field.md },
      { ...mean, measure: 'VFI', value: field.vfi },
    ]);
    expect(normed(mean, { ...of, test: 'another' }, norms)).toEqual([mean]);
    expect(normed(mean, { ...of, side: 'OU' }, norms)).toEqual([mean]);
    expect(normed(acuity, of, norms)).toEqual([acuity]);
  });

  it('is MD alone where a program has no VFI, and nothing where norms do not hold', () => {
    expect(normed(mean, of, normsOf([{ ...field, vfi: null }]))).toEqual([{ ...mean, measure: 'MD', value: field.md }]);
    expect(normed(mean, of, normsOf([{ ...field, md: null, vfi: null }]))).toEqual([mean]);
  });

  it('is waited for, so that no number turns into another one', () => {
    expect(normed(mean, of, null)).toEqual([]);
    expect(normed(acuity, of, null)).toEqual([acuity]);
  });

  it('keeps what else a sample or a test has', () => {
    const sample = { ...mean, test: field.test, time: field.time, reliable: false } as TrendSample;
    expect(normed(sample, of, normsOf(FIELDS))[0]).toEqual({ ...sample, measure: 'MD', value: field.md });
    const test = sampleTest(1, { id: field.test, result: { version: '2.3', findings: [mean, acuity] } });
    expect(normedTest(test, normsOf(FIELDS)).result?.findings.map(({ measure }) => measure)).toEqual([
      'MD',
      'VFI',
      'ACUITY',
    ]);
    const { result: _, ...open } = test;
    expect(normedTest(open, null)).toBe(open);
  });
});
