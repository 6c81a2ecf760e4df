import { describe, expect, it } from 'vitest';
import { contactProblems, contactSent } from './contact.ts';

describe('the contact of a patient at home', () => {
  it.each([
    ['', '', { email: 'required', phone: 'required' }],
    ['ada@example.org', '', {}],
    ['', '+1 212 555 0199', {}],
    ['ada@', '+1 212 555 0199', { email: 'invalidEmail' }],
    ['ada@example.org', '12', { phone: 'phoneCountry' }],
    ['ada', '12', { email: 'invalidEmail', phone: 'phoneCountry' }],
  ])('%j and %j', (email, phone, problems) => {
    expect(contactProblems({ email, phone })).toEqual(problems);
  });

  it('is sent without what is not given', () => {
    expect(contactSent({ email: ' ada@example.org ', phone: '' })).toEqual({ email: 'ada@example.org', phone: null });
    expect(contactSent({ email: '', phone: '+1 212 555 0199' })).toEqual({ email: null, phone: '+12125550199' });
  });
});
