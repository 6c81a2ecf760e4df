import type { Preferences } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../fakes/data/session.ts';
import { changesOf, type PreferenceValues, valuesOf } from './values.ts';

const { preferences } = signedIn;
const sent = (more: Partial<PreferenceValues>, before: Partial<Preferences> = {}, isClinicAdmin = true) => {
  const saved = { ...preferences, ...before };
  return changesOf({ ...valuesOf(saved), ...more }, saved, isClinicAdmin);
};

describe('what is sent of the preferences', () => {
  it('is nothing where nothing was changed, and what was changed alone [PREF-13]', () => {
    expect(sent({})).toEqual({});
    expect(sent({ always_use_subtitles: true, device: 'd' })).toEqual({ always_use_subtitles: true, device: 'd' });
  });

  it('has a test as a whole, or none', () => {
    const perimetry = { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } as const;
    expect(sent(perimetry)).toEqual({ test_group: perimetry });
    expect(sent({ strategy: '', protocol: '' }, { test_group: perimetry })).toEqual({
      test_group: { group: 'PERIMETRY', strategy: null, protocol: null },
    });
    expect(sent({ group: '' }, { test_group: perimetry })).toEqual({ test_group: null });
  });

  it('has one tutorial, and one way to test convergence, never two at once [PREF-03]', () => {
    expect(sent({ tutorial: 'short' }, { skip_tutorial: true })).toEqual({
      skip_tutorial: false,
      use_short_tutorial: true,
    });
    expect(sent({ convergence: 'automated' }, { skip_convergence_testing: true })).toEqual({
      skip_convergence_testing: false,
      use_automated_convergence: true,
    });
  });

  it('has a fixed exam date only while it is used [PREF-05]', () => {
    expect(sent({ fixed_exam_date: '2028-01-31' })).toEqual({});
    expect(sent({ fixed_exam_date: '2028-01-31', has_fixed_exam_date: true })).toEqual({
      fixed_exam_date: '2028-01-31',
    });
    expect(sent({ has_fixed_exam_date: false }, { fixed_exam_date: '2028-01-31' })).toEqual({ fixed_exam_date: null });
  });

  it('has nothing of the clinic from anybody but its admin [PREF-02] [PREF-15]', () => {
    const both = { date_format: 'DD.MM.YYYY', enable_opv_dicom: true } as const;
    expect(sent(both)).toEqual(both);
    expect(sent(both, {}, false)).toEqual({ enable_opv_dicom: true });
  });
});
