import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Radio, RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, FormActions, FormError, FormRow } from './Form.tsx';

const submitted = fn();
const meta = preview.meta({
  component: Form,
  subcomponents: { FormRow, FormActions, FormError },
  args: {
    onSubmit: (event) => {
      event.preventDefault();
      submitted(Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement)));
    },
  },
});

export const SignIn = meta.story({
  args: {
    children: (
      <>
        <TextField label="Username" name="username" autoComplete="username" isRequired />
        <PasswordField label="Password" name="password" isRequired />
        <Button variant="primary" type="submit" isFullWidth>
          Sign in
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: /Username/ }), 'doctor');
    await userEvent.type(canvas.getByLabelText(/Password/, { selector: 'input' }), 'green-Harbour{Enter}');
    await expect(submitted).toHaveBeenCalledWith({ username: 'doctor', password: 'green-Harbour' });
  },
});

export const NewPatient = meta.story({
  args: {
    children: (
      <>
        <FormRow>
          <TextField label="First name" isRequired defaultValue="Adaeze" />
          <TextField label="Last name" isRequired defaultValue="Okafor" />
        </FormRow>
        <FormRow>
          <DateField label="Date of birth" isRequired defaultValue="1961-03-14" />
          <TextField label="Patient ID" isNumeric defaultValue="A-20418" />
        </FormRow>
        <RadioGroup label="Gender" orientation="horizontal" defaultValue="female">
          <Radio value="female" label="Female" />
          <Radio value="male" label="Male" />
          <Radio value="other" label="Other" />
        </RadioGroup>
        <Select
          label="Skin type"
          description="Fitzpatrick; for tests that look at the skin"
          options={[{ id: '1', label: 'Type I' }]}
        />
        <TextArea label="Comments" />
        <Checkbox label="Tests at home" description="The patient is sent a link" />
        <FormActions>
          <Button variant="primary" type="submit">
            Save
          </Button>
          <Button>Cancel</Button>
        </FormActions>
      </>
    ),
  },
});

export const NotAccepted = meta.story({
  args: {
    children: (
      <>
        <FormError
          problems={[
            { id: 'email', message: 'E-mail: this address is taken' },
            { id: 'phone', message: 'Phone: not a valid number' },
          ]}
        >
          The account could not be saved
        </FormError>
        <TextField id="email" label="E-mail" defaultValue="doctor@example.org" errorMessage="This address is taken" />
        <TextField id="phone" label="Phone" defaultValue="+1 555" errorMessage="Not a valid number" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The account could not be saved');
    await userEvent.click(canvas.getByRole('link', { name: 'Phone: not a valid number' }));
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  },
});

export const WrongPassword = meta.story({
  args: { children: <FormError>Wrong username or password</FormError> },
});
