import { type ReactElement, type Ref, useRef } from 'react';
import {
  Button,
  Group,
  Input,
  TextField,
  type TextFieldProps as AriaTextFieldProps,
  useLocale,
} from 'react-aria-components';
import { box as boxClass, boxButton, field, input, numeric } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, Label } from '../Field/Field.tsx';
import { useFieldPopover } from '../Field/useFieldPopover.ts';
import { useValidity } from '../Field/useValidity.ts';
import { ExpandIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { country as countryClass, number } from './PhoneField.css.ts';
import { phoneFieldTexts } from './PhoneField.texts.ts';
import { callingCode, DEFAULT_PHONE_COUNTRY, type PhoneCountry } from './phones.ts';
import { useTypedPhone } from './useTypedPhone.ts';

export { phoneError, type PhoneCountry, type PhoneError, readPhone, type ReadPhone } from './phones.ts';

const loadCountries = (): Promise<typeof import('./CountryPopover.tsx')> => import('./CountryPopover.tsx');
const FIRST: readonly PhoneCountry[] = [DEFAULT_PHONE_COUNTRY];

/** Props of {@link PhoneField}. */
export interface PhoneFieldProps
  extends Omit<FieldOf<AriaTextFieldProps>, 'type' | 'inputMode' | 'onBlur'>, FieldTexts {
  /** The value (controlled): E.164 (`+12025550134`), the typed text if it is not a valid number, or empty. */
  value?: string;
  /**
   * The initial value (uncontrolled).
   * @default ''
   */
  defaultValue?: string;
  /** Called with E.164 as soon as the typed text is a valid number of its country, otherwise with the typed text. */
  onChange?: (value: string) => void;
  /** Called when focus leaves the field and its list of countries. */
  onBlur?: () => void;
  /**
   * The country of a number without a country code.
   * @default 'US'
   */
  defaultCountry?: PhoneCountry;
  /**
   * The countries at the top of the list.
   * @default ['US']
   */
  preferredCountries?: readonly PhoneCountry[];
  /** The error message. If omitted, the field reports an invalid number itself after it loses focus. */
  errorMessage?: FieldTexts['errorMessage'];
  /** A ref to the input element, for example to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field for a phone number of any country. The country is selected from a list, which is loaded when it is first
 * opened, or by typing its code, such as `+49`.
 * @selector [data-component="PhoneField"] The field.
 * @selector [data-part="box"] The box with country and number.
 * @selector [data-part="trigger"] The button that opens the list of countries.
 * @selector [data-part="input"] The input of the number.
 */
export function PhoneField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  value,
  defaultValue,
  onChange,
  onBlur,
  defaultCountry = DEFAULT_PHONE_COUNTRY,
  preferredCountries = FIRST,
  inputRef,
  ...props
}: PhoneFieldProps): ReactElement {
  const texts = useTexts(phoneFieldTexts);
  const { locale } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const phone = useTypedPhone({ value, defaultValue, onChange, defaultCountry });
  const { part, isOpen, setOpen, fieldProps } = useFieldPopover(loadCountries, () => {
    phone.leave();
    onBlur?.();
  });
  const { country } = phone;
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  const code = callingCode(country);
  const own =
    phone.error === 'phone'
      ? texts.invalidPhone
      : phone.error === 'country'
        ? texts.invalidPhoneCountry({ country: countryName })
        : phone.error === 'extension'
          ? texts.phoneExtension
          : undefined;
  const message = errorMessage ?? own;
  const validity = useValidity(message, props);
  const isDisabled = props.isDisabled === true;
  const isReadOnly = props.isReadOnly === true;
  return (
    <div className={field} data-component="PhoneField" {...fieldProps}>
      <TextField
        autoComplete="tel"
        {...props}
        type="tel"
        value={phone.text}
        onChange={phone.type}
        onBlur={phone.settle}
        {...validity}
        className={field}
      >
        <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
          {label}
        </Label>
        <Group
          ref={box}
          className={boxClass}
          role="presentation"
          {...{ isDisabled, isReadOnly }}
          isInvalid={validity.isInvalid}
          data-part="box"
        >
          <Button
            className={`${boxButton} ${countryClass}`}
            data-part="trigger"
            aria-label={texts.phoneCountry({ country: `${countryName} ${country} ${code}` })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            isDisabled={isDisabled || isReadOnly}
            onPress={() => setOpen(true)}
          >
            <bdi>{`${country} ${code}`}</bdi>
            <ExpandIcon />
          </Button>
          <Input ref={inputRef} dir="ltr" className={`${input} ${numeric} ${number}`} data-part="input" />
        </Group>
        <FieldMessages description={description} hint={hint} errorMessage={message} />
      </TextField>
      {part && (
        <part.CountryPopover
          isOpen={isOpen}
          onOpenChange={setOpen}
          triggerRef={box}
          aria-label={texts.searchCountries}
          preferred={preferredCountries}
          value={country}
          onChange={phone.choose}
        />
      )}
    </div>
  );
}
