import { ApiProvider } from '@isopter/api-client';
import { type ReactElement, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { clinic } from '../../../fakes/data/clinic.ts';
import { signedIn } from '../../../fakes/data/session.ts';
import { At, stage } from '../../../fakes/stage/stage.tsx';
import { client } from '../../platform/api/client.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import type { ConflictField } from './useRecordForm.ts';

const FIELDS: readonly Omit<ConflictField, 'choice' | 'choose'>[] = [
  { name: 'last_name', label: 'Last name', theirs: 'Okafor-Lindqvist', mine: 'Okafor' },
  { name: 'phone', label: 'Phone', theirs: '', mine: '+1 202 555 0134' },
  {
    name: 'email',
    label: 'E-mail',
    theirs: 'adaeze.okafor.lindqvist.of.the.north.side@patients.lakeside-eye-clinic.example',
    mine: 'adaeze@patients.example',
  },
];

const SAVED = new Date().toISOString();

interface Args {
  by: string | null;
  attempts: number;
  isDecided: boolean;
  /** The user made the other change, in another window. */
  isOwn: boolean;
}

function Example({ by, attempts, isDecided, isOwn }: Args): ReactElement {
  const [choices, setChoices] = useState<Record<string, ConflictField['choice']>>(
    isDecided ? { last_name: 'theirs', phone: 'mine', email: 'mine' } : {},
  );
  return (
    <ConflictPanel
      conflict={{
        by: by === null ? null : { id: isOwn ? signedIn.user.id : 'e0000000-0000-4000-8000-000000000003', name: by },
        at: by === null ? null : SAVED,
        version: 1,
        attempts,
        fields: FIELDS.map((field) => ({
          ...field,
          choice: choices[field.name] ?? null,
          choose: (choice) => setChoices((before) => ({ ...before, [field.name]: choice })),
        })),
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Changed meanwhile',
  component: Example,
  args: { by: 'Maya Rosen', attempts: 0, isDecided: false, isOwn: false },
  render: (args) => (
    <ApiProvider client={client}>
      <At path="/">
        <Example {...args} />
      </At>
    </ApiProvider>
  ),
  beforeEach: ({ globals }) => stage(String(globals['locale']), clinic),
});

export const Undecided = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' }, args: { isDecided: true } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const LargeText = meta.story({ globals: { textScale: '200', viewport: { value: 'phone' } } });
/** A job, or nobody in the last 24 hours. */
export const BySomebody = meta.story({ args: { by: null } });

/** The user saved without choosing a version: every field shows an error, and the first field has the focus. */
export const Refused = meta.story({ args: { attempts: 1 } });

/** The other change was made in another window of the same user. */
export const InAnotherWindow = meta.story({ args: { isOwn: true } });

export const ByKeyboard = meta.story({
  name: 'Is decided with the keyboard, each field with both versions [OUR-552]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Someone else changed this record' });
    await expect(panel).toHaveFocus();
    await expect(panel).toHaveAccessibleDescription(/^Maya Rosen saved this record .* All other changes are kept\.$/);
    const name = canvas.getByRole('radiogroup', { name: /^Last name/ });
    await expect(name).toHaveTextContent('Okafor-Lindqvist');
    await expect(canvas.getByRole('radiogroup', { name: /^Phone/ })).toHaveTextContent('Empty');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: /Saved by Maya Rosen Okafor-Lindqvist/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Yours Okafor$/ })).toBeChecked();
  },
});
