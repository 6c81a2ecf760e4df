import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Stepper } from './Stepper.tsx';

export const stepperDocs: ComponentDocs = {
  name: 'Stepper',
  summary: 'Where one is among the steps of a longer piece of work.',
  use: ['Above two to six steps that are done one after the other; mostly as a part of a Wizard.'],
  avoid: [
    { when: 'The parts can be visited in any order.', instead: 'Tabs' },
    { when: 'Work runs without the user.', instead: 'ProgressBar' },
    { when: 'It shows the position of a screen among others.', instead: 'Breadcrumbs' },
  ],
  accessibility: [
    'The current step is marked by `aria-current`, by weight and by its filled marker; done, error and disabled steps have their own sign and state it in words.',
    '"Step 2 of 3: Contact" is always there for assistive technology, and is what is seen where there is little room.',
    'It is no navigation: going back and forth is up to the buttons below.',
  ],
  translation: ['Labels of one or two words; long ones wrap.', 'Numbers are written as the language writes them.'],
  example: ({ word, label, name }) => (
    <Stepper
      steps={[
        { id: '1', label: word, state: 'done' },
        { id: '2', label, state: 'current' },
        { id: '3', label: name },
      ]}
    />
  ),
};
