import { type ReactElement, useMemo } from 'react';
import { useLocale } from 'react-aria-components';
import { ComboBox, type ComboBoxProps } from '../ComboBox/ComboBox.tsx';
import { countries } from '../countries/countries.ts';

const NONE: readonly string[] = [];

/** Props of {@link CountrySelect}. */
export interface CountrySelectProps extends Omit<ComboBoxProps, 'options' | 'onSearch' | 'isLoading'> {
  /** Two capital letters, as ISO 3166-1 assigns them: `US`; `null` for none. */
  value?: string | null;
  /** Called with the two letters of the chosen country, with `null` when the text is cleared. */
  onChange?: (code: string | null) => void;
  /**
   * Codes that come before all others, in this order.
   * @default []
   */
  first?: readonly string[];
}

/** A country or territory, named in the kit's language and found by typing. */
export function CountrySelect({ first = NONE, ...props }: CountrySelectProps): ReactElement {
  const { locale } = useLocale();
  const options = useMemo(
    () => countries(locale, first).map(({ code, name }) => ({ id: code, label: name })),
    [locale, first],
  );
  return <ComboBox data-component="CountrySelect" {...props} options={options} />;
}
