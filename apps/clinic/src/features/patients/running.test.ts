import { describe, expect, it } from 'vitest';
import { PATIENT } from '../../fakes/data/form.ts';
import { sampleTest } from '../../fakes/data/tests.ts';
import { runningOf, signatureOf, withRunning } from './running.ts';

const { id, test_group, timezone } = sampleTest(1);
const patient = {
  ...PATIENT,
  last_test: { id, status: 'started' as const, test_group, eye: '' as const, time_start: null, timezone },
};
const device = (status: 'started' | 'paused') => ({
  running_test: { id, status, test_group, eye: '' as const, monocular: false, test_bundle: null, patient: null },
});

describe('a row and the card of its test', () => {
  it('say the same: the card is the newer', () => {
    const [row] = withRunning([patient], runningOf([device('paused'), { running_test: null }]));
    expect(row?.last_test?.status).toBe('paused');
    expect(row?.last_test?.test_group).toEqual(test_group);
  });

  it('leave rows alone that have nothing to do with a card', () => {
    const other = { ...patient, last_test: { ...patient.last_test, id: sampleTest(2).id } };
    const never = { ...patient, last_test: null };
    const rows = withRunning([patient, other, never], runningOf([device('started')]));
    expect(rows[0]).toBe(patient);
    expect(rows[1]).toBe(other);
    expect(rows[2]).toBe(never);
  });

  it('tell when a test begins, ends or changes its state, and nothing else', () => {
    const [started, paused] = [runningOf([device('started')]), runningOf([device('paused')])];
    expect(signatureOf(started)).toBe(signatureOf(runningOf([{ running_test: null }, device('started')])));
    expect(new Set([signatureOf(started), signatureOf(paused), signatureOf(new Map())]).size).toBe(3);
  });
});
