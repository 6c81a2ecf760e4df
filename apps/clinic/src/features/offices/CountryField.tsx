import { DEBOUNCE_SUGGESTION } from '@isopter/contract';
import { ComboBox } from '@isopter/ui';
import { type ReactElement, useEffect, useState } from 'react';
import type { BoundField } from '../../lib/frame/form/Bound.tsx';
import { countryNamed, suggestedCountries } from './countryNames.ts';

interface CountryFieldProps extends BoundField<string, HTMLInputElement> {
  label: string;
  locale: string;
}

/** The country of an office: typed in full, or picked from what is suggested as the typing pauses [ORG-02]. */
export function CountryField({ value, onChange, locale, ...field }: CountryFieldProps): ReactElement {
  const [asked, setAsked] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(value), DEBOUNCE_SUGGESTION);
    return () => clearTimeout(timer);
  }, [value]);
  const options = suggestedCountries(asked, locale);
  return (
    <ComboBox
      {...field}
      isRequired
      allowsCustomValue
      options={options}
      value={countryNamed(value, locale)?.code ?? null}
      inputValue={value}
      onSearch={onChange}
      onChange={(code) => {
        const picked = options.find(({ id }) => id === code);
        if (picked) onChange(picked.label);
      }}
    />
  );
}
