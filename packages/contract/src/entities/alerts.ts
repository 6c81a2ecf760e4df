import * as z from 'zod/mini';
import { TEXT_MAX } from '../limits.ts';
import { alertNeedsText } from '../enums/alerts.ts';
import { filled, Id, NamedItem, opt, sent, Time } from './common.ts';
import { PatientAlertKindSchema } from './enums.ts';

/** A short note that is shown wherever somebody acts on the patient, until it is ended. */
export const PatientAlert = z.object({
  id: Id,
  kind: PatientAlertKindSchema,
  text: opt(sent),
  author: NamedItem,
  created: Time,
});
export type PatientAlert = z.infer<typeof PatientAlert>;

/** A new alert. It is never changed: somebody ends it and adds another one. */
export const PatientAlertWrite = z
  .strictObject({ kind: PatientAlertKindSchema, text: opt(filled(TEXT_MAX.alert)) })
  .check(
    z.refine(({ kind, text }) => Boolean(text) || !alertNeedsText(kind), {
      error: 'A diagnosis needs a text.',
      path: ['text'],
    }),
  );
export type PatientAlertWrite = z.infer<typeof PatientAlertWrite>;
