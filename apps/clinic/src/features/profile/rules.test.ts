import { describe, expect, it } from 'vitest';
import { signedIn } from '../../fakes/data/session.ts';
import { changesOf, profileRefusals, type ProfileValues, valuesOf } from './rules.ts';

const { user } = signedIn;
const typed = (changes: Partial<ProfileValues>): ProfileValues => ({ ...valuesOf(user), ...changes });
const GOOD = 'quiet-lighthouse-73';

describe('the rules of the profile', () => {
  it('take it as it is, and then send nothing [INFO-04]', () => {
    expect(profileRefusals(typed({}))).toEqual({});
    expect(changesOf(typed({}), user)).toBeUndefined();
    expect(changesOf(typed({ first_name: ` ${user.first_name} ` }), user)).toBeUndefined();
  });

  it.each([
    ['first_name', '', { kind: 'required' }],
    ['last_name', ' ', { kind: 'required' }],
    ['username', '', { kind: 'required' }],
    ['email', '', { kind: 'required' }],
    ['email', 'nowhere', { kind: 'invalidEmail' }],
    ['phone_number', '12', { kind: 'phoneCountry' }],
  ] as const)('refuse as %s: %j [INFO-04]', (field, value, refusal) => {
    expect(profileRefusals(typed({ [field]: value }))).toEqual({ [field]: refusal });
  });

  it('ask of a new password what every password has to have, and that it is typed twice [INFO-04] [VAL-01]', () => {
    const refused = profileRefusals(typed({ password: 'short' }));
    expect(refused.password).toEqual({ kind: 'password', problem: 'length' });
    expect(refused.confirm_password).toEqual({ kind: 'passwordsDiffer' });
    const good = typed({ password: GOOD, confirm_password: GOOD });
    expect(profileRefusals(good)).toEqual({});
    expect(changesOf(good, user)).toMatchObject({ password: GOOD, confirm_password: GOOD });
  });

  it('send the e-mail in lower case and an emptied phone as none', () => {
    const values = typed({ email: 'New@Clinic.example ', phone_number: ' ' });
    expect(changesOf(values, { ...user, phone_number: '+12025550134', version: 4 })).toEqual({
      email: 'new@clinic.example',
      phone_number: null,
      version: 4,
    });
  });
});
