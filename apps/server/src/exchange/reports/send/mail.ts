import type { Letter } from '../../../platform/outbox/outbox.ts';
import type { MadeReport } from '../draw/job.ts';
import { type ReportOptions, common } from '@isopter/reports';

interface MailedReport {
  /** Bare address. */
  to: string;
  /** A PDF. */
  report: MadeReport;
  /** Date of the test in the report's format. */
  tested: string;
  /** The clinic, or the partner under whose name it works. */
  sender: string;
  date: Date;
}

/** Creates the letter with a report for its patient [REP-06]. It has no name outside of the file. */
export function reportMail({ to, report, tested, sender, date }: MailedReport, { language }: ReportOptions): Letter {
  const words = common[language].mail;
  return {
    to,
    subject: words.subject({ sender }),
    text: words.text({ title: report.title, tested, sender }),
    attachment: { name: 'report.pdf', type: 'application/pdf', content: report.content },
    date,
  };
}
