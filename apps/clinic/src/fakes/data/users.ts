import type { Employee, Group, Office } from '@isopter/contract';

export const MAIN: Office = {
  version: 0,
  id: '0f000000-0000-4000-8000-000000000001',
  name: 'Northside Main Street',
  street_address: '210 Main Street',
  city: 'Northfield',
  state: 'Minnesota',
  zip: '55057',
  phone: '+1 507 555 0100',
  country: 'United States',
  timezone: 'America/Chicago',
  timezone_confirmed: true,
};
export const LAKEVIEW: Office = { ...MAIN, id: '0f000000-0000-4000-8000-000000000002', name: 'Northside Lakeview' };

export const user = (number: number, first_name: string, last_name: string, groups: Group[]): Employee => ({
  version: 0,
  id: `e0000000-0000-4000-8000-00000000000${number}`,
  first_name,
  last_name,
  username: first_name.toLowerCase(),
  email: `${first_name.toLowerCase()}@northside.example`,
  phone_number: null,
  offices: [MAIN.id],
  groups,
  administrated_offices: [],
  factors: [],
});
export const OLGA = user(1, 'Olga', 'Grantham', ['OFFICE_GROUP_ADMIN']);
export const NINA: Employee = {
  ...user(2, 'Nina', 'Okoye', ['DOCTOR', 'OPERATOR', 'OFFICE_ADMIN', 'TECHALL_ADMIN']),
  administrated_offices: [MAIN.id],
  last_sign_in: '2026-11-19T08:05:00Z',
  factors: ['duo', 'webauthn'],
};
export const OWEN: Employee = { ...user(3, 'Owen', 'Perkins', ['OPERATOR']), invitation: 'EMAIL_SENT' };
export const SUSAN: Employee = {
  ...user(4, 'Susan', 'Quist', ['DOCTOR']),
  suspended: '2026-11-10T09:00:00Z',
  last_sign_in: '2026-11-09T16:20:00Z',
  invitation: 'COMPLETED',
};
export const USERS = [OLGA, NINA, OWEN];
