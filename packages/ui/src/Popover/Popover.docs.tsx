import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Button } from '../Button/Button.tsx';
import { Popover, PopoverTrigger } from './Popover.tsx';

export const popoverDocs: ComponentDocs = {
  name: 'Popover',
  summary: 'A small panel beside the button that opens it, for a few controls or facts.',
  use: [
    'For settings of the adjacent content that take effect immediately, such as the layers of a chart.',
    'For an explanation that fingers and keyboard must reach too.',
  ],
  avoid: [
    { when: 'It offers actions to choose from.', instead: 'Menu' },
    { when: 'It must be answered, or holds a form.', instead: 'Dialog' },
    { when: 'It is a few words about a control.', instead: 'Tooltip' },
    { when: 'The details belong into the page.', instead: 'Disclosure' },
  ],
  accessibility: [
    'It opens by Enter, space bar or touch, takes the focus, and gives it back when Escape or a press outside closes it.',
    'It is a dialog named by its `title`; without one give `aria-label`.',
    'It turns to the side where there is room.',
  ],
  translation: [
    'It is at most 360 pixels wide and grows downwards: long texts wrap, then scroll.',
    '`start` and `end` of `placement` follow the direction of writing.',
  ],
  example: ({ label, sentence, word }) => (
    <PopoverTrigger defaultOpen>
      <Button>{word}</Button>
      <Popover title={label}>{sentence}</Popover>
    </PopoverTrigger>
  ),
};
