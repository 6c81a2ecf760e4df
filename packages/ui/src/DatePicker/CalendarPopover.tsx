import type { ReactElement } from 'react';
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx';
import { FieldPopover, type FieldPopoverProps } from '../Field/FieldPopover.tsx';

/** The calendar of a `DatePicker`. */
export function CalendarPopover({
  isOpen,
  onOpenChange,
  triggerRef,
  ...calendar
}: FieldPopoverProps & CalendarProps): ReactElement {
  return (
    <FieldPopover {...{ isOpen, onOpenChange, triggerRef }} aria-label={calendar['aria-label']}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus */}
      <Calendar {...calendar} autoFocus />
    </FieldPopover>
  );
}
