import type { ReactElement, Ref } from 'react';
import { Input, TextField } from 'react-aria-components';
import type { DateFormat } from '../DateField/dates.ts';
import { useTypedDate } from '../DateField/useTypedDate.ts';
import { input, numeric } from '../Field/Field.css.ts';
import { entry } from './DateRangePicker.css.ts';

interface RangeEntryProps {
  /** Which end of the range. */
  end: 'start' | 'end';
  label: string;
  value: string;
  onChange: (value: string) => void;
  format: DateFormat;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  'aria-describedby': string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Alt and Arrow Down were pressed. */
  onArrowDown: () => void;
}

/** One typed date of a range. */
export function RangeEntry({
  end,
  label,
  value,
  onChange,
  format,
  inputRef,
  onArrowDown,
  ...props
}: RangeEntryProps): ReactElement {
  const date = useTypedDate({ value, onChange, format });
  const isFixed = props.isDisabled || props.isReadOnly;
  return (
    <TextField
      validationBehavior="aria"
      autoComplete="off"
      {...props}
      aria-label={label}
      value={date.text}
      onChange={date.type}
      onBlur={date.settle}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && event.altKey && !isFixed) {
          event.preventDefault();
          onArrowDown();
        }
      }}
      className={entry}
      data-part={end}
    >
      <Input ref={inputRef} placeholder={format} className={`${input} ${numeric}`} data-part="input" />
    </TextField>
  );
}
