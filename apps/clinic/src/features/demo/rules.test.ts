import { describe, expect, it } from 'vitest';
import { signedIn } from '../../fakes/data/session.ts';
import { demoTest, visitorRefusals } from './rules.ts';

describe('a visitor', () => {
  it('gives a name and a valid e-mail address [DEMO-01]', () => {
    expect(visitorRefusals({ name: 'Vera Visitor', email: 'vera@home.example' })).toEqual({});
    expect(visitorRefusals({ name: ' ', email: '' })).toEqual({
      name: { kind: 'required' },
      email: { kind: 'required' },
    });
    expect(visitorRefusals({ name: 'Vera', email: 'vera@home' })).toEqual({ email: { kind: 'invalidEmail' } });
  });

  it('takes a fast 30-2 or Landolt C from afar, as the preferences want it [DEMO-02]', () => {
    const patient = { id: 'p', doctor_id: 'd' };
    const preferences = {
      ...signedIn.preferences,
      device: 'h',
      operator: 'o',
      skip_tutorial: true,
      skip_convergence_testing: true,
      use_monocular_for_contrast_sensitivity: true,
    };
    expect(demoTest('PERIMETRY', patient, preferences, { operator_id: null })).toEqual({
      status: 1,
      patient: 'p',
      device: 'h',
      doctor: 'd',
      operator: 'o',
      test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '30-2' },
      eye: '',
      goldman_size: 3,
      language: null,
      monocular: true,
      skip_tutorial: true,
      use_short_tutorial: false,
      skip_convergence_testing: true,
      disable_pause: false,
    });
    expect(demoTest('VISUAL_ACUITY', patient, signedIn.preferences, { operator_id: 'p' })).toMatchObject({
      test_group: { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C' },
      operator: 'p',
      monocular: false,
      skip_tutorial: false,
    });
  });
});
