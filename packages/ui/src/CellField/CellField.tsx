import type { KeyboardEvent, ReactElement, Ref } from 'react';
import { Input } from 'react-aria-components';
import { input } from './CellField.css.ts';

/** Props of {@link CellField}. */
export interface CellFieldProps {
  /** The name of the cell for screen readers, such as "Right eye, x −9°, y 15°". */
  label: string;
  /** The text of the cell. */
  value: string;
  /** Called with the text after each keystroke. */
  onChange: (value: string) => void;
  /** Called when the focus leaves the cell. */
  onBlur?: () => void;
  /** Called for each key, for example to move between cells. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The name of the cell in its form. */
  name?: string;
  /**
   * Whether the cell is drawn with a dashed line, such as a point in the blind spot.
   * @default false
   */
  isMarked?: boolean;
  /**
   * Whether the value is not valid. The message is outside of the cell.
   * @default false
   */
  isInvalid?: boolean;
  /** The id of the message. */
  messageId?: string;
  /** A ref to the input element, for example to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A short value in a grid of values, such as the threshold at a point of a visual field.
 * @selector [data-component="CellField"] The field.
 * @selector [data-marked] On the field, if it is drawn with a dashed line.
 */
export function CellField({
  label,
  value,
  onChange,
  onBlur,
  onKeyDown,
  name,
  isMarked = false,
  isInvalid = false,
  messageId,
  inputRef,
}: CellFieldProps): ReactElement {
  return (
    <Input
      className={input}
      data-component="CellField"
      data-marked={isMarked || undefined}
      ref={inputRef}
      name={name}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? messageId : undefined}
      type="text"
      inputMode="text"
      autoComplete="off"
      value={value}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    />
  );
}
