import { ComboBox } from '@isopter/ui';
import { type ReactElement, useMemo, useState } from 'react';
import type { BoundField } from '../../lib/frame/form/Bound.tsx';
import { timezoneOptions } from './timezones.ts';

interface TimezoneFieldProps extends BoundField<string, HTMLInputElement> {
  label: string;
  description: string;
  locale: string;
}

/** The time zone of an office, found by typing a part of its name or its abbreviation. */
export function TimezoneField({ value, onChange, locale, ...field }: TimezoneFieldProps): ReactElement {
  const [{ first, now }] = useState(() => ({ first: value, now: new Date() }));
  const options = useMemo(() => timezoneOptions(first, locale, now), [first, locale, now]);
  return (
    <ComboBox
      {...field}
      isRequired
      options={options}
      value={value === '' ? null : value}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}
