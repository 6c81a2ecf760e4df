import type { ReactElement } from 'react';
import { Button } from '../Button/Button.tsx';
import { type DateRange, RangeCalendar, type RangeCalendarProps } from '../Calendar/Calendar.tsx';
import { FieldPopover, type FieldPopoverProps } from '../Field/FieldPopover.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { panel, suggestions } from './DateRangePicker.css.ts';
import type { DateRangePreset } from './DateRangePicker.tsx';
import { dateRangePickerTexts } from './DateRangePicker.texts.ts';
import { isSameRange, withinLimits } from './ranges.ts';
import { useCommonPresets } from './useCommonPresets.ts';

interface RangePopoverProps extends FieldPopoverProps, RangeCalendarProps {
  presets: readonly DateRangePreset[] | undefined;
  /** YYYY-MM-DD; that of this device, if it is left out. */
  today: string | undefined;
  value: DateRange;
  onChange: (value: DateRange) => void;
}

/** The suggestions and the calendar of a `DateRangePicker`. */
export function RangePopover({
  isOpen,
  onOpenChange,
  triggerRef,
  presets,
  today,
  ...calendar
}: RangePopoverProps): ReactElement {
  const texts = useTexts(dateRangePickerTexts);
  const common = useCommonPresets(today);
  const offered = (presets ?? common).map((preset) => ({ ...preset, range: withinLimits(preset, calendar) }));
  return (
    <FieldPopover {...{ isOpen, onOpenChange, triggerRef }} aria-label={calendar['aria-label']}>
      <div className={panel}>
        {offered.length > 0 && (
          <div role="group" aria-label={texts.suggestedDates} className={suggestions} data-part="presets">
            {offered.map(({ id, label, range }) => (
              <Button
                key={id}
                variant="quiet"
                size="sm"
                aria-pressed={isSameRange(range, calendar.value)}
                onPress={() => calendar.onChange(range)}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus */}
        <RangeCalendar {...calendar} autoFocus />
      </div>
    </FieldPopover>
  );
}
