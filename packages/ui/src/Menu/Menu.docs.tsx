import { Button } from '../Button/Button.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { DeleteIcon, FileIcon } from '../icons/index.ts';
import { Menu, MenuItem, MenuSection, MenuTrigger } from './Menu.tsx';

export const menuDocs: ComponentDocs = {
  name: 'Menu',
  summary: 'Actions or choices that unfold from a button.',
  use: [
    'For the actions of a row or screen beyond the one or two that everybody needs.',
    'With MenuSection for groups; `tone="danger"` and last for what destroys something.',
    'With `selectedKey` for a short choice that takes effect immediately, such as the language.',
  ],
  avoid: [
    { when: 'It is the value of a field in a form.', instead: 'Select' },
    { when: 'There are one or two actions.', instead: 'Button' },
    { when: 'The choices are worth seeing all the time.', instead: 'SegmentedControl' },
    { when: 'It holds text, fields or anything but items.', instead: 'Popover' },
  ],
  accessibility: [
    'Enter, the space bar or an arrow opens it; arrows move, letters jump to an item, Escape returns to the button.',
    'It is named by its button; give it an `aria-label` where that button says less than the menu.',
    'Items with `href` are links, and open in another tab as links do.',
    'Every action that appears on hover elsewhere must be here too: fingers have no hover.',
  ],
  translation: [
    'Items are verbs, or nouns that finish the words of the button; no periods.',
    'An item that opens a dialog ends with an ellipsis.',
    'Long items wrap at 320 pixels; the menu opens to the other side where the script runs the other way.',
  ],
  example: ({ word, label, sentence }) => (
    <MenuTrigger defaultOpen>
      <Button>{word}</Button>
      <Menu>
        <MenuSection title={label}>
          <MenuItem id="report" icon={<FileIcon />}>
            {word}
          </MenuItem>
          <MenuItem id="move" isDisabled>
            {sentence}
          </MenuItem>
        </MenuSection>
        <MenuSection aria-label={sentence}>
          <MenuItem id="delete" icon={<DeleteIcon />} tone="danger">
            {label}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  ),
};
