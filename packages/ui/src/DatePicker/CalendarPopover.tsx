import type { ReactElement } from 'react';
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx';
import { FieldPopover, type FieldPopoverProps } from './FieldPopover.tsx';

/** The calendar of a `DatePicker`. */
export function CalendarPopover({
  isOpen,
  onOpenChange,
  triggerRef,
  ...calendar
}: FieldPopoverProps & CalendarProps): ReactElement {
  return (
    <FieldPopover {...{ isOpen, onOpenChange, triggerRef }} aria-label={calendar['aria-label']}>
      <Calendar {...calendar} autoFocus />
    </FieldPopover>
  );
}
