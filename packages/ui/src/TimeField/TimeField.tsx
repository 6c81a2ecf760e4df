import { parseTime, Time } from '@internationalized/date';
import { type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react';
import {
  Button,
  DateInput,
  DateSegment,
  Group,
  TimeField as AriaTimeField,
  type TimeFieldProps as AriaTimeFieldProps,
  useLocale,
} from 'react-aria-components';
import { box, boxButton, field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, Label } from '../Field/Field.tsx';
import { useValidity } from '../Field/useValidity.ts';
import { CloseIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { entry, segment, segments } from './TimeField.css.ts';
import { timeFieldTexts } from './TimeField.texts.ts';
import { minutesOf, stepMinute, timeError, type TimeError, type TimeLimits } from './times.ts';

export { timeError, type TimeError, type TimeLimits } from './times.ts';

/** The display format of a time; the values are those of the preference `time_format`. */
export type TimeFormat = '12H' | '24H';

/** Props of {@link TimeField}. */
export interface TimeFieldProps
  extends
    Pick<
      FieldOf<AriaTimeFieldProps<Time>>,
      'name' | 'isDisabled' | 'isReadOnly' | 'onFocus' | 'onBlur' | 'id' | 'aria-label'
    >,
    FieldTexts {
  /** The value (controlled): `HH:mm` (24 hours), or empty. */
  value?: string;
  /**
   * The initial value (uncontrolled).
   * @default ''
   */
  defaultValue?: string;
  /** Called with `HH:mm` when the time is complete, or with an empty text when it is cleared. */
  onChange?: (value: string) => void;
  /**
   * The display format: 12 hours with the locale's day periods, or 24 hours.
   * @default '12H'
   */
  format?: TimeFormat;
  /** The earliest allowed time, `HH:mm`. */
  minValue?: string;
  /** The latest allowed time, `HH:mm`. */
  maxValue?: string;
  /**
   * The minutes between allowed times, which is also the step of the arrow keys.
   * @default 1
   */
  step?: number;
  /** The error message. If omitted, the field reports an invalid time itself after it loses focus. */
  errorMessage?: ReactNode;
}

const toTime = (value: string): Time | null => (minutesOf(value) === null ? null : parseTime(value));

/**
 * A field for a time of day, entered segment by segment: each segment accepts digits or the arrow keys and moves to the
 * next one.
 * @selector [data-component="TimeField"] The field.
 * @selector [data-part="box"] The box around the segments.
 * @selector [data-part="input"] The segments.
 * @selector [data-part="clear"] The button that clears the time.
 */
export function TimeField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  value: given,
  defaultValue = '',
  onChange,
  onBlur,
  format = '12H',
  minValue,
  maxValue,
  step = 1,
  ...props
}: TimeFieldProps): ReactElement {
  const texts = useTexts(timeFieldTexts);
  const { locale } = useLocale();
  const [own, setOwn] = useState(defaultValue);
  const [wasLeft, setLeft] = useState(false);
  const value = given ?? own;
  const limits: TimeLimits = { minValue, maxValue, step };
  const error = wasLeft ? timeError(value, limits) : null;
  const shown = (time: string | undefined): string =>
    new Intl.DateTimeFormat(locale, {
      timeStyle: 'short',
      timeZone: 'UTC',
      hourCycle: format === '12H' ? 'h12' : 'h23',
    }).format((minutesOf(time ?? '') ?? 0) * 60_000);
  const says: Record<TimeError, string> = {
    minTime: texts.minTime({ time: shown(minValue) }),
    maxTime: texts.maxTime({ time: shown(maxValue) }),
    timeStep: texts.timeStep({ step }),
  };
  const message = errorMessage ?? (error === null ? undefined : says[error]);
  const validity = useValidity(message, {});
  const isFixed = props.isDisabled === true || props.isReadOnly === true;

  const change = (next: string): void => {
    setOwn(next);
    onChange?.(next);
  };
  /** React Aria steps by one minute; larger steps are ours. */
  const stepMinutes = (event: KeyboardEvent): void => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
    const time = toTime(value);
    const isMinute = event.target instanceof HTMLElement && event.target.dataset['type'] === 'minute';
    if (step === 1 || isFixed || direction === null || time === null || !isMinute) return;
    event.preventDefault();
    event.stopPropagation();
    change(
      time
        .set({ minute: stepMinute(time.minute, step, direction) })
        .toString()
        .slice(0, 5),
    );
  };

  return (
    <AriaTimeField
      {...props}
      granularity="minute"
      hourCycle={format === '12H' ? 12 : 24}
      shouldForceLeadingZeros={format === '24H'}
      placeholderValue={new Time(9)}
      value={toTime(value)}
      onChange={(time) => change(time === null ? '' : time.toString().slice(0, 5))}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      {...validity}
      className={field}
      data-component="TimeField"
    >
      {({ isInvalid }) => (
        <>
          <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
            {label}
          </Label>
          {/* not the group of the time's parts: that is its input */}
          <Group
            slot={null}
            className={box}
            role="presentation"
            isInvalid={isInvalid}
            isDisabled={props.isDisabled ?? false}
            isReadOnly={props.isReadOnly ?? false}
            data-part="box"
          >
            <div role="presentation" className={entry} onKeyDownCapture={stepMinutes}>
              <DateInput className={segments} data-part="input">
                {(part) => <DateSegment segment={part} className={segment} />}
              </DateInput>
            </div>
            {value !== '' && !isFixed && (
              <Button
                slot={null}
                className={boxButton}
                data-part="clear"
                aria-label={texts.clearTime}
                onPress={() => change('')}
              >
                <CloseIcon />
              </Button>
            )}
          </Group>
          <FieldMessages description={description} hint={hint} errorMessage={message} />
        </>
      )}
    </AriaTimeField>
  );
}
