import type { ReactElement } from 'react';
import { useLocale } from 'react-aria-components';
import { Radio, RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { dateFieldTexts } from './DateField.texts.ts';
import { readings } from './DateReadings.css.ts';

export interface DateReadingsProps {
  /** The two days that the typed text can be, `YYYY-MM-DD`. */
  days: readonly [string, string];
  /** The one that the field has. */
  value: string;
  onChange: (day: string) => void;
}

/** Asks which of two dates is meant if day and month of the typed text can be swapped. */
export function DateReadings({ days, value, onChange }: DateReadingsProps): ReactElement {
  const texts = useTexts(dateFieldTexts);
  const { locale } = useLocale();
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' });
  return (
    <div className={readings} data-part="readings">
      <RadioGroup label={texts.whichDay} orientation="horizontal" value={value} onChange={onChange}>
        {days.map((day) => (
          <Radio key={day} value={day} label={words.format(new Date(day))} />
        ))}
      </RadioGroup>
    </div>
  );
}
