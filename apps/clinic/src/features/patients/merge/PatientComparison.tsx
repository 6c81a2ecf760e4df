import { isLocalNameField, nameGroupText } from '@isopter/contract';
import { Badge, type Tone } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { useLookupName } from '../../../lib/domain/patients/useLookupName.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { type Comparable, compare, type ComparedFact, type Likeness } from './compare.ts';
import * as css from './PatientComparison.css.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

/** Props of {@link PatientComparison}. */
export interface PatientComparisonProps {
  one: Comparable;
  other: Comparable;
  /** The roles of the two: the patient who is merged, and the one who stays. */
  headings: readonly [one: string, other: string];
}

const TONES: Readonly<Record<Likeness, Tone>> = { same: 'positive', differs: 'caution', unknown: 'neutral' };

/** Two records of a patient side by side, with what differs named as such (PAT-04, PAT-07, OUR-56). */
export function PatientComparison({ one, other, headings }: PatientComparisonProps): ReactElement {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const { date } = useFormats();
  const nameOf = useLookupName();
  const labelOf = useFieldLabel();
  const { disable_pi } = preferences;

  const textOf = (patient: Comparable, fact: ComparedFact): string => {
    if (fact === 'gender') return patient.gender ? nameOf('genders', patient.gender) : '';
    if (isLocalNameField(fact)) return nameGroupText(patient[fact]);
    const text = patient[fact] ?? '';
    if (fact !== 'date_of_birth' || text === '') return text;
    return disable_pi ? text.slice(0, 4) : date(text);
  };
  const labelOfFact = (fact: ComparedFact): string => labelOf(fact === 'gender' ? 'gender_id' : fact);

  return (
    <div className={css.room}>
      <table className={css.table} aria-label={t(($) => $.patients.compare.title)}>
        <thead>
          <tr className={`${css.head} ${css.row}`}>
            <th className={`${css.cell} ${css.across}`} scope="col">
              {t(($) => $.patients.compare.fact)}
            </th>
            {headings.map((heading) => (
              <th key={heading} className={css.cell} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compare(one, other, { disable_pi }).map(({ fact, likeness }) => (
            <tr key={fact} className={css.row} data-likeness={likeness}>
              <th className={`${css.cell} ${css.across}`} scope="row">
                <span className={css.fact}>
                  {labelOfFact(fact)}
                  <Badge tone={TONES[likeness]}>{t(($) => $.patients.compare[likeness])}</Badge>
                </span>
              </th>
              {[one, other].map((patient, index) => (
                <td
                  key={headings[index]}
                  className={likeness === 'differs' ? `${css.cell} ${css.differing}` : css.cell}
                  data-numeric={fact === 'date_of_birth' || fact === 'patient_id_number' || undefined}
                >
                  {textOf(patient, fact) ? (
                    <bdi>{textOf(patient, fact)}</bdi>
                  ) : (
                    <span className={css.notStated}>{t(($) => $.common.notStated)}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
