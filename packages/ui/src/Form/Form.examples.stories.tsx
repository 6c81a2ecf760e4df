import { type FormEvent, type ReactElement, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { z } from 'zod';
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

function FormOfReactHookForm(): ReactElement {
  const { control, handleSubmit } = useForm({ defaultValues: { email: '' } });
  return (
    <Form validationBehavior="aria" onSubmit={(event) => void handleSubmit((values) => submitted(values))(event)}>
      <Controller
        name="email"
        control={control}
        rules={{ pattern: { value: /@/, message: 'Enter an address with @' }, required: 'Enter an e-mail address' }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField {...field} inputRef={ref} label="E-mail" errorMessage={fieldState.error?.message} isRequired />
        )}
      />
      <FormActions>
        <Button variant="primary" type="submit">
          Invite
        </Button>
      </FormActions>
    </Form>
  );
}

export const WithReactHookForm = meta.story({
  name: 'React Hook Form',
  render: () => <FormOfReactHookForm />,
  play: async ({ canvas }) => {
    submitted.mockClear();
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(await canvas.findByText('Enter an e-mail address')).toBeVisible();
    await expect(email).toHaveFocus();
    await userEvent.type(email, 'doctor@example.org{Enter}');
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ email: 'doctor@example.org' }));
  },
});

const Patient = z.object({
  name: z.string().min(1, 'Enter a name'),
  age: z.coerce.number('Enter a number').max(130, 'Enter an age of at most 130'),
});

function FormOfZod(): ReactElement {
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { success, data, error } = Patient.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setErrors(error ? z.flattenError(error).fieldErrors : {});
    if (success) submitted(data);
  };
  return (
    <Form validationErrors={errors} onSubmit={submit}>
      <TextField label="Name" name="name" defaultValue="Adaeze Okafor" isRequired />
      <TextField label="Age" name="age" defaultValue="640" />
      <FormActions>
        <Button variant="primary" type="submit">
          Save
        </Button>
      </FormActions>
    </Form>
  );
}

export const WithZod = meta.story({
  name: 'Zod',
  render: () => <FormOfZod />,
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Enter an age of at most 130')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Age' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Age' }), '64');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenCalledWith({ name: 'Adaeze Okafor', age: 64 });
  },
});
