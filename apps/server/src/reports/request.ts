import type { ReportLanguage } from '@isopter/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../auth/identity.ts';
import type { ReportBrand } from '@isopter/monitor-charts/report';
import { brandOfHost, reportBrand } from '../brands/brands.ts';
import { conflict, invalidField } from '../lib/errors.ts';
import type { ReportForm } from './job.ts';
import type { ReportOptions } from './source.ts';

/** A document of its own: nothing it could load or run, should anything foreign ever get into it. */
const DOCUMENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; sandbox";

const LOCALES: Readonly<Record<ReportLanguage, string>> = { en: 'en-US', es: 'es-ES' };

/**
 * A user's report language [REP-07], and the time zone that was asked for.
 * @throws invalidField when nobody knows that time zone
 */
export function optionsOf(user: Identity, timezone = 'UTC'): ReportOptions {
  const language = user.preferences.report_language;
  if (!isTimezone(timezone)) throw invalidField('timezone', 'This time zone is not known.');
  return { language, locale: LOCALES[language], timezone };
}

/** Nobody takes a report away in zero-PII mode; viewing stays [REP-08]. @throws conflict */
export function mayDownload({ preferences }: Identity): void {
  if (preferences.enable_zero_pii) throw conflict('ZeroPii', 'Reports are not downloaded in zero-PII mode.');
}

/** Files a report is downloaded as. */
const FILES: Readonly<Record<Exclude<ReportForm, 'html'>, string>> = {
  pdf: 'report.pdf',
  png: 'report.png',
  dicom: 'report.dcm',
};

/**
 * Says how a report is handed out: a page is a document of its own, everything else is downloaded by who may.
 * @throws conflict
 */
export function handOut({ user, reply }: { user: Identity; reply: FastifyReply }, form: ReportForm): void {
  if (form === 'html') {
    reply.header('content-security-policy', DOCUMENT_POLICY);
    return;
  }
  mayDownload(user);
  reply.header('content-disposition', `attachment; filename="${FILES[form]}"`);
}

function isTimezone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The brand of the host that was asked, which reports are made under; none where the product has its own name. */
export async function brandOf(
  { hostname, log }: FastifyRequest,
  directory: string | undefined,
): Promise<ReportBrand | undefined> {
  const found = directory && (await brandOfHost(directory, hostname, log));
  return found ? reportBrand(directory, found, new Date().getFullYear(), log) : undefined;
}
