import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactElement, type Ref, type SyntheticEvent, useState } from 'react';
import { Group, Input } from 'react-aria-components';
import { box, boxes, count, input } from './PinField.css.ts';

interface PinBoxesProps {
  value: string;
  length: number;
  isMasked: boolean;
  /** Undefined: as the field it is in. */
  isInvalid: boolean | undefined;
  isDisabled: boolean;
  isReadOnly: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The range of the caret: the place of the next digit, or the selected digits. */
interface Caret {
  start: number;
  end: number;
}

/** One real input with the boxes drawn under it; assistive technology, paste and autofill meet the input alone. */
export function PinBoxes({ value, length, isMasked, inputRef, ...state }: PinBoxesProps): ReactElement {
  const [caret, setCaret] = useState<Caret | null>(null);
  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void =>
    setCaret({ start: currentTarget.selectionStart ?? length, end: currentTarget.selectionEnd ?? length });
  const isActive = (index: number): boolean => {
    if (caret === null) return false;
    const start = Math.min(caret.start, length - 1);
    return index >= start && index < Math.max(caret.end, start + 1);
  };
  return (
    <Group
      role="presentation"
      className={boxes}
      style={assignInlineVars({ [count]: String(length) })}
      isInvalid={state.isInvalid}
      isDisabled={state.isDisabled}
      isReadOnly={state.isReadOnly}
      data-part="boxes"
    >
      {Array.from({ length }, (_, index) => (
        <span
          key={index}
          className={box}
          data-part="digit"
          data-active={isActive(index) || undefined}
          aria-hidden="true"
        >
          {index < value.length && (isMasked ? '•' : value[index])}
        </span>
      ))}
      <Input
        ref={inputRef}
        className={input}
        onSelect={follow}
        onFocus={follow}
        onBlur={() => setCaret(null)}
        data-part="input"
      />
    </Group>
  );
}
