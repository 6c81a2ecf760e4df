import type { ReactElement, ReactNode, Ref } from 'react';
import { Group, Input } from 'react-aria-components';
import { adornment, box, input, numeric, signed, unit as unitClass } from './Field.css.ts';
import { Placeholder } from './Placeholder.tsx';
import { entry, overlay, replaced } from './placeholder.css.ts';

interface TextInputProps {
  /** The frame, e.g. to stand something beside it. */
  boxRef?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  placeholder?: string;
  /** Before the text. */
  start?: ReactNode;
  /** After the text. */
  unit?: ReactNode;
  /** Buttons at the end. */
  buttons?: ReactNode;
  isNumeric?: boolean;
  /** The default is the state of the field around it. */
  isInvalid?: boolean | undefined;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

/**
 * The framed line of text inside a field.
 * @selector [data-part="box"] The box around the input of a field.
 * @selector [data-part="input"] The input of a field.
 */
export function TextInput({
  boxRef,
  inputRef,
  placeholder,
  start,
  unit,
  buttons,
  isNumeric,
  ...state
}: TextInputProps): ReactElement {
  const { isInvalid, isDisabled = false, isReadOnly = false } = state;
  return (
    <Group
      ref={boxRef}
      className={box}
      role="presentation"
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      data-part="box"
    >
      {start !== undefined && <span className={adornment}>{start}</span>}
      <span className={entry}>
        <Input
          ref={inputRef}
          placeholder={placeholder ?? ''}
          className={`${input} ${replaced} ${isNumeric === true ? numeric : ''}`}
          data-part="input"
        />
        {placeholder !== undefined && (
          <span className={isNumeric === true ? `${overlay} ${signed}` : overlay} aria-hidden="true">
            <Placeholder text={placeholder} />
          </span>
        )}
      </span>
      {unit !== undefined && <span className={unitClass}>{unit}</span>}
      {buttons}
    </Group>
  );
}
