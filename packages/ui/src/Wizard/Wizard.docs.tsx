import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Wizard } from './Wizard.tsx';
import { startWizard } from './wizardState.ts';

const state = startWizard([2, 1, 1]);

export const wizardDocs: ComponentDocs = {
  name: 'Wizard',
  summary: 'A longer task in steps, one of which can be repeated.',
  use: [
    'To put several tests together: "Test #1", "Test #2", then contact and schedule.',
    'Where later questions depend on earlier answers, and nothing is saved in between.',
    'The state is a pure machine (`wizardState.ts`); the owner keeps the data of each sub-step.',
  ],
  avoid: [
    { when: 'All fields fit on one screen.', instead: 'Form' },
    { when: 'The parts can be filled in any order.', instead: 'Tabs' },
    { when: 'One question is left before something is done.', instead: 'ConfirmDialog' },
  ],
  accessibility: [
    'Going on or back moves the focus to the heading of the step, which is described by "Step 2 of 3: Contact".',
    'Back is disabled on the first sub-step; Next while the form is invalid: the fields say what is missing.',
    'The question for another sub-step is an alert dialog; closing it without an answer changes nothing.',
    'At the limit the dialog states it and offers only to continue.',
  ],
  translation: ['Questions are whole sentences; the answers are verbs, not yes and no.'],
  example: ({ word, label, name, sentence }) => (
    <Wizard
      steps={[
        { id: '1', label: word, heading: label },
        { id: '2', label: name },
        { id: '3', label: word },
      ]}
      state={state}
      send={() => undefined}
      isValid
      onSubmit={() => undefined}
    >
      <TextField label={label} description={sentence} />
    </Wizard>
  ),
};
