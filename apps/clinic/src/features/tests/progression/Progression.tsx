import type { FieldMethod } from '@isopter/clinical/perimetry/progression';
import type { ProtocolValue, StrategyValue } from '@isopter/contract';
import { Button, EmptyState, SegmentedControl, Select, Skeleton } from '@isopter/ui';
import { PrintIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useReports } from '../../../lib/domain/reports/useReports.ts';
import { useIsDoctor } from '../../../lib/platform/session/useIsDoctor.ts';
import { CourseScreen } from '../CourseScreen.tsx';
import { BaselineDialog } from './BaselineDialog.tsx';
import { Charts } from './Charts.tsx';
import { FieldTable } from './FieldTable.tsx';
import * as css from './Progression.css.ts';
import { EyeChoice } from './EyeChoice.tsx';
import { Result } from './Result.tsx';
import { useFieldWords } from './useFieldWords.ts';
import { useProgression } from './useProgression.ts';

type Shown = ReturnType<typeof useProgression>;

/** How the visual fields of a patient develop (OUR-68). */
export function Progression(): ReactElement {
  const { patientId } = useParams<{ patientId: string }>();
  const { t } = useTranslation();
  const progression = useProgression(patientId);
  const { patient, call, shown, isChosen } = progression;
  const { showTrend } = useReports();
  return (
    <CourseScreen
      title={t(($) => $.progression.title)}
      {...{ patient, call }}
      className={css.screen}
      crumbs={[{ label: t(($) => $.tests.title), href: `/tests/${patientId}` }]}
      actions={
        call.data &&
        call.data.fields.length > 0 && (
          <Button
            icon={<PrintIcon />}
            onPress={() => showTrend(patientId, isChosen && shown ? followedFields(shown.series) : undefined)}
          >
            {t(($) => $.progression.print)}
          </Button>
        )
      }
      waiting={<Waiting />}
    >
      <Loaded patientId={patientId} progression={progression} />
    </CourseScreen>
  );
}

/** The fields that the report follows as well as the screen. */
const followedFields = ({ program, size, strategy }: FieldMethod) => ({
  program: program as ProtocolValue,
  size,
  strategy: strategy as StrategyValue,
});

/** The layout of what is loaded. */
function Waiting(): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={css.result} aria-busy="true" role="status" aria-label={t(($) => $.progression.loading)}>
      <Skeleton shape="block" height={56} width={320} />
      <Skeleton shape="block" height={132} />
      <div className={css.charts}>
        {['events', 'slopes', 'md', 'vfi'].map((chart) => (
          <Skeleton key={chart} shape="block" height={420} />
        ))}
      </div>
    </div>
  );
}

interface LoadedProps {
  patientId: string;
  progression: Shown;
}

function Loaded({ patientId, progression }: LoadedProps): ReactElement {
  const { t } = useTranslation();
  const { call, eye, shown, display, setEye } = progression;
  const amount = (side: 'OD' | 'OS'): number => call.data?.fields.filter((field) => field.eye === side).length ?? 0;
  if (call.data?.fields.length === 0) {
    return <EmptyState title={t(($) => $.progression.emptyTitle)}>{t(($) => $.progression.emptyHint)}</EmptyState>;
  }
  return (
    <>
      <div className={css.controls}>
        <div className={css.control}>
          <EyeChoice
            eye={eye}
            onChange={setEye}
            labelOf={(side) =>
              t(($) => $.progression.eyeFields, { eye: t(($) => $.tests.sides[side]), count: amount(side) })
            }
          />
        </div>
        {shown && <MethodControls {...{ patientId, progression, shown }} />}
      </div>
      {shown ? (
        <>
          <Result shown={shown} />
          <Charts shown={shown} display={display} />
          <FieldTable key={eye} patientId={patientId} fields={shown.listed} />
        </>
      ) : (
        <EmptyState title={t(($) => $.progression.emptyEyeTitle)}>{t(($) => $.progression.emptyEyeHint)}</EmptyState>
      )}
    </>
  );
}

const idOfMethod = (one: FieldMethod): string => `${one.program} ${one.size} ${one.strategy}`;

function MethodControls({
  patientId,
  progression,
  shown,
}: LoadedProps & { shown: NonNullable<Shown['shown']> }): ReactElement {
  const { t } = useTranslation();
  const { program, strategy } = useFieldWords();
  const isDoctor = useIsDoctor();
  const [isChoosing, setChoosing] = useState(false);
  const { display, setDisplay, setMethod } = progression;
  const { methods, series } = shown;
  return (
    <>
      {methods.length > 1 && (
        <div className={css.control}>
          <Select
            label={t(($) => $.progression.family)}
            options={methods.map((one) => ({
              id: idOfMethod(one),
              label: t(($) => $.progression.familyFields, {
                program: program(one),
                strategy: strategy(one.strategy),
                count: one.fields,
              }),
            }))}
            value={idOfMethod(series)}
            onChange={(id) => {
              const found = methods.find((one) => idOfMethod(one) === id);
              if (found) setMethod(found);
            }}
          />
        </div>
      )}
      <div className={css.control}>
        <SegmentedControl
          label={t(($) => $.progression.display)}
          segments={[
            { id: 'chart' as const, label: t(($) => $.progression.charts) },
            { id: 'table' as const, label: t(($) => $.progression.tables) },
          ]}
          value={display}
          onChange={setDisplay}
        />
      </div>
      {isDoctor && series.fields.length > 1 && (
        <Button onPress={() => setChoosing(true)}>{t(($) => $.progression.choose.action)}</Button>
      )}
      {isChoosing && <BaselineDialog {...{ patientId, shown }} onClose={() => setChoosing(false)} />}
    </>
  );
}
