import { dateFieldTexts } from '../DateField/DateField.texts.ts';

/**
 * The English validation messages of fields (VAL-02). Bounds are passed as texts formatted for the locale and the
 * field.
 */
export const messagesTexts = {
  ...dateFieldTexts,
  dateRange: 'The end date must not be before the start date',
  emailInUse: 'This e-mail address is in use already',
  fileCount: ({ value }: { value: string }): string => `Not more than ${value} files`,
  fileSize: ({ size }: { size: string }): string => `Files must not be larger than ${size}`,
  fileType: ({ types }: { types: string }): string => `Only these kinds of files: ${types}`,
  futureDate: 'The date must not be in the future',
  invalidCountry: 'This is not a country',
  invalidEmail: 'This is not an e-mail address',
  invalidPhone: 'This is not a phone number',
  invalidValue: 'This value is not allowed',
  maxLength: ({ value }: { value: string }): string => `At most ${value} characters`,
  maxValue: ({ value }: { value: string }): string => `At most ${value}`,
  minLength: ({ value }: { value: string }): string => `At least ${value} characters`,
  minValue: ({ value }: { value: string }): string => `At least ${value}`,
  passwordsDiffer: 'The passwords do not match',
  phoneInUse: 'This phone number is in use already',
  required: ({ label }: { label: string }): string => `${label} is required`,
  usernameInUse: 'This username is in use already',
};
