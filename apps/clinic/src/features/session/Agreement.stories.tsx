import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';

const signed = fn();
const pending = { ...signedIn, user: { ...signedIn.user, show_baa_agreement: true } };

const enter =
  (more: BackendHandlers = {}) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    signed.mockClear();
    const handlers: BackendHandlers = { ...clinic, signBaaAgreement: () => void signed(), ...more };
    return stage(String(globals['locale']), handlers, pending);
  };

const meta = preview.meta({
  title: 'Screens/Agreement',
  component: AppAt,
  args: { path: '/patients' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
const accept = (canvas: ReturnType<typeof within>): Promise<HTMLElement> =>
  canvas.findByRole('button', { name: 'Accept' });

export const Pending = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });

export const Accepted = meta.story({
  ...english,
  name: 'Shows the clauses 1 to 7 before the patients, which accepting opens [AUTH-14] [AUTH-21] [NAV-03]',
  tags: ['@all'],
  play: async ({ canvas }) => {
    await accept(canvas);
    const clauses = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(clauses).toHaveLength(7);
    await expect(getComputedStyle(clauses[0]!).listStyleType).toBe('decimal');
    await userEvent.click(await accept(canvas));
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
    await expect(signed).toHaveBeenCalledOnce();
    await expect(localStorage.getItem('isopter.show_baa_agreement')).toBe('false');
  },
});

export const NotSigned = meta.story({
  ...english,
  name: 'Says that it could not be signed, and can be tried again [AUTH-14]',
  beforeEach: enter({ signBaaAgreement: () => refuse(500, 'Server error.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await accept(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The agreement could not be signed.');
    await expect(await accept(canvas)).toBeEnabled();
    await expect(localStorage.getItem('isopter.show_baa_agreement')).toBeNull();
  },
});

export const Cancelled = meta.story({
  ...english,
  name: 'Signs out who does not accept it [AUTH-14]',
  play: async ({ canvas }) => {
    await accept(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(signed).not.toHaveBeenCalled();
  },
});
