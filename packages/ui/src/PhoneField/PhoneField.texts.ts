/** The English texts of PhoneField. */
export const phoneFieldTexts = {
  invalidPhone: 'This is not a phone number',
  invalidPhoneCountry: ({ country }: { country: string }): string => `This is not a phone number of ${country}`,
  phoneExtension: 'Remove the extension: it is not stored',
  phoneCountry: ({ country }: { country: string }): string => `Country: ${country}`,
  searchCountries: 'Search countries',
};
