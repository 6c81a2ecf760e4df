import type { ReactElement } from 'react';
import { useLocale } from 'react-aria-components';
import type { FieldPopoverProps } from '../Field/FieldPopover.tsx';
import { SearchableList } from '../listbox/SearchableList.tsx';
import { code, name } from './PhoneField.css.ts';
import { countryEntries, type PhoneCountry } from './phones.ts';

interface CountryPopoverProps extends FieldPopoverProps {
  preferred: readonly PhoneCountry[];
  value: PhoneCountry;
  onChange: (country: PhoneCountry) => void;
}

/** The countries of a `PhoneField`, found by name, ISO code or calling code. */
export function CountryPopover({ preferred, onChange, ...props }: CountryPopoverProps): ReactElement {
  const { locale } = useLocale();
  const entries = countryEntries(locale, preferred).map((country) => ({
    id: country.id,
    text: `${country.name} ${country.id} ${country.code}`,
    content: (
      <>
        <span className={name}>{country.name}</span>
        <bdi className={code}>{`${country.id} ${country.code}`}</bdi>
      </>
    ),
  }));
  return (
    <SearchableList
      {...props}
      entries={entries}
      searchLabel={props['aria-label']}
      onChange={(id) => onChange(id as PhoneCountry)}
    />
  );
}
