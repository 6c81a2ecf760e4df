/**
 * Every word the kit says by itself, in English. Numbers arrive formatted for the language.
 */
export const defaultTexts = {
  batteryHandpiece: 'Handpiece battery',
  batteryHandpieceLow: 'The handpiece battery is low.',
  batteryHeadset: 'Headset battery',
  batteryHeadsetLow: 'The headset battery is low. Charge the headset before the next test.',
  batteryUnknown: 'unknown',
  breadcrumbs: 'Breadcrumbs',
  cancel: 'Cancel',
  caution: 'Warning',
  close: 'Close',
  confirm: 'Confirm',
  critical: 'Error',
  eyeBoth: 'Both eyes',
  eyeLeft: 'Left eye',
  eyeRight: 'Right eye',
  info: 'Information',
  invalidDate: (format: string): string => `Enter a date as ${format}`,
  levelCaution: 'Elevated',
  levelCritical: 'Too high',
  loading: 'Loading…',
  mainNavigation: 'Main',
  maxDate: (date: string): string => `The date must not be after ${date}`,
  minDate: (date: string): string => `The date must not be before ${date}`,
  missingValue: (label: string): string => `${label} is missing`,
  moreActions: (subject: string): string => `Actions for ${subject}`,
  nextPage: 'Next page',
  noResults: 'No results found',
  openNavigation: 'Open navigation',
  pageRange: ({ from, to, count }: { from: string; to: string; count: string }): string =>
    `${from} to ${to} of ${count}`,
  pageSize: (size: string): string => `${size} a page`,
  pages: 'Pages',
  pending: 'In progress',
  positive: 'Done',
  previousPage: 'Previous page',
  retry: 'Try again',
  rowActions: 'Actions',
  select: 'Select an option',
  showPassword: 'Show password',
  skipToContent: 'Skip to content',
};

/** The kit's words in one language. */
export type Texts = typeof defaultTexts;
