import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { anyText } from '../docs/anyText.tsx';
import { stepperDocs } from './Stepper.docs.tsx';
import { Stepper } from './Stepper.tsx';

const meta = preview.meta({
  title: 'Components/Stepper/Features',
  component: Stepper,
  args: {
    steps: [
      { id: 'tests', label: 'Tests', state: 'done' as const },
      { id: 'contact', label: 'Contact', state: 'current' as const },
      { id: 'consent', label: 'Consent', state: 'error' as const },
      { id: 'billing', label: 'Billing', state: 'disabled' as const },
      { id: 'schedule', label: 'Schedule' },
    ],
  },
});

export const States = meta.story({
  name: 'Shows each state by a sign and in words',
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Tests (done)',
      '2Contact',
      'Consent (needs attention)',
      '4Billing (not available)',
      '5Schedule',
    ]);
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
    await expect(canvas.getByText('Step 2 of 5: Contact')).toBeInTheDocument();
  },
});
export const CurrentWithError = meta.story({
  args: {
    currentId: 'tests',
    steps: [
      { id: 'tests', label: 'Tests', state: 'error' as const },
      { id: 'contact', label: 'Contact' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('Step 1 of 2: Tests')).toBeInTheDocument();
  },
});
export const Narrow = meta.story({
  name: 'Shows a line of text if there is little room',
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 5: Contact')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: {
    steps: [
      { id: 'tests', label: arabic.tests, state: 'done' },
      { id: 'contact', label: arabic.contact, state: 'current' },
      { id: 'consent', label: arabic.consent, state: 'error' },
      { id: 'schedule', label: arabic.schedule },
    ],
  },
});
export const AnyText = meta.story(anyText(stepperDocs));
