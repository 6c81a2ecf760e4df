import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PatientAlertWrite } from './alerts.ts';
import { TEXT_MAX } from '../limits.ts';
import { alertKinds } from '../enums/alerts.ts';

const problemsOf = (body: unknown) =>
  (z.safeParse(PatientAlertWrite, body).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('a new alert', () => {
  it.each(['ALLERGY', 'INTERPRETER', 'FALL_RISK', 'SINGLE_EYE'])('needs no text if it is %s [OUR-760]', (kind) => {
    expect(problemsOf({ kind })).toEqual([]);
    expect(problemsOf({ kind, text: null })).toEqual([]);
  });

  it('needs a text if it is a diagnosis [OUR-760]', () => {
    expect(problemsOf({ kind: 'DIAGNOSIS' })).toEqual(['text']);
    expect(problemsOf({ kind: 'DIAGNOSIS', text: 'Glaucoma' })).toEqual([]);
  });

  it('has a trimmed text of at most 120 visible characters [OUR-760]', () => {
    const kind = 'ALLERGY';
    expect(z.parse(PatientAlertWrite, { kind, text: '  Latex ' })).toEqual({ kind, text: 'Latex' });
    expect(problemsOf({ kind, text: 'x'.repeat(TEXT_MAX.alert) })).toEqual([]);
    for (const text of ['x'.repeat(TEXT_MAX.alert + 1), '   ', 'Latex\nPenicillin', 'Lat\u202Eex'])
      expect(problemsOf({ kind, text })).toContain('text');
  });

  it('is no diagnosis where texts are not stored [OUR-763]', () => {
    expect(alertKinds(true)).toContain('DIAGNOSIS');
    expect(alertKinds(false)).toEqual(['ALLERGY', 'INTERPRETER', 'FALL_RISK', 'SINGLE_EYE']);
  });
});
