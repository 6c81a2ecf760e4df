import { expect, it } from 'vitest';
import { OFFICE_FIELDS, officeRefusals, officeValues, officeWrite } from './rules.ts';

const VALID = {
  name: ' Riverside ',
  street_address: '3 River Road',
  city: 'Northfield',
  state: 'Minnesota',
  zip: '55057-1',
  phone: '+1 507 555 0101',
  country: 'germany',
  timezone: 'Europe/Berlin',
};

it('requires all but the zip [ORG-02] [ORG-13]', () => {
  const empty = officeRefusals(officeValues(null, 'en', ''), 'en');
  expect(empty).toEqual(OFFICE_FIELDS.filter((field) => field !== 'zip').map((field) => [field, { kind: 'required' }]));
  expect(officeRefusals(VALID, 'en')).toEqual([]);
});

it.each(['5', '12345678901', '550#7', '55_057'])('refuses the zip %s [ORG-02]', (zip) => {
  expect(officeRefusals({ ...VALID, zip }, 'en')).toEqual([['zip', { kind: 'zipInvalid' }]]);
});

it.each(['SW1A 1AA', '55057-1', '12', '١٢٣٤٥'])('takes the zip %s [ORG-02]', (zip) => {
  expect(officeRefusals({ ...VALID, zip }, 'en')).toEqual([]);
});

it('refuses a country nobody knows [ORG-02]', () => {
  expect(officeRefusals({ ...VALID, country: 'Atlantis' }, 'en')).toEqual([['country', { kind: 'countryInvalid' }]]);
});

it.each(['Mars/Olympus', '+01:00'])('refuses the time zone %s [OUR-442]', (timezone) => {
  expect(officeRefusals({ ...VALID, timezone }, 'en')).toEqual([['timezone', { kind: 'timezoneInvalid' }]]);
});

it('suggests the time zone of the browser for a new office alone [OUR-442]', () => {
  expect(officeValues(null, 'en', 'Asia/Kolkata').timezone).toBe('Asia/Kolkata');
  const office = { ...VALID, id: '1', timezone: 'Europe/Berlin', timezone_confirmed: false, version: 0 };
  expect(officeValues(office, 'en', 'Asia/Kolkata').timezone).toBe('Europe/Berlin');
});

it('sends trimmed values, no zip as null and the country in English', () => {
  expect(officeWrite({ ...VALID, zip: ' ', country: 'alemania' }, 'es')).toEqual({
    ...VALID,
    name: 'Riverside',
    zip: null,
    country: 'Germany',
  });
});
