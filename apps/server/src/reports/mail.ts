import type { ReportAbout } from '@isopter/monitor-charts/report';
import type { MailMessage } from '../mail/message.ts';
import type { Report } from './draw.tsx';
import type { ReportOptions } from './source.ts';
import { common } from './texts/common.ts';

interface MailedReport {
  /** Bare address. */
  to: string;
  report: Report;
  about: ReportAbout;
  pdf: Uint8Array;
}

/** A report as a letter to the person it is about [REP-06]. It names nobody outside of the file. */
export function reportMail(
  { to, report, about, pdf }: MailedReport,
  { language, now }: ReportOptions,
): Omit<MailMessage, 'from'> {
  const words = common[language].mail;
  const sender = report.brand ?? about.clinic;
  return {
    to,
    subject: words.subject(sender),
    text: words.text({ title: report.title, tested: about.tested, sender }),
    attachment: { name: 'report.pdf', type: 'application/pdf', content: pdf },
    date: now,
  };
}
