import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { formDocs } from './Form.docs.tsx';
import { Form, FormActions, FormError, FormRow } from './Form.tsx';

const meta = preview.meta({
  title: 'Components/Form',
  component: Form,
  subcomponents: { FormRow, FormActions, FormError },
  parameters: { guide: formDocs },
  args: {
    onSubmit: fn((event) => event.preventDefault()),
    children: (
      <>
        <FormRow>
          <TextField label="First name" name="first_name" isRequired />
          <TextField label="Last name" name="last_name" isRequired />
        </FormRow>
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

export const Default = meta.story();
