import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AGENT_FIELDS, personalDigest } from './personalDigest.ts';

const PERSON = {
  first_name: 'Quirin',
  last_name: 'Zahlbruckner',
  date_of_birth: '1961-03-14',
  email: 'quirin@example.org',
  phone: '+12025550123',
  ideographic_name: '山田^太郎',
  phonetic_name: 'やまだ^たろう',
  patient_id_number: 'A-17',
};

describe('personalDigest', () => {
  it('is the SHA-256 digest of the eight fields as a JSON array', async () => {
    const text =
      '["Quirin","Zahlbruckner","1961-03-14","quirin@example.org","+12025550123","山田^太郎","やまだ^たろう","A-17"]';
    expect(await personalDigest(PERSON)).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it.each(AGENT_FIELDS)('is another one when %s is missing', async (field) => {
    expect(await personalDigest({ ...PERSON, [field]: null })).not.toBe(await personalDigest(PERSON));
  });

  it('does not tell missing, empty and null apart', async () => {
    const digests = await Promise.all([{}, { email: '' }, { email: null }].map(personalDigest));
    expect(new Set(digests).size).toBe(1);
  });
});
