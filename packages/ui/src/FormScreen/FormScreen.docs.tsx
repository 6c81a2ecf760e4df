import { Button } from '../Button/Button.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FormScreen } from './FormScreen.tsx';

export const formScreenDocs: ComponentDocs = {
  name: 'FormScreen',
  summary: 'A form as a screen: one column of fields, a row of buttons, a way out.',
  use: [
    'For making or changing one thing with more than a handful of fields: a patient, a test, a user.',
    'With `wrap` to put a Form around fields and buttons, so that Enter submits.',
    'With `aside` for what the fields come to, such as a drawing of the test that is set up.',
    'With `lead` for whose form it is, and with `summary` for the result of a long form, next to buttons that stay in view.',
    'With `onClose` leading to where the person came from.',
  ],
  avoid: [
    { when: 'One or two fields belong to what is on the screen.', instead: 'Dialog' },
    { when: 'Things are listed and looked through.', instead: 'ListScreen' },
    { when: 'The form is one part of a screen.', instead: 'Form' },
    { when: 'Nobody is signed in yet.', instead: 'SignInScreen' },
  ],
  accessibility: [
    'The title is the heading of level 1 of the screen.',
    'The way out comes before the fields in the order of focus, and before closing what was typed is asked about.',
    'What has the focus is never under the foot of the screen: in a low window, as with large text, the foot does not stay.',
    'Fields are in one column up to 560 pixels, so that a magnifier follows one line.',
  ],
  translation: [
    'The title names the result: "New patient", "Change password".',
    'The chief button repeats its verb: "Save", "Start test"; never "OK" or "Submit".',
    'Buttons are below each other on a phone, as wide as the screen.',
  ],
  example: ({ word, label, name, sentence }) => (
    <FormScreen
      title={label}
      onClose={() => undefined}
      actions={
        <>
          <Button variant="primary">{word}</Button>
          <Button>{label}</Button>
        </>
      }
    >
      <TextField label={label} defaultValue={name} description={sentence} />
      <TextField label={word} />
    </FormScreen>
  ),
};
