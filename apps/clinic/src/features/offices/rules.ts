import { isPrintable, isTimezone, type Office, type OfficeWrite, TEXT_MAX, ZIP_MIN } from '@isopter/contract';
import { changedFields } from '../../lib/frame/form/mergeEdits.ts';
import { countryNamed, keptCountry, shownCountry } from './countryNames.ts';

/** Form values of an office, as typed. */
export type OfficeFormValues = Record<keyof OfficeWrite, string>;
export type OfficeField = keyof OfficeFormValues;

export const OFFICE_FIELDS = [
  'name',
  'street_address',
  'city',
  'state',
  'zip',
  'phone',
  'country',
  'timezone',
] as const satisfies OfficeField[];

/** The most characters of each field, as the server takes them. */
const MAX: Record<OfficeField, number> = {
  name: TEXT_MAX.name,
  street_address: TEXT_MAX.address,
  city: TEXT_MAX.name,
  state: TEXT_MAX.name,
  zip: TEXT_MAX.zip,
  phone: 32,
  country: TEXT_MAX.name,
  timezone: TEXT_MAX.timezone,
};
const ZIP = /^[\p{L}\p{Nd} -]*$/u;

/** The reason why a value is refused. */
export type OfficeRefusal =
  | { kind: 'required' | 'unprintable' | 'zipInvalid' | 'countryInvalid' | 'timezoneInvalid' }
  | { kind: 'maxLength'; max: number };

/** Returns why the value of a field is refused; only the zip may be empty [ORG-02]. */
function refusalOf(field: OfficeField, text: string, locale: string): OfficeRefusal | undefined {
  const value = text.trim();
  if (value === '') return field === 'zip' ? undefined : { kind: 'required' };
  if (field === 'zip') {
    const fits = value.length >= ZIP_MIN && value.length <= MAX.zip && ZIP.test(value);
    return fits ? undefined : { kind: 'zipInvalid' };
  }
  if (value.length > MAX[field]) return { kind: 'maxLength', max: MAX[field] };
  if (!isPrintable(value)) return { kind: 'unprintable' };
  if (field === 'timezone' && !isTimezone(value)) return { kind: 'timezoneInvalid' };
  return field === 'country' && !countryNamed(value, locale) ? { kind: 'countryInvalid' } : undefined;
}

/** Which fields are refused, and why. */
export const officeRefusals = (
  values: OfficeFormValues,
  locale: string,
): readonly (readonly [OfficeField, OfficeRefusal])[] =>
  OFFICE_FIELDS.flatMap((field) => {
    const refusal = refusalOf(field, values[field], locale);
    return refusal ? [[field, refusal] as const] : [];
  });

/** Returns the initial values of the form. @param here the time zone of this computer, suggested for a new office */
export const officeValues = (office: Office | null, locale: string, here: string): OfficeFormValues => ({
  name: office?.name ?? '',
  street_address: office?.street_address ?? '',
  city: office?.city ?? '',
  state: office?.state ?? '',
  zip: office?.zip ?? '',
  phone: office?.phone ?? '',
  country: office ? shownCountry(office.country, locale) : '',
  timezone: office?.timezone ?? here,
});

/** Returns the request for valid values. */
export const officeWrite = (values: OfficeFormValues, locale: string): OfficeWrite => ({
  name: values.name.trim(),
  street_address: values.street_address.trim(),
  city: values.city.trim(),
  state: values.state.trim(),
  zip: values.zip.trim() || null,
  phone: values.phone.trim(),
  country: keptCountry(values.country, locale),
  timezone: values.timezone.trim(),
});

/** The fields of an office that were changed. Saving also confirms a time zone that nobody has confirmed yet. */
export const changedOffice = (
  body: OfficeWrite,
  before: OfficeWrite,
  { timezone_confirmed }: Pick<Office, 'timezone_confirmed'>,
): Partial<OfficeWrite> => ({
  ...changedFields(before, body),
  ...(!timezone_confirmed && body.timezone !== undefined && { timezone: body.timezone }),
});
