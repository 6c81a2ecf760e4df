import type { FormEvent } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog, DialogTrigger } from '../Dialog/Dialog.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { anyText } from '../docs/anyText.tsx';
import { formDocs } from './Form.docs.tsx';
import { Form, FormActions, FormError, FormRow } from './Form.tsx';

const submitted = fn();
const submit = (event: FormEvent<HTMLFormElement>): void => {
  event.preventDefault();
  submitted(Object.fromEntries(new FormData(event.currentTarget)));
};
const meta = preview.meta({
  title: 'Components/Form/Features',
  component: Form,
  subcomponents: { FormRow, FormActions, FormError },
  args: { onSubmit: submit },
});

const twoFields = (
  <>
    <TextField label="Username" name="username" />
    <TextField label="E-mail" name="email" />
    <FormActions>
      <Button variant="primary" type="submit">
        Save
      </Button>
    </FormActions>
  </>
);

export const Keyboard = meta.story({
  args: { children: twoFields },
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus();
    await userEvent.keyboard('doctor');
    await userEvent.tab();
    await userEvent.keyboard('doctor@example.org{Enter}');
    await expect(submitted).toHaveBeenCalledWith({ username: 'doctor', email: 'doctor@example.org' });
  },
});
export const FromAnyField = meta.story({
  args: {
    children: (
      <>
        <Select label="Device" name="device" options={[{ id: 'lane-1', label: 'Lane 1' }]} defaultValue="lane-1" />
        <Button type="submit">Start</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Device/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(submitted).toHaveBeenCalledWith({ device: 'lane-1' });
  },
});
export const ButtonOutside = meta.story({
  name: 'Ctrl and Enter press a button outside the form that names the form',
  args: { id: 'outside', children: <TextField label="Name" name="name" defaultValue="Lane 1" /> },
  render: (args) => (
    <>
      <Form {...args} />
      <Button type="submit" form="outside">
        Save
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(submitted).toHaveBeenCalledWith({ name: 'Lane 1' });
  },
});
const unfilled = (
  <>
    <TextField label="Username" name="username" isRequired />
    <Select label="Device" name="device" options={[{ id: 'lane-1', label: 'Lane 1' }]} isRequired />
    <Checkbox label="I read the notice" isRequired />
    <Button type="submit">Save</Button>
  </>
);
export const Required = meta.story({
  name: 'Submits only when required fields are filled in [OUR-901]',
  args: { children: unfilled },
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await expect(username).toHaveFocus();
    await expect(username).toBeInvalid();
    await expect(username).toHaveAccessibleDescription(/./);
    await expect(document.querySelectorAll('[data-part="error"]')).toHaveLength(3);
    await userEvent.type(username, 'doctor');
    await userEvent.click(canvas.getByRole('button', { name: /Device/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lane 1' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /I read the notice/ }));
    await expect(document.querySelectorAll('[data-part="error"]')).toHaveLength(0);
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenCalledWith({ username: 'doctor', device: 'lane-1' });
  },
});
export const OwnValidation = meta.story({
  name: 'Leaves validation to the code with validationBehavior="aria" (of OUR-901)',
  tags: ['!autodocs'],
  args: { validationBehavior: 'aria', children: unfilled },
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeValid();
    await expect(document.querySelector('[data-part="error"]')).toBeNull();
  },
});
export const InDialog = meta.story({
  name: 'A form in a dialog submits only itself [OUR-900]',
  tags: ['!autodocs'],
  args: {
    'aria-label': 'Preferences',
    children: (
      <>
        <DialogTrigger>
          <Button>Enter the key</Button>
          <Dialog
            title="Key"
            actions={
              <Button type="submit" form="inner">
                Continue
              </Button>
            }
          >
            <Form id="inner" onSubmit={submit}>
              <TextField label="Key" name="key" defaultValue="lane" />
            </Form>
            <TextField label="Note" />
          </Dialog>
        </DialogTrigger>
        <Button type="submit">Save</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the key' }));
    const key = await screen.findByRole('textbox', { name: 'Key' });
    for (const keys of ['{Enter}', '{Control>}{Enter}{/Control}']) {
      submitted.mockClear();
      await userEvent.click(key);
      await userEvent.keyboard(keys);
      await expect(submitted.mock.calls).toEqual([[{ key: 'lane' }]]);
    }
    submitted.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(submitted.mock.calls).toEqual([[{ key: 'lane' }]]);
    // a field of the dialog that no form contains
    submitted.mockClear();
    await userEvent.click(screen.getByRole('textbox', { name: 'Note' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(submitted).not.toHaveBeenCalled();
  },
});
export const Touch = meta.story({
  args: { children: twoFields },
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Save' }) });
    await expect(submitted).toHaveBeenCalledWith({ username: '', email: '' });
  },
});
export const Rows = meta.story({
  args: {
    children: (
      <FormRow>
        <TextField label="First name" />
        <TextField label="Last name" />
      </FormRow>
    ),
  },
  play: async ({ canvas }) => {
    const [first, last] = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect());
    await expect(first?.top).toBe(last?.top);
  },
});
export const NotAccepted = meta.story({
  args: {
    children: (
      <>
        <FormError
          problems={[
            { id: 'email', message: 'E-mail: this address is taken' },
            { id: 'phone', message: 'Phone: enter the number with its country code' },
          ]}
        >
          The account could not be saved.
        </FormError>
        <TextField id="email" label="E-mail" defaultValue="doctor@example.org" errorMessage="This address is taken" />
        <TextField
          id="phone"
          label="Phone"
          defaultValue="+1 555"
          errorMessage="Enter the number with its country code"
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The account could not be saved.');
    await userEvent.click(canvas.getByRole('link', { name: 'Phone: enter the number with its country code' }));
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  },
});

export const WrongPassword = meta.story({
  args: { children: <FormError>Wrong username or password.</FormError> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Wrong username or password.');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
export const AnyText = meta.story(anyText(formDocs));
