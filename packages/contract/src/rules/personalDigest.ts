import { PERSONAL_FIELDS } from './ciphertext.ts';

/** The personal data that an on-premises agent stores of a patient. */
export const AGENT_FIELDS = [...PERSONAL_FIELDS, 'patient_id_number'] as const;

/** Personal data of one patient; a field that is missing or empty has no value. */
export type AgentFields = Partial<Record<(typeof AGENT_FIELDS)[number], string | null | undefined>>;

/**
 * Returns the SHA-256 digest of a patient's personal data in hexadecimal. Server and browser compute it to compare what two places
 * store, without showing it.
 */
export async function personalDigest(fields: AgentFields): Promise<string> {
  const text = JSON.stringify(AGENT_FIELDS.map((field) => fields[field] || null));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
