import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { sampleTexts } from '../docs/sampleTexts.ts';
import { Button } from '../Button/Button.tsx';
import { anyText } from '../docs/anyText.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { useWizard, Wizard, type WizardProps } from './Wizard.tsx';
import { wizardDocs } from './Wizard.docs.tsx';

const submit = fn();
const MOST = 3;

/** A bundle of tests, as the clinic puts it together. */
function Bundle({ onSubmit = submit }: Pick<Partial<WizardProps>, 'onSubmit'>): ReactElement {
  const [tests, setTests] = useState(['Perimetry 24-2']);
  const [state, send] = useWizard([1, 1, 1]);
  const steps = [
    {
      id: 'tests',
      label: 'Tests',
      heading: `Test #${state.subStep + 1}`,
      repeat: {
        question: 'Would you like to create a new test?',
        message: 'Otherwise the bundle continues with the contact.',
        anotherLabel: 'Create test',
        finishLabel: 'Done',
        isAtLimit: tests.length === MOST,
        limitMessage: 'A bundle holds no more tests.',
      },
    },
    { id: 'contact', label: 'Contact' },
    { id: 'schedule', label: 'Schedule' },
  ];
  if (state.isFinished) return <p>The bundle is made.</p>;
  return (
    <>
      <Wizard
        steps={steps}
        state={state}
        send={send}
        isValid={state.step > 0 || tests[state.subStep] !== ''}
        onAnother={() => setTests((all) => [...all, 'Visual acuity'])}
        onSubmit={onSubmit}
      >
        {state.step === 0 ? (
          <TextField
            label="Test"
            value={tests[state.subStep] ?? ''}
            onChange={(text) => setTests((all) => all.with(state.subStep, text))}
          />
        ) : (
          <TextField label={state.step === 1 ? 'Phone' : 'Every'} />
        )}
      </Wizard>
      <Button
        size="sm"
        variant="quiet"
        onPress={() => {
          setTests((all) => all.slice(0, 1));
          send({ type: 'clear' });
        }}
      >
        Another device
      </Button>
    </>
  );
}

const meta = preview.meta({
  title: 'Patterns/Wizard/Features',
  component: Bundle,
  beforeEach: () => {
    submit.mockReset();
  },
});

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const headed = async (name: string): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
};

export const AnotherOne = meta.story({
  name: 'Next on the last sub-step asks for another one; Back returns [BUND-03] [BUND-05]',
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    await expect(screen.getByRole('heading', { name: 'Test #1' })).toHaveAccessibleDescription('Step 1 of 3: Tests');
    await press('Next');
    await screen.findByRole('alertdialog', { name: 'Would you like to create a new test?' });
    await press('Create test');
    await headed('Test #2');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('textbox', { name: 'Test' })).toHaveValue('Visual acuity');
    await press('Back');
    await headed('Test #1');
    await press('Next');
    await headed('Test #2');
  },
});
export const GoOn = meta.story({
  name: 'Continues after "no"; the last step submits [BUND-03] [BUND-14]',
  play: async () => {
    await press('Next');
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('button', { name: 'Done' }) });
    await headed('Contact');
    await expect(screen.getByRole('heading', { name: 'Contact' })).toHaveAccessibleDescription('Step 2 of 3: Contact');
    await press('Next');
    await headed('Schedule');
    await press('Submit');
    await expect(submit).toHaveBeenCalledOnce();
    await expect(await screen.findByText('The bundle is made.')).toBeVisible();
  },
});
export const Limit = meta.story({
  name: 'At the limit a message leaves only one choice [BUND-04]',
  play: async () => {
    for (const number of [2, 3]) {
      await press('Next');
      await userEvent.click(await screen.findByRole('button', { name: 'Create test' }));
      await headed(`Test #${number}`);
    }
    await press('Next');
    await screen.findByRole('alertdialog', { name: 'A bundle holds no more tests.' });
    await expect(screen.queryByRole('button', { name: 'Create test' })).toBeNull();
    await press('Done');
    await headed('Contact');
  },
});
export const Invalid = meta.story({
  name: 'Next waits for a valid form [BUND-09]',
  play: async () => {
    await userEvent.clear(screen.getByRole('textbox', { name: 'Test' }));
    await expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
});
export const Cleared = meta.story({
  name: 'Another device leaves the first test unchanged [BUND-05]',
  play: async () => {
    await press('Next');
    await userEvent.click(await screen.findByRole('button', { name: 'Create test' }));
    await headed('Test #2');
    await press('Another device');
    await headed('Test #1');
    await expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
});
export const Dismissed = meta.story({
  name: 'Escape leaves the question unanswered',
  play: async () => {
    await press('Next');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('heading', { name: 'Test #1' })).toBeVisible();
  },
});
export const Refused = meta.story({
  name: 'Rejected changes keep the state',
  render: () => <Bundle onSubmit={submit.mockRejectedValue(new Error('refused'))} />,
  play: async () => {
    await press('Next');
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await headed('Contact');
    await press('Next');
    await headed('Schedule');
    await press('Submit');
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    await expect(screen.getByRole('heading', { name: 'Schedule' })).toBeVisible();
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  render: () => <>{wizardDocs.example(sampleTexts.rightToLeft)}</>,
});
export const AnyText = meta.story(anyText(wizardDocs));
