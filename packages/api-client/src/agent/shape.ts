import { type AgentPatient, type AgentToken, PERSONAL_FIELDS } from '@isopter/contract';
import { isAgentVersion } from './versions.ts';

/** Maximum size of an answer of the agent in bytes: a page of patients has less than 1 KB for each one. */
export const MAX_ANSWER = 4 * 2 ** 20;

/** Maximum size of a report in bytes. */
export const MAX_REPORT = 32 * 2 ** 20;

const PDF_TYPE = 'application/pdf';
const PDF_START = '%PDF-';

/** Returns the PDF that a response has; null if it is none. */
export async function pdfOf(response: Response): Promise<Blob | null> {
  if (!response.headers.get('Content-Type')?.startsWith(PDF_TYPE)) return null;
  const file = await response.blob();
  const start = await file.slice(0, PDF_START.length).text();
  return start === PDF_START ? new Blob([file], { type: PDF_TYPE }) : null;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTextIfAny = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';
const isTime = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

export const isAgentToken = (value: unknown): value is AgentToken =>
  isObject(value) && typeof value['token'] === 'string' && value['token'] !== '' && isTime(value['expires']);

export const isAgentPatient = (value: unknown): value is AgentPatient =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  UUID.test(value['id']) &&
  typeof value['display_name'] === 'string' &&
  isTime(value['updated']) &&
  isAgentVersion(value['version']) &&
  [...PERSONAL_FIELDS, 'patient_id_number'].every((field) => isTextIfAny(value[field]));

/** Returns whether a value is a page of patients. @param limit maximum number of patients on it */
export const isAgentPage = (value: unknown, limit: number): value is { results: AgentPatient[]; count: number } =>
  isObject(value) &&
  Array.isArray(value['results']) &&
  value['results'].length <= limit &&
  Number.isSafeInteger(value['count']) &&
  (value['count'] as number) >= value['results'].length &&
  value['results'].every(isAgentPatient);
