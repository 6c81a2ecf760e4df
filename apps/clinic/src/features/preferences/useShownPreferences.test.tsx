import { ApiProvider } from '@isopter/api-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { installBackend } from '../../fakes/stage/backend.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { startTexts } from '../../fakes/stage/startTexts.ts';
import { client } from '../../lib/platform/api/client.ts';
import { unitText } from '../../lib/frame/form/unitText.ts';
import { session } from '../../lib/platform/session/session.ts';
import type { PreferenceField } from './rules.ts';
import { useShownPreferences } from './useShownPreferences.ts';
import { type PreferenceValues, valuesOf } from './values.ts';

const BEFORE: PreferenceValues = {
  ...valuesOf(signedIn.preferences),
  group: 'PERIMETRY',
  strategy: 'AVA_STANDARD',
  protocol: '24-2',
  has_fixed_exam_date: true,
  fixed_exam_date: '2031-06-30',
  enable_home_test_pin: true,
  home_test_pin: '1234',
  enable_zero_pii: true,
  zero_pii_key: 'the key of the clinic',
};

/** A different value for each field that is only shown together with another one. */
const OTHER: Partial<PreferenceValues> = {
  strategy: 'AVA_FAST',
  protocol: '30-2',
  fixed_exam_date: '2031-07-01',
  home_test_pin: '9876',
  zero_pii_key: 'another key',
};

beforeEach(async () => {
  await startTexts('en-US');
  Object.assign(session, { status: 'signed-in', current: structuredClone(signedIn), ended: null });
  return installBackend({});
});

describe('two versions of the preferences [OUR-552]', () => {
  it('have different texts, whichever field of a unit differs, and show no secret', async () => {
    const { result } = await renderHook(() => useShownPreferences(BEFORE), {
      wrapper: ({ children }) => <ApiProvider client={client}>{children}</ApiProvider>,
    });
    const fields = result.current;
    const units = (Object.keys(fields) as PreferenceField[]).flatMap((name) =>
      (fields[name]?.with ?? []).map((follower) => ({ unit: [name, ...(fields[name]?.with ?? [])], follower })),
    );
    expect(units.map(({ follower }) => follower).toSorted()).toEqual(Object.keys(OTHER).toSorted());
    const texts = units.map(({ unit, follower }) => ({
      follower,
      mine: unitText(unit, fields, BEFORE, 'mine'),
      theirs: unitText(unit, fields, { ...BEFORE, [follower]: OTHER[follower] }, 'theirs'),
    }));
    expect(texts.filter(({ mine, theirs }) => mine === theirs)).toEqual([]);
    expect(JSON.stringify(texts)).not.toMatch(/1234|9876|the key of|another key$/);
  });
});
