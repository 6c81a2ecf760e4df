import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { clinic } from '../../../fakes/clinic.ts';
import { AppAt, stage } from '../../../fakes/stage.tsx';

const meta = preview.meta({
  title: 'Screens/Single sign-on',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US' },
  beforeEach: ({ globals }) => stage(String(globals['locale']), clinic, null),
});

export const Button = meta.story({
  name: 'Is offered where the domain is known (of AUTH-04)',
  args: { path: '/login?sso_domain=lakeside.example' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in with single sign-on' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Username, e-mail or phone' })).toHaveFocus();
  },
});

export const Refused = meta.story({
  name: 'Says that the clinic’s sign-in let nobody in (of AUTH-18)',
  args: { path: '/sso/error?error_code=auth_failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/did not let you in/);
  },
});

export const Failed = meta.story({
  name: 'Says that it did not work, and leads to the other way in (of AUTH-18)',
  args: { path: '/sso/error?error_code=not_set_up' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Single sign-on did not work/);
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the sign-in' }));
    await expect(await canvas.findByRole('textbox', { name: 'Username, e-mail or phone' })).toBeVisible();
  },
});

export const LinkCutShort = meta.story({
  name: 'Says so too where the link of an invitation was cut short (of AUTH-18)',
  args: { path: '/sso/onboarding?invitation=abc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Single sign-on did not work/);
  },
});

export const InArabic = meta.story({
  args: { path: '/login?sso_domain=lakeside.example' },
  globals: { locale: 'ar-EG', direction: 'rtl' },
});
export const Phone = meta.story({
  args: { path: '/login?sso_domain=lakeside.example' },
  globals: { viewport: { value: 'phone' } },
});
export const Dark = meta.story({ args: { path: '/sso/error?error_code=auth_failed' }, globals: { theme: 'dark' } });
