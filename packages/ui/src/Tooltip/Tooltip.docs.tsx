import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Button } from '../Button/Button.tsx';
import { Tooltip, TooltipTrigger } from './Tooltip.tsx';

export const tooltipDocs: ComponentDocs = {
  name: 'Tooltip',
  summary: 'A short description of a control, on hover and focus.',
  use: [
    'For what a control does beyond its name: "Starts this eye again from the first stimulus".',
    'For the keyboard shortcut of a control.',
  ],
  avoid: [
    { when: 'People must know it to go on: write it where it is read.', instead: 'Banner' },
    { when: 'It holds a link or a control.', instead: 'Popover' },
    { when: 'It is the name of an icon: the button brings it along.', instead: 'IconButton' },
    { when: 'It explains a field.', instead: 'TextField' },
  ],
  accessibility: [
    'It describes its trigger (`aria-describedby`), shows immediately on keyboard focus and after half a second of hover.',
    'It stays while the pointer is on it, and Escape dismisses it without moving anything.',
    'Fingers have no hover: nothing may depend on it.',
    'The trigger must take the focus; a disabled button does not, and says nothing.',
  ],
  translation: ['A phrase without full stop; up to about 60 characters in English leaves room for other languages.'],
  example: ({ sentence, word }) => (
    <div style={{ padding: 64 }}>
      <TooltipTrigger defaultOpen>
        <Button>{word}</Button>
        <Tooltip>{sentence}</Tooltip>
      </TooltipTrigger>
    </div>
  ),
};
