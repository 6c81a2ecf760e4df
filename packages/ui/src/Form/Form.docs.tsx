import { Button } from '../Button/Button.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Form, FormActions, FormError, FormRow } from './Form.tsx';

export const formDocs: ComponentDocs = {
  name: 'Form',
  summary: 'One column of fields that are sent together.',
  use: [
    'Around every set of fields with a button that saves or sends them; Enter in a field then does the same.',
    'With FormRow for fields that are read as one, such as first and last name.',
    'With a form library: `validationBehavior="aria"`, and its messages as `errorMessage` of the fields.',
    'With a schema such as zod: its messages by field name as `validationErrors`. They disappear when the field changes.',
    'With FormError above the fields when what was sent is refused, and FormActions below them.',
  ],
  avoid: [
    { when: 'It is a whole screen with title and way out.', instead: 'FormScreen' },
    { when: 'There is one field that filters a list.', instead: 'SearchField' },
    { when: 'Facts are only shown.', instead: 'KeyValueList' },
    { when: 'It is signing in.', instead: 'SignInScreen' },
  ],
  accessibility: [
    'Control (on a Mac Command) and Enter press the submit button from any field.',
    'Every field names itself; help and errors are its description.',
    'FormError is an alert and takes the focus through its `ref`; each of its lines links to a field by the id.',
    'Messages are below their fields; the bubbles of the browser, which vanish, are never shown.',
    'A form that is not valid is not submitted: the first invalid field gets the focus and every invalid one its message.',
    'Keep the submit button enabled, or say beside it what is missing.',
  ],
  translation: [
    'Labels are nouns above the field, so that they may be twice as long in another language.',
    'Messages of the browser are in its language; give `errorMessage`, `validate` or `validationErrors` for your own.',
    'An error says how to correct it: "Enter a date in the past", not "Invalid date".',
    'Fields of a FormRow go below one another where labels or text size need the room.',
  ],
  example: ({ word, label, name, sentence }) => (
    <Form>
      <FormError problems={[{ id: 'form-example-field', message: label }]}>{sentence}</FormError>
      <FormRow>
        <TextField id="form-example-field" label={label} defaultValue={name} errorMessage={sentence} />
        <TextField label={word} description={sentence} />
      </FormRow>
      <FormActions>
        <Button variant="primary" type="submit">
          {word}
        </Button>
        <Button>{word}</Button>
      </FormActions>
    </Form>
  ),
};
