import {
  agentOrigin,
  attachment,
  ERROR,
  ERROR_NAME,
  localStamp,
  type ReportLanguage,
  reportFileName,
} from '@isopter/contract';
import type { FastifyReply } from 'fastify';
import type { Identity } from '../../access/auth/identity.ts';
import { conflict } from '../../platform/lib/errors.ts';
import type { ReportForm } from './draw/job.ts';
import type { ReaderOptions, ReportOptions } from '@isopter/reports';

/** Isolates a report as a document: it can load and run nothing, should it ever contain foreign content. */
const DOCUMENT_POLICY =
  "default-src 'none';style-src 'unsafe-inline';font-src data:;img-src data:;" +
  "object-src 'none';base-uri 'none';frame-ancestors 'none';sandbox";

const LOCALES: Readonly<Record<ReportLanguage, string>> = { en: 'en-US', es: 'es-ES' };

/** Returns a user's report language and formats [REP-07]. */
export function optionsOf({ preferences }: Identity): ReaderOptions {
  const { report_language: language, date_format, time_format } = preferences;
  return { language, locale: LOCALES[language], date_format, time_format };
}

/** Refuses downloads of reports without a name; viewing is allowed [REP-08]. @throws conflict */
export function mayDownload({ preferences }: Identity): void {
  if (agentOrigin(preferences) !== null) throw conflict(ERROR_NAME.AT_AGENT, ERROR.AT_AGENT);
  if (preferences.enable_zero_pii) throw conflict(ERROR_NAME.ZERO_PII, 'Reports are not downloaded in zero-PII mode.');
}

/** File name extensions of downloaded reports. */
const ENDINGS: Readonly<Record<Exclude<ReportForm, 'html'>, string>> = { pdf: 'pdf', png: 'png', dicom: 'dcm' };

/**
 * Sets the headers of a report: a page is a separate document, all other forms are downloads and need the right to
 * them.
 * @throws conflict
 */
export function handOut({ user, reply }: { user: Identity; reply: FastifyReply }, form: ReportForm): void {
  if (form === 'html') {
    reply.header('content-security-policy', DOCUMENT_POLICY);
    return;
  }
  mayDownload(user);
  reply.header('content-disposition', attachment(`report.${ENDINGS[form]}`));
}

/**
 * Names the file of a downloaded report by patient, test and time; with the id number instead of the name if names are
 * not stored [OUR-54, PAT-13].
 */
export function nameFile(
  reply: FastifyReply,
  form: ReportForm,
  { patient, title, at, eye }: { patient: string; title: string; at: Date } & Pick<ReportOptions, 'eye'>,
  { timezone }: Pick<ReportOptions, 'timezone'>,
): void {
  if (form === 'html') return;
  const name = reportFileName({
    patient,
    title: [title, eye].filter(Boolean).join(', '),
    at: localStamp(at, timezone),
  });
  reply.header('content-disposition', attachment(`${name}.${ENDINGS[form]}`));
}
