import { expect, it } from 'vitest';
import { type Problem, problemText } from './messages.ts';

it.each<[Problem, string]>([
  [{ kind: 'required', label: 'First name' }, 'First name is required'],
  [{ kind: 'invalidEmail' }, 'This is not an e-mail address'],
  [{ kind: 'invalidValue' }, 'This value is not allowed'],
  [{ kind: 'passwordsDiffer' }, 'The passwords do not match'],
  [{ kind: 'usernameInUse' }, 'This username is in use already'],
  [{ kind: 'emailInUse' }, 'This e-mail address is in use already'],
  [{ kind: 'phoneInUse' }, 'This phone number is in use already'],
  [{ kind: 'fileCount', value: '20' }, 'Not more than 20 files'],
  [{ kind: 'fileSize', size: '10 MB' }, 'Files must not be larger than 10 MB'],
  [{ kind: 'fileType', types: 'PDF, PNG' }, 'Only these kinds of files: PDF, PNG'],
  [{ kind: 'minValue', value: '1900' }, 'At least 1900'],
  [{ kind: 'maxValue', value: '75' }, 'At most 75'],
  [{ kind: 'minLength', value: '15' }, 'At least 15 characters'],
  [{ kind: 'maxLength', value: '16' }, 'At most 16 characters'],
  [{ kind: 'invalidDate', format: 'MM/DD/YYYY' }, 'Enter a date as MM/DD/YYYY'],
  [{ kind: 'dateRange' }, 'The end date must not be before the start date'],
  [{ kind: 'minDate', date: '01/01/1900' }, 'The date must not be before 01/01/1900'],
  [{ kind: 'maxDate', date: '11/20/2026' }, 'The date must not be after 11/20/2026'],
  [{ kind: 'futureDate' }, 'The date must not be in the future'],
  [{ kind: 'invalidPhone' }, 'This is not a phone number'],
  [{ kind: 'invalidCountry' }, 'This is not a country'],
])('returns the error of %o [VAL-02]', (problem, message) => {
  expect(problemText(problem)).toBe(message);
});
