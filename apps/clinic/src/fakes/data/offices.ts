/** Address and time zone of an office in stories that are not about offices. */
export const OFFICE_ADDRESS = {
  version: 0,
  street_address: '1 Road',
  city: 'Town',
  state: 'MN',
  zip: '55901',
  phone: '',
  country: 'US',
  timezone: 'UTC',
  timezone_confirmed: true,
};
