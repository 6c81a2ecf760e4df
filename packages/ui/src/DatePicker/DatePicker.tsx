import { type ReactElement, useRef } from 'react';
import type { CalendarStart } from '../Calendar/Calendar.tsx';
import type { DateFieldProps } from '../DateField/DateField.tsx';
import { DateReadings } from '../DateField/DateReadings.tsx';
import { useTypedDate } from '../DateField/useTypedDate.ts';
import { field } from '../Field/Field.css.ts';
import { PopoverTextField } from '../Field/PopoverTextField.tsx';
import { CalendarIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { datePickerTexts } from './DatePicker.texts.ts';
import { useFieldPopover } from '../Field/useFieldPopover.ts';

const loadCalendar = (): Promise<typeof import('./CalendarPopover.tsx')> => import('./CalendarPopover.tsx');

/** Props of {@link DatePicker}. */
export interface DatePickerProps extends Omit<DateFieldProps, 'onBlur'> {
  /** Callback that returns whether a day, `YYYY-MM-DD`, between the limits is unavailable. */
  isDateUnavailable?: (date: string) => boolean;
  /**
   * The initial view of the calendar. Use `years` for a day long ago, such as a date of birth: year, month and day then
   * take three presses.
   * @default 'days'
   */
  startsWith?: CalendarStart;
  /** Called when focus leaves the field and its calendar. */
  onBlur?: () => void;
}

/**
 * A date that is typed or picked from a calendar. The calendar is loaded when it is first opened.
 * @selector [data-component="DatePicker"] The field with its calendar.
 */
export function DatePicker({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  value,
  defaultValue,
  onChange,
  onBlur,
  format = 'MM/DD/YYYY',
  minValue,
  maxValue,
  isDateUnavailable,
  startsWith = 'days',
  inputRef,
  ...props
}: DatePickerProps): ReactElement {
  const texts = useTexts(datePickerTexts);
  const box = useRef<HTMLDivElement>(null);
  const date = useTypedDate({ value, defaultValue, onChange, format, minValue, maxValue, errorMessage });
  const { part, isOpen, setOpen, fieldProps } = useFieldPopover(loadCalendar, () => {
    date.leave();
    onBlur?.();
  });
  return (
    <div className={field} data-component="DatePicker" {...fieldProps}>
      <PopoverTextField
        {...props}
        {...{ label, isLabelHidden, description, hint, inputRef, isOpen }}
        errorMessage={date.errorMessage}
        boxRef={box}
        placeholder={format}
        value={date.text}
        onChange={date.type}
        onBlur={date.settle}
        trigger={{ label: texts.openCalendar, content: <CalendarIcon /> }}
        onOpen={() => setOpen(true)}
      />
      {date.readings && <DateReadings days={date.readings} value={date.value} onChange={date.pick} />}
      {part && (
        <part.CalendarPopover
          isOpen={isOpen}
          onOpenChange={setOpen}
          triggerRef={box}
          aria-label={texts.openCalendar}
          value={date.value}
          onChange={(next) => {
            date.pick(next);
            setOpen(false);
          }}
          {...{ minValue, maxValue, isDateUnavailable, startsWith }}
        />
      )}
    </div>
  );
}
