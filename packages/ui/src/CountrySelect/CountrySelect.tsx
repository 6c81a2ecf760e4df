import { type ReactElement, useMemo } from 'react';
import { useLocale } from 'react-aria-components';
import { ComboBox, type ComboBoxProps } from '../ComboBox/ComboBox.tsx';
import { countries } from '../countries/countries.ts';

const NONE: readonly string[] = [];

/** Props of {@link CountrySelect}. */
export interface CountrySelectProps extends Omit<ComboBoxProps, 'options' | 'onSearch' | 'isLoading'> {
  /** The ISO 3166-1 alpha-2 code of the country in capital letters, such as `US` (controlled); `null` for none. */
  value?: string | null;
  /** Called with the code of the selected country, or with `null` when the text is cleared. */
  onChange?: (code: string | null) => void;
  /**
   * The codes listed before all others, in this order.
   * @default []
   */
  first?: readonly string[];
}

/**
 * A field for selecting a country or territory by typing; names are in the language of the kit.
 * @selector [data-component="CountrySelect"] The field; its parts are those of `ComboBox`.
 */
export function CountrySelect({ first = NONE, ...props }: CountrySelectProps): ReactElement {
  const { locale } = useLocale();
  const options = useMemo(
    () => countries(locale, first).map(({ code, name }) => ({ id: code, label: name })),
    [locale, first],
  );
  return <ComboBox data-component="CountrySelect" {...props} options={options} />;
}
