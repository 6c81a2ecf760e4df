import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { formScreenDocs } from './FormScreen.docs.tsx';
import { FormScreen } from './FormScreen.tsx';

const meta = preview.meta({
  title: 'Patterns/FormScreen',
  component: FormScreen,
  parameters: { guide: formScreenDocs, layout: 'fullscreen' },
  args: {
    title: 'New patient',
    onClose: fn(),
    children: (
      <>
        <TextField label="First name" />
        <TextField label="Last name" />
        <TextField label="ID number" description="As in your practice management system" />
      </>
    ),
    actions: (
      <>
        <Button variant="primary">Save</Button>
        <Button>Save and start a test</Button>
      </>
    ),
  },
});

export const Default = meta.story();
