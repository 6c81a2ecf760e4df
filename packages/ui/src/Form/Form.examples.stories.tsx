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
import { Form, FormActions, FormRow } from './Form.tsx';

const submitted = fn();
const meta = preview.meta({
  title: 'Components/Form/Examples',
  component: Form,
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
