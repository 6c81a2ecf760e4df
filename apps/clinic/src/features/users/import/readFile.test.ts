import { EMPLOYEE_CSV } from '@isopter/contract';
import { expect, it } from 'vitest';
import { readFile } from './readFile.ts';
import { template } from './template.ts';

it('reads UTF-8 with or without a byte order mark, and nothing else [OUR-526]', async () => {
  expect(await readFile(new Blob(['\u{FEFF}a,é']))).toEqual({ csv: 'a,é' });
  expect(await readFile(new Blob(['a,é']))).toEqual({ csv: 'a,é' });
  expect(await readFile(new Blob([new Uint8Array([0x61, 0xe9])]))).toEqual({ unread: 'notText' });
  expect(await readFile(new Blob(['a'.repeat(EMPLOYEE_CSV.characters + 1)]))).toEqual({ unread: 'tooLarge' });
});

it('offers a template with all columns and one example [OUR-526]', () => {
  const [heading, example] = template('Main; Street').split('\r\n');
  expect(heading).toBe('\u{FEFF}first_name,last_name,username,email,phone_number,offices,roles,administered_offices');
  expect(example).toBe('Nina,Okoye,nokoye,nina.okoye@example.org,+15075550100,Main; Street,DOCTOR | OPERATOR,');
  expect(template('A "b", c')).toContain('"A ""b"", c"');
});
