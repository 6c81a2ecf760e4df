import type { CallState } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { Button, ErrorState, LinkButton, PageHeader, Skeleton } from '@isopter/ui';
import { CloseIcon, PrintIcon } from '@isopter/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../../lib/brand/ScreenTitle.tsx';
import { useErrorText } from '../../../lib/errors/useErrorText.ts';
import { StaleNotice } from '../../../lib/list/StaleNotice.tsx';
import { PatientBanner } from '../../../lib/patients/PatientBanner.tsx';
import { PatientGone } from '../../../lib/patients/PatientGone.tsx';
import { usePatientCrumbs } from '../usePatientCrumbs.ts';
import * as css from './Compare.css.ts';

/** What the frame needs of a call, whatever it answers. */
type Loaded = Pick<CallState<object>, 'data' | 'error' | 'isValidating' | 'asOf'> & { mutate: () => Promise<unknown> };

/** Props of {@link CompareFrame}. */
export interface CompareFrameProps {
  patientId: string;
  title: string;
  patient: CallState<Patient>;
  /** What is compared. */
  call: Loaded;
  /** Whether there is something to print. */
  canPrint: boolean;
  /** How many cards stand beside each other. */
  cards: number;
  /** Shown once the call has answered. */
  children: ReactNode;
}

/** A screen that compares tests of a patient: whose they are, and what it says while they load or cannot be loaded. */
export function CompareFrame({
  patientId,
  title,
  patient,
  call,
  canPrint,
  cards,
  children,
}: CompareFrameProps): ReactElement {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const crumbs = usePatientCrumbs(patient.data);
  const error = patient.error ?? call.error;
  if (patient.error?.status === 404) return <PatientGone />;
  return (
    <div className={css.screen}>
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader
        title={title}
        breadcrumbs={[...crumbs, { label: title }]}
        actions={
          <>
            {canPrint && (
              <Button icon={<PrintIcon />} onPress={() => window.print()}>
                {t(($) => $.compare.print)}
              </Button>
            )}
            <LinkButton href={`/patients/${patientId}`} icon={<CloseIcon />}>
              {t(($) => $.common.close)}
            </LinkButton>
          </>
        }
      />
      {!patient.error && <PatientBanner patient={patient.data} />}
      <StaleNotice since={error && call.data ? call.asOf : null} />
      {call.data ? (
        children
      ) : error ? (
        <ErrorState
          title={t(($) => $.progression.loadFailed)}
          onRetry={() => void (patient.error ? patient.mutate() : call.mutate())}
          isRetrying={patient.isValidating || call.isValidating}
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        <Waiting cards={cards} />
      )}
    </div>
  );
}

/** The layout of what is loaded. */
function Waiting({ cards }: { cards: number }): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={css.body} aria-busy="true" role="status" aria-label={t(($) => $.progression.loading)}>
      <Skeleton shape="block" height={40} width={320} />
      <div className={css.cards}>
        {Array.from({ length: cards }, (_, card) => (
          <Skeleton key={card} shape="block" height={442} />
        ))}
      </div>
      <Skeleton shape="block" height={260} />
    </div>
  );
}
