import { encryptedFields, fullName, type ImportItem, type Patient, TEXT_MAX } from '@isopter/contract';
import { Banner, Stack, TextArea } from '@isopter/ui';
import type { ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../../lib/frame/form/Bound.tsx';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { usePersonalProblem } from '../../../lib/domain/patients/usePersonalProblem.ts';
import { usePatientName } from '../../../lib/domain/patients/usePatientName.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { identityOf, needsReason } from './identity.ts';
import type { VerifyValues } from './rules.ts';
import * as css from './verify.css.ts';

interface IdentityCheckProps {
  control: Control<VerifyValues>;
  item: ImportItem;
  patient: Patient;
}

const IDENTIFIERS = ['name', 'birth_date', 'patient_id'] as const;

/** Compares the identity printed on the report with the patient, and asks for a reason if they do not match [OUR-472]. */
export function IdentityCheck({ control, item, patient }: IdentityCheckProps): ReactElement {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { has_key } = useSignedIn();
  const nameOf = usePatientName();
  const isNotRead = patient.is_encrypted && encryptedFields(patient).length === 0;
  const isHidden = usePersonalProblem()(patient.id) !== null || isNotRead;
  const found = identityOf(item, patient);
  const printed = item.extracted_data?.identity;
  const day = (text: string | null | undefined): string | null => (text ? date(text) : null);
  const both = {
    name: [printed?.name, isHidden ? nameOf(patient) : fullName(patient)],
    birth_date: [day(printed?.birth_date), day(patient.date_of_birth)],
    patient_id: [printed?.patient_id, patient.patient_id_number],
  } as const;
  const unknown = t(($) => $.imports.verify.unknown);
  const asks = needsReason(item, patient);
  return (
    <section aria-label={t(($) => $.imports.verify.identity.title)}>
      <Stack gap={3}>
        {isHidden && (
          <Banner tone="caution" title={t(($) => $.imports.verify.identity.unknown)}>
            {t(($) => $.imports.verify.identity[has_key ? 'hidden' : 'withoutKey'])}
          </Banner>
        )}
        {asks && !isHidden && (
          <Banner
            tone="caution"
            title={t(($) => $.imports.verify.identity[found.verdict === 'different' ? 'different' : 'unknown'])}
          >
            {t(($) => $.imports.verify.identity.asks)}
          </Banner>
        )}
        <div className={css.scroll}>
          <table className={css.facts}>
            <caption className={css.caption}>{t(($) => $.imports.verify.identity.title)}</caption>
            <thead>
              <tr>
                <th scope="col" className={css.fact}>
                  {t(($) => $.imports.verify.identity.identifier)}
                </th>
                <th scope="col" className={css.fact}>
                  {t(($) => $.imports.verify.identity.onReport)}
                </th>
                <th scope="col" className={css.fact}>
                  {t(($) => $.imports.verify.identity.patient)}
                </th>
                <th scope="col" className={css.fact}>
                  {t(($) => $.imports.verify.identity.comparison)}
                </th>
              </tr>
            </thead>
            <tbody>
              {IDENTIFIERS.map((one) => (
                <tr key={one}>
                  <th scope="row" className={css.fact}>
                    {t(($) => $.imports.verify.identity.fields[one])}
                  </th>
                  <td className={css.fact}>
                    <bdi>{both[one][0] || unknown}</bdi>
                  </td>
                  <td className={css.fact}>
                    <bdi>{both[one][1] || unknown}</bdi>
                  </td>
                  <td className={css.fact}>{t(($) => $.imports.verify.identity.matches[found[one]])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {asks && (
          <Bound<VerifyValues, 'identity_reason', HTMLTextAreaElement> control={control} name="identity_reason">
            {(field) => (
              <TextArea
                {...field}
                label={t(($) => $.imports.verify.fields.identity_reason)}
                description={t(($) => $.imports.verify.identity.reasonHint)}
                rows={2}
                maxLength={TEXT_MAX.identity_reason}
                isRequired
              />
            )}
          </Bound>
        )}
      </Stack>
    </section>
  );
}
