import { endOfMonth, startOfMonth, today } from '@internationalized/date';
import { type ReactElement, use, useState } from 'react';
import { useCalendarHeading } from 'react-aria/useCalendar';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarStateContext,
  RangeCalendarStateContext,
  useLocale,
} from 'react-aria-components';
import { ExpandIcon, NextIcon, PreviousIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { useTimeZone } from '../timeZone/useTimeZone.ts';
import { body, cell, day, fold, grid, header, heading, step, weekday } from './Calendar.css.ts';
import { calendarTexts } from './Calendar.texts.ts';
import { Choices } from './Choices.tsx';
import { weekdayStyle, yearChoices } from './days.ts';

/** The initial view of a calendar: the days of a month, or the list of all years. */
export type CalendarStart = 'days' | 'years';

interface CalendarViewProps {
  kind: 'single' | 'range';
  startsWith: CalendarStart;
}

/** The inside of a calendar: a month with its previous and next buttons, and the quick selection of year and month. */
export function CalendarView({ kind, startsWith }: CalendarViewProps): ReactElement {
  const timeZone = useTimeZone();
  const single = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const state = (single ?? range)!;
  // cells mark today by the time zone of the state, which React Aria takes from the device; a copy is another state to them
  Object.assign(state, { timeZone });
  const { locale } = useLocale();
  const texts = useTexts(calendarTexts);
  const month = useCalendarHeading({}, state);
  const [view, setView] = useState<CalendarStart | 'months'>(startsWith);
  const { focusedDate: shown, minValue, maxValue } = state;

  const yearText = new Intl.DateTimeFormat(locale, { year: 'numeric', calendar: 'gregory', timeZone: 'UTC' });
  const yearName = new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of('year') ?? '';
  const labelOf = (year: number): string => yearText.format(Date.UTC(year, 6, 1));
  const isDays = view === 'days';

  return (
    <>
      <div className={header} data-part="header">
        <Button slot="previous" className={step} data-part="previous" {...(!isDays && { 'data-hidden': true })}>
          <PreviousIcon />
        </Button>
        <Button
          slot={null}
          className={heading}
          data-part="heading"
          aria-label={texts.chooseMonth({ month })}
          aria-expanded={!isDays}
          isDisabled={state.isDisabled}
          onPress={() => setView(isDays ? 'years' : 'days')}
        >
          {view === 'months' ? labelOf(shown.year) : month}
          <ExpandIcon className={fold} />
        </Button>
        <Button slot="next" className={step} data-part="next" {...(!isDays && { 'data-hidden': true })}>
          <NextIcon />
        </Button>
      </div>
      <div className={body} data-part="body">
        {view === 'years' && (
          <Choices
            label={yearName}
            unit="year"
            items={yearChoices(shown.year, today(timeZone).year, { minValue, maxValue }).map((year) => ({
              id: year,
              label: labelOf(year),
            }))}
            value={shown.year}
            onChange={(year) => {
              state.setFocusedDate(shown.set({ year }));
              setView('months');
            }}
          />
        )}
        {view === 'months' && (
          <CalendarMonthPicker format="long">
            {({ 'aria-label': label, items }) => (
              <Choices
                label={label}
                unit="month"
                items={items.map(({ id, date, formatted }) => ({
                  id,
                  label: formatted,
                  isDisabled:
                    (minValue ? endOfMonth(date).compare(minValue) < 0 : false) ||
                    (maxValue ? startOfMonth(date).compare(maxValue) > 0 : false),
                }))}
                value={shown.month}
                onChange={(chosen) => {
                  state.setFocusedDate(shown.set({ month: chosen }));
                  state.setFocused(true);
                  setView('days');
                }}
              />
            )}
          </CalendarMonthPicker>
        )}
        {isDays && (
          <CalendarGrid className={grid} weekdayStyle={weekdayStyle(locale)} data-part="days">
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody className={cell}>
              {(date) => <CalendarCell date={date} className={day({ kind })} data-part="day" />}
            </CalendarGridBody>
          </CalendarGrid>
        )}
      </div>
    </>
  );
}
