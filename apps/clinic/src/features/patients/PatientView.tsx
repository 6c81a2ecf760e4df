import { useCall, useReload } from '@isopter/api-client';
import { courseSamples } from '@isopter/clinical/course';
import type { Patient, TrendSample } from '@isopter/contract';
import { Banner, LinkButton, PageHeader } from '@isopter/ui';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { PatientBanner } from '../../lib/domain/patients/PatientBanner.tsx';
import { useMustEnterAgain } from '../../lib/domain/patients/useMustEnterAgain.ts';
import { usePatientName } from '../../lib/domain/patients/usePatientName.ts';
import { Part, partOf, PartSwitch } from '../../lib/frame/screen/Part.tsx';
import { partly } from '../../lib/frame/screen/Part.css.ts';
import { usePart } from '../../lib/frame/screen/usePart.ts';
import { accessOf } from '../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { useMayWrite } from '../../lib/platform/session/useMayWrite.ts';
import { columns, main, place, rail } from './course/Course.css.ts';
import { AlertsCard } from './alerts/AlertsCard.tsx';
import { CourseTimeline } from './course/CourseTimeline.tsx';
import { EnteredTrends } from './course/EnteredTrends.tsx';
import { LastInterpretation } from './course/LastInterpretation.tsx';
import { Person } from './course/Person.tsx';
import { Planned } from './course/Planned.tsx';
import { normed } from './course/rules/norms.ts';
import { Running } from './course/Running.tsx';
import { Trends } from './course/Trends.tsx';
import { useNorms } from './course/useNorms.ts';
import { LoadedPatient } from '../../lib/domain/patients/LoadedPatient.tsx';
import { PatientChanges } from './form/PatientChanges.tsx';
import { view } from './PatientView.css.ts';

/** The parts that a phone shows one at a time. */
const PARTS = ['tests', 'trend', 'planned', 'person'] as const;

/** A patient's whole course: who they are, what runs, what was tested, what it comes to over time (PAT-09, OUR-160). */
export function PatientView(): ReactElement {
  return <LoadedPatient>{(patient) => <Shown patient={patient} />}</LoadedPatient>;
}

function Shown({ patient }: { patient: Patient }): ReactElement {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const { preferences } = signedIn;
  const nameOf = usePatientName();
  const mayWrite = useMayWrite();
  const name = nameOf(patient);
  const [part, showPart] = usePart(PARTS, 'tests');
  // without them the tests have no changes and there are no lines: the tests themselves say what could not be loaded
  const { data } = useCall('listTrendSamples', { params: { id: patient.id } }, { silent: true });
  const reloadTests = useReload(
    'listCourse',
    'listTrendSamples',
    'listEnteredSamples',
    'getProgression',
    'getLastInterpretation',
  );
  const { norms, isAgeUnknown } = useNorms(patient);
  const [samples, imported] = useMemo(() => {
    const [own, ofOthers] = [false, true].map((isImported) =>
      (data ?? []).filter((one) => one.imported === isImported),
    ) as [TrendSample[], TrendSample[]];
    return [courseSamples(own.flatMap((one) => normed(one, one, norms))), courseSamples(ofOthers)] as const;
  }, [data, norms]);
  return (
    <div className={view}>
      <ScreenTitle>{name}</ScreenTitle>
      <PageHeader
        title={<bdi>{name}</bdi>}
        breadcrumbs={[{ label: t(($) => $.patients.title), href: '/patients' }, { label: name }]}
        actions={
          <>
            {accessOf(signedIn).office_group_admin && (
              <LinkButton href={`/access-log?patient=${patient.id}`}>{t(($) => $.accessLog.ofThisPatient)}</LinkButton>
            )}
            <LinkButton href={`/tests/${patient.id}`}>{t(($) => $.patients.previousTests)}</LinkButton>
            {mayWrite && (
              <LinkButton href={`/tests/new/${patient.id}`} variant="primary">
                {t(($) => $.patients.newTest)}
              </LinkButton>
            )}
          </>
        }
      />
      <PatientBanner patient={patient} hasName={false} />
      <EnterAgain patient={patient} />
      <PatientChanges patient={patient} />
      <Running patient={patient} onChange={reloadTests} />
      <PartSwitch
        label={t(($) => $.course.parts.label)}
        parts={[
          { id: 'tests', label: t(($) => $.tests.title) },
          { id: 'trend', label: t(($) => $.course.parts.trend) },
          { id: 'planned', label: t(($) => $.course.planned) },
          { id: 'person', label: t(($) => $.patients.form.person) },
        ]}
        shown={part}
        onChange={showPart}
      />
      <div className={place}>
        <div className={columns}>
          <div className={`${main} ${partly}`} {...partOf(part === 'tests')}>
            <CourseTimeline {...{ patient, samples, norms }} />
          </div>
          <div className={`${rail} ${partly}`} {...partOf(part !== 'tests')}>
            <Part isShown={part === 'planned'}>
              <Planned patient={patient} />
            </Part>
            <Part isShown={part === 'trend'}>
              <Trends
                patientId={patient.id}
                {...{ samples, imported, isAgeUnknown }}
                hasProgression={!preferences.fixed_exam_date}
              />
            </Part>
            <Part isShown={part === 'trend'}>
              <EnteredTrends patientId={patient.id} />
            </Part>
            <Part isShown={part === 'trend'}>
              <LastInterpretation patient={patient} />
            </Part>
            <Part isShown={part === 'person'}>
              <AlertsCard patient={patient} />
            </Part>
            <Part isShown={part === 'person'}>
              <Person patient={patient} />
            </Part>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Offers to enter personal data again that are not the patient's (OUR-592). */
function EnterAgain({ patient: { id } }: { patient: Patient }): ReactElement | null {
  const { t } = useTranslation();
  const mayWrite = useMayWrite();
  const mustEnterAgain = useMustEnterAgain(id);
  if (!mustEnterAgain || !mayWrite) return null;
  return (
    <Banner
      tone="critical"
      action={
        <LinkButton size="sm" href={`/patients/edit/${id}`}>
          {t(($) => $.zeroPii.enterAgain)}
        </LinkButton>
      }
    >
      {t(($) => $.zeroPii.enterAgainHint)}
    </Banner>
  );
}
