import { type ReactElement, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Select } from '../Select/Select.tsx';
import { FieldResetHint } from './FieldResetHint.tsx';
import { useFieldResets } from './useFieldResets.ts';

const meta = preview.meta({
  title: 'Components/FieldResetHint/Examples',
  component: FieldResetHint,
  args: { from: '', to: '' },
});

interface Values {
  strategy: string;
  protocol: string;
  foveal: boolean;
  size: string;
}

const choices = (...labels: string[]) => labels.map((label) => ({ id: label, label }));
const PROTOCOLS: Record<string, string[]> = { 'Full Threshold': ['24-2', '24-2C', '10-2'], Ptosis: ['Superior 36'] };

/** Another strategy has other protocols, sizes and, at first, no foveal test. */
const fitting = (values: Values): Values =>
  values.strategy === 'Ptosis'
    ? { ...values, protocol: 'Superior 36', foveal: false, size: '' }
    : { ...values, protocol: '24-2' };

const text = (value: string | boolean): string => (typeof value === 'string' ? value : value ? 'on' : 'off');

function TestSettings(): ReactElement {
  const [values, setValues] = useState<Values>({
    strategy: 'Full Threshold',
    protocol: '24-2C',
    foveal: true,
    size: 'III',
  });
  const { resets, note } = useFieldResets(values);
  const edit = (patch: Partial<Values>): void => {
    const edited = { ...values, ...patch };
    const after = patch.strategy === undefined ? edited : fitting(edited);
    note(values, after, Object.keys(patch) as (keyof Values)[]);
    setValues(after);
  };
  const hintOf = (name: keyof Values) => {
    const reset = resets[name];
    return reset && <FieldResetHint from={text(reset.from)} to={text(reset.to)} />;
  };
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <Select
        label="Strategy"
        options={choices('Full Threshold', 'Ptosis')}
        value={values.strategy}
        onChange={(strategy) => edit({ strategy })}
      />
      <Select
        label="Protocol"
        options={choices(...PROTOCOLS[values.strategy]!)}
        value={values.protocol}
        onChange={(protocol) => edit({ protocol })}
        hint={hintOf('protocol')}
      />
      <Select
        label="Stimulus size"
        options={choices('III', 'V')}
        value={values.size === '' ? null : values.size}
        onChange={(size) => edit({ size })}
        hint={hintOf('size')}
      />
      <Checkbox
        label="Foveal sensitivity"
        isSelected={values.foveal}
        onChange={(foveal) => edit({ foveal })}
        hint={hintOf('foveal')}
      />
    </div>
  );
}

export const ThreeFields = meta.story({
  name: 'Shows on each of three fields the change by another strategy, until it is edited [FORM-04]',
  render: () => <TestSettings />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Changed/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Strategy/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ptosis' }));
    await expect(await canvas.findByText('Changed from 24-2C to Superior 36')).toBeVisible();
    await expect(canvas.getByText('III no longer fits. Choose again.')).toBeVisible();
    await expect(canvas.getByText('Changed from on to off')).toBeVisible();
    // a region that was there before is what assistive technology listens to
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said.filter((text) => text !== '')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Foveal sensitivity' }));
    await expect(canvas.queryByText('Changed from on to off')).not.toBeInTheDocument();
    await expect(canvas.getByText('Changed from 24-2C to Superior 36')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Stimulus size/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'V' }));
    await expect(canvas.queryByText(/no longer fits/)).not.toBeInTheDocument();
  },
});
