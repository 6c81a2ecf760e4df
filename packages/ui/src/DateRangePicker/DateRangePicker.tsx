import { type ReactElement, type Ref, useRef, useState } from 'react';
import { useField } from 'react-aria/useField';
import { Button, FieldErrorContext, Group, LabelContext, Provider, TextContext } from 'react-aria-components';
import type { DateRange } from '../Calendar/Calendar.tsx';
import type { DateFormat } from '../DateField/dates.ts';
import { formatDate } from '../DateField/dates.ts';
import { useFieldPopover } from '../Field/useFieldPopover.ts';
import { box as boxClass, boxButton, field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldTexts, hasError, Label } from '../Field/Field.tsx';
import { CalendarIcon, CloseIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { dates } from './DateRangePicker.css.ts';
import { dateRangePickerTexts } from './DateRangePicker.texts.ts';
import { dateRangeErrors, type DateRangeError, isSameRange, NO_RANGE } from './ranges.ts';
import { RangeEntry } from './RangeEntry.tsx';

export type { DateRange } from '../Calendar/Calendar.tsx';
export { commonRanges, type CommonRange, dateRangeErrors, type DateRangeError } from './ranges.ts';

const loadCalendar = (): Promise<typeof import('./RangePopover.tsx')> => import('./RangePopover.tsx');

/** A predefined range that is selected with one press. */
export interface DateRangePreset extends DateRange {
  /** A unique id among the presets. */
  id: string;
  /** The visible name, such as "Last quarter". */
  label: string;
}

/** Props of {@link DateRangePicker}. */
export interface DateRangePickerProps extends FieldTexts {
  /**
   * The value (controlled): both dates, `YYYY-MM-DD` each. A text that is not a date is kept as typed; an empty text
   * means no limit.
   */
  value?: DateRange;
  /**
   * The initial value (uncontrolled).
   * @default no limits
   */
  defaultValue?: DateRange;
  /** Called with both dates whenever one of them changes. */
  onChange?: (value: DateRange) => void;
  /** Called when focus leaves the field and its calendar. */
  onBlur?: () => void;
  /**
   * The display format of the dates. All ten formats are accepted as input, whatever the display format.
   * @default 'MM/DD/YYYY'
   */
  format?: DateFormat;
  /** The earliest allowed day, `YYYY-MM-DD`. */
  minValue?: string;
  /** The latest allowed day, `YYYY-MM-DD`. Presets are limited to it too. */
  maxValue?: string;
  /** Callback that returns whether a day, `YYYY-MM-DD`, between the limits is unavailable. */
  isDateUnavailable?: (date: string) => boolean;
  /**
   * Predefined ranges that are selected with one press; an empty list for none.
   * @default today, the last 7 and 30 days, this month, this year
   */
  presets?: readonly DateRangePreset[];
  /**
   * The day that the default presets count from, as YYYY-MM-DD, for a place with another clock than this device.
   * @default the current day of this device
   */
  today?: string;
  /**
   * Whether the field is disabled: neither date can be changed or focused.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the field is read-only: both dates can be focused and copied but not changed.
   * @default false
   */
  isReadOnly?: boolean;
  /** The error message. If omitted, the field reports invalid dates itself after it loses focus. */
  errorMessage?: FieldTexts['errorMessage'];
  /** A ref to the input of the first date, for example to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A range of two dates, each typed or picked from one calendar, or set together by a preset.
 * @selector [data-component="DateRangePicker"] The field with its calendar.
 * @selector [data-part="box"] The box with both dates.
 * @selector [data-part="start"] The field of the first date.
 * @selector [data-part="end"] The field of the last date.
 * @selector [data-part="input"] The input of a date.
 * @selector [data-part="clear"] The button that clears both dates.
 * @selector [data-part="trigger"] The button that opens the calendar.
 * @selector [data-part="presets"] The list of presets.
 */
export function DateRangePicker({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  value,
  defaultValue = NO_RANGE,
  onChange,
  onBlur,
  format = 'MM/DD/YYYY',
  minValue,
  maxValue,
  isDateUnavailable,
  presets,
  today,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  inputRef,
}: DateRangePickerProps): ReactElement {
  const texts = useTexts(dateRangePickerTexts);
  const box = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [wasLeft, setLeft] = useState(false);
  const range = value ?? own;
  const change = (next: DateRange): void => {
    setOwn(next);
    onChange?.(next);
  };
  const { part, isOpen, setOpen, fieldProps } = useFieldPopover(loadCalendar, () => {
    setLeft(true);
    onBlur?.();
  });

  const errors = wasLeft ? dateRangeErrors(range, { minValue, maxValue }) : { start: null, end: null };
  const error = errors.start ?? errors.end;
  const says: Record<DateRangeError, string> = {
    invalidDate: texts.invalidDate({ format }),
    minDate: texts.minDate({ date: formatDate(minValue ?? '', format) }),
    maxDate: texts.maxDate({ date: formatDate(maxValue ?? '', format) }),
    dateRange: texts.dateRange,
  };
  const message = errorMessage ?? (error === null ? undefined : says[error]);
  const isInvalid = hasError(message);
  const isFixed = isDisabled || isReadOnly;
  const aria = useField({
    label,
    labelElementType: 'span',
    description: description ?? hint,
    errorMessage: message,
    isInvalid,
  });
  const entry = {
    format,
    isRequired,
    isDisabled,
    isReadOnly,
    'aria-describedby': aria.fieldProps['aria-describedby'],
    onArrowDown: () => setOpen(true),
  };

  return (
    <>
      <Provider
        values={[
          [LabelContext, { ...aria.labelProps, elementType: 'span' }],
          [TextContext, { slots: { description: aria.descriptionProps, errorMessage: aria.errorMessageProps } }],
          [FieldErrorContext, { isInvalid, validationErrors: [], validationDetails: {} as ValidityState }],
        ]}
      >
        <div
          role="group"
          aria-labelledby={aria.labelProps.id}
          className={field}
          data-component="DateRangePicker"
          {...fieldProps}
        >
          <Label isRequired={isRequired} isHidden={isLabelHidden}>
            {label}
          </Label>
          <Group
            ref={box}
            className={boxClass}
            role="presentation"
            {...{ isInvalid, isDisabled, isReadOnly }}
            data-part="box"
          >
            <div className={dates}>
              <RangeEntry
                {...entry}
                end="start"
                label={texts.startDate}
                inputRef={inputRef}
                value={range.start}
                onChange={(start) => change({ ...range, start })}
                isInvalid={errors.start !== null || (error === null && isInvalid)}
              />
              <RangeEntry
                {...entry}
                end="end"
                label={texts.endDate}
                value={range.end}
                onChange={(end) => change({ ...range, end })}
                isInvalid={errors.end !== null || (error === null && isInvalid)}
              />
            </div>
            {!isFixed && !isSameRange(range, NO_RANGE) && (
              <Button
                className={boxButton}
                data-part="clear"
                aria-label={texts.clearDates}
                onPress={() => {
                  change(NO_RANGE);
                  box.current?.querySelector('input')?.focus();
                }}
              >
                <CloseIcon />
              </Button>
            )}
            <Button
              className={boxButton}
              data-part="trigger"
              aria-label={texts.openCalendar}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              isDisabled={isFixed}
              onPress={() => setOpen(true)}
            >
              <CalendarIcon />
            </Button>
          </Group>
          <FieldMessages description={description} hint={hint} errorMessage={message} />
        </div>
      </Provider>
      {part && (
        <part.RangePopover
          isOpen={isOpen}
          onOpenChange={setOpen}
          triggerRef={box}
          aria-label={texts.openCalendar}
          presets={presets}
          today={today}
          value={range}
          onChange={(next) => {
            change(next);
            setOpen(false);
          }}
          {...{ minValue, maxValue, isDateUnavailable }}
        />
      )}
    </>
  );
}
