import type { ReactElement } from 'react';
import { type Key, ListBox, ListBoxItem } from 'react-aria-components';
import { choice, choices } from './Calendar.css.ts';

interface Choice {
  id: number;
  label: string;
  isDisabled?: boolean;
}

interface ChoicesProps {
  /** The accessible name of the choices, in the language of the application. */
  label: string;
  unit: 'year' | 'month';
  items: readonly Choice[];
  value: number;
  onChange: (id: number) => void;
}

/** All years or all months at once. Arrow keys move in two dimensions; typing `1966` finds the year. */
export function Choices({ label, unit, items, value, onChange }: ChoicesProps): ReactElement {
  return (
    <ListBox
      aria-label={label}
      className={choices({ unit })}
      data-part={`${unit}s`}
      layout="grid"
      items={items}
      selectionMode="single"
      selectedKeys={[value]}
      // pressing the selected choice deselects it, and continues all the same
      onSelectionChange={(keys: 'all' | Set<Key>) => {
        const [key = value] = keys === 'all' ? [] : keys;
        onChange(Number(key));
      }}
      escapeKeyBehavior="none"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the focus was
      autoFocus
    >
      {({ id, label: text, isDisabled = false }) => (
        <ListBoxItem id={id} textValue={text} isDisabled={isDisabled} className={choice}>
          {text}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
