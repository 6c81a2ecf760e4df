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

/** A range to take with one press. */
export interface DateRangePreset extends DateRange {
  /** Unique among them. */
  id: string;
  /** What it is called, such as "Last quarter". */
  label: string;
}

/** Props of {@link DateRangePicker}. */
export interface DateRangePickerProps extends FieldTexts {
  /** Both dates, `YYYY-MM-DD` each; what was typed where that is no date; empty for no limit. */
  value?: DateRange;
  /**
   * Value at first.
   * @default no limits
   */
  defaultValue?: DateRange;
  /** Called with both dates whenever one changes. */
  onChange?: (value: DateRange) => void;
  /** Called when the focus leaves the field and its calendar. */
  onBlur?: () => void;
  /**
   * How the dates are shown. All ten formats are understood whatever is preferred.
   * @default 'MM/DD/YYYY'
   */
  format?: DateFormat;
  /** First accepted day, `YYYY-MM-DD`. */
  minValue?: string;
  /** Last accepted day, `YYYY-MM-DD`. Presets end there too. */
  maxValue?: string;
  /** Whether a day, `YYYY-MM-DD`, cannot be picked though it lies between the limits. */
  isDateUnavailable?: (date: string) => boolean;
  /**
   * Ranges to take with one press; an empty list for none.
   * @default today, the last 7 and 30 days, this month, this year
   */
  presets?: readonly DateRangePreset[];
  /**
   * Neither date can be changed nor takes the focus.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Both dates can be read and copied, not changed.
   * @default false
   */
  isReadOnly?: boolean;
  /** Without an own `errorMessage` the field itself says what is wrong with the dates once it was left. */
  errorMessage?: FieldTexts['errorMessage'];
  /** The input of the first date, e.g. to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** From when to when: two dates, each typed or picked from one calendar, or taken together by a preset. */
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
