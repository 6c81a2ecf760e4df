import { describe, expect, it } from 'vitest';
import { returnUrl, wayOf } from './returning.ts';

const ORIGIN = 'https://clinic.example';
const back = (way: Parameters<typeof returnUrl>[1]) => wayOf(new URL(returnUrl(ORIGIN, way)).searchParams);

describe('where a single sign-on comes back to', () => {
  it('is the screen that ends it, which knows where the person was going and who was there (of AUTH-09)', () => {
    expect(returnUrl(ORIGIN, { return_to: null, former_user: null })).toBe(`${ORIGIN}/sso/success`);
    const way = { return_to: '/patients?search=O’Neil & son', former_user: '0a000000-0000-4000-8000-000000000001' };
    expect(returnUrl(ORIGIN, way)).toMatch(/^https:\/\/clinic\.example\/sso\/success\?return_to=/);
    expect(back(way)).toEqual(way);
    expect(back({ return_to: '/tests/view/a1', former_user: null })).toEqual({
      return_to: '/tests/view/a1',
      former_user: null,
    });
  });

  it.each([
    'https://elsewhere.example/patients',
    '//elsewhere.example/patients',
    '/\\elsewhere.example/patients',
    'javascript:alert(1)',
    'patients',
    '/nothing-here',
    '/login',
    '/sso/authorize?state=a&code=b',
    '',
  ])('is never %o', (return_to) => {
    expect(back({ return_to, former_user: null }).return_to).toBeNull();
  });
});
