import { EnteredFactsWrite } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { differing, enteredText, type EnteredText, factsOf } from './entered.ts';

// a reader in another zone types what the clock of the office showed
const TIMEZONE = 'America/Los_Angeles';
const DAY = { day: '2026-11-22', timezone: TIMEZONE };
const nothing = enteredText({ od: null, os: null, comment: null }, TIMEZONE);
const typed = (od: Partial<EnteredText['od']>, comment = ''): EnteredText => ({
  ...nothing,
  od: { ...nothing.od, ...od },
  comment,
});
const of = (od: Partial<EnteredText['od']>) => factsOf(typed(od), DAY);

describe('what is entered with a test [OUR-20]', () => {
  it('may be nothing at all', () => {
    expect(factsOf(nothing, DAY)).toEqual({ facts: { od: null, os: null, comment: null }, refusals: {} });
  });
  it('is read as people type it, and accepted by the server', () => {
    const { facts, refusals } = factsOf(
      {
        ...typed(
          {
            sphere: '−1,5',
            cylinder: '-0.75',
            axis: '0',
            vertex: '12',
            pupil: '2.4',
            iop: '31',
            method: 'GAT',
            time: '09:30',
            acuity: '20/25',
            aid: 'CC',
          },
          '  Ptosis taped.\n',
        ),
        os: { ...nothing.os, dilated: true, drug: 'Tropicamide', acuity: 'cf', aid: 'SC' },
      },
      DAY,
    );
    expect(refusals).toEqual({});
    expect(facts).toEqual({
      od: {
        refraction: { sphere: -1.5, cylinder: -0.75, axis: 180, vertex: 12 },
        pupil: { size: 2.4, dilated: false },
        iop: { pressure: 31, method: 'GAT', time: '2026-11-22T17:30:00.000Z' },
        acuity: { value: 0.1, aid: 'CC' },
      },
      os: { pupil: { dilated: true, dilated_with: 'Tropicamide' }, acuity: { value: 'CF', aid: 'SC' } },
      comment: 'Ptosis taped.',
    });
    expect(EnteredFactsWrite.safeParse({ ...facts, version: 0 }).success).toBe(true);
    expect(factsOf(enteredText(facts, TIMEZONE), DAY)).toEqual({ facts, refusals: {} });
  });
  it.each<[Partial<EnteredText['od']>, string, unknown]>([
    [{ sphere: 'minus one' }, 'od.sphere', { kind: 'notNumber' }],
    [{ sphere: '-31' }, 'od.sphere', { kind: 'range', min: -30, max: 30 }],
    [{ sphere: '-1.3' }, 'od.sphere', { kind: 'step', step: 0.25 }],
    [{ cylinder: '-1' }, 'od.sphere', { kind: 'needsSphere' }],
    [{ sphere: '0', cylinder: '-1' }, 'od.axis', { kind: 'needsAxis' }],
    [{ sphere: '0', cylinder: '-1', axis: '181' }, 'od.axis', { kind: 'range', min: 0, max: 180 }],
    [{ sphere: '0', axis: '90.5' }, 'od.axis', { kind: 'step', step: 1 }],
    [{ pupil: '0.9' }, 'od.pupil', { kind: 'range', min: 1, max: 10 }],
    [{ pupil: '3.05' }, 'od.pupil', { kind: 'step', step: 0.1 }],
    [{ iop: '81', method: 'GAT' }, 'od.iop', { kind: 'range', min: 0, max: 80 }],
    [{ iop: '14' }, 'od.method', { kind: 'needsMethod' }],
    [{ method: 'GAT' }, 'od.iop', { kind: 'needsPressure' }],
    [{ acuity: 'good', aid: 'SC' }, 'od.acuity', { kind: 'acuity' }],
    [{ acuity: '3.1', aid: 'SC' }, 'od.acuity', { kind: 'range', min: -0.3, max: 3 }],
    [{ acuity: '0.1' }, 'od.aid', { kind: 'needsAid' }],
    [{ aid: 'SC' }, 'od.acuity', { kind: 'needsAcuity' }],
  ])('refuses %j at its field', (od, field, refusal) => {
    const { facts, refusals } = of(od);
    expect(refusals).toEqual({ [field]: refusal });
    expect(facts.od).toBeNull();
  });
  it('keeps what is right beside what is not', () => {
    expect(of({ sphere: 'x', pupil: '4' }).facts.od).toEqual({ pupil: { size: 4, dilated: false } });
  });
  it('is too long only beyond what the server takes', () => {
    expect(factsOf(typed({}, 'a'.repeat(2000)), DAY).refusals).toEqual({});
    expect(factsOf(typed({}, 'a'.repeat(2001)), DAY).refusals).toEqual({ comment: { kind: 'long', max: 2000 } });
  });
});

it('names the fields in which two entries differ [OUR-22]', () => {
  expect(differing(typed({ iop: '14' }, 'a'), typed({ iop: '15' }, 'a'))).toEqual(['od.iop']);
  expect(differing(typed({}, 'a'), typed({}, 'b'))).toEqual(['comment']);
});
