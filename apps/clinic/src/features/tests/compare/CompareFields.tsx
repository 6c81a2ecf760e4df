import { SINGLE_EYES, type SingleEye } from '@isopter/contract';
import { EmptyState, SegmentedControl } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Part, PartSwitch } from '../../../lib/frame/screen/Part.tsx';
import { usePart } from '../../../lib/frame/screen/usePart.ts';
import { EyeChoice } from '../progression/EyeChoice.tsx';
import * as css from './Compare.css.ts';
import { CompareFrame } from './CompareFrame.tsx';
import { Differences, LimitsOnPaper } from './Differences.tsx';
import { FieldCard, NoField } from './FieldCard.tsx';
import type { Comparison, Start } from './rules/comparison.ts';
import { STARTS } from './rules/comparison.ts';
import { hasField, isOwn } from './rules/foreign.ts';
import { TrendCard } from './TrendCard.tsx';
import { useCompareKeys } from './useCompareKeys.ts';
import { type ComparisonState, DISPLAYS, useComparison } from './useComparison.ts';

/** Two visual fields of an eye beside each other, with their difference and the course between them [OUR-250]. */
export function CompareFields(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const { t } = useTranslation();
  const state = useComparison(id);
  const { patient, call, shown } = state;
  useCompareKeys(state);
  const canPrint = shown !== undefined && shown !== null;
  return (
    <CompareFrame patientId={id} title={t(($) => $.compare.title)} {...{ patient, call, canPrint }} cards={3}>
      <Loaded patientId={id} state={state} />
    </CompareFrame>
  );
}

function Loaded({ patientId, state }: { patientId: string; state: ComparisonState }): ReactElement {
  const { t } = useTranslation();
  const { call, shown } = state;
  if (call.data && !SINGLE_EYES.some((eye) => hasField(call.data!, eye))) {
    return <EmptyState title={t(($) => $.progression.emptyTitle)}>{t(($) => $.progression.emptyHint)}</EmptyState>;
  }
  return (
    <div className={css.body}>
      <Controls state={state} />
      {shown ? (
        <Shown patientId={patientId} state={state} shown={shown} />
      ) : (
        <EmptyState title={t(($) => $.progression.emptyEyeTitle)}>{t(($) => $.progression.emptyEyeHint)}</EmptyState>
      )}
    </div>
  );
}

/** The parts that a phone shows one at a time, beginning with the later field. */
const PARTS = ['a', 'b', 'difference'] as const;

interface ShownProps {
  patientId: string;
  state: ComparisonState;
  shown: Comparison;
}

function Shown({ patientId, state, shown }: ShownProps): ReactElement {
  const { t } = useTranslation();
  const { a, b, fields } = shown;
  const { display, setTest } = state;
  const [part, showPart] = usePart(PARTS, 'b');
  return (
    <>
      <PartSwitch
        label={t(($) => $.course.parts.label)}
        parts={[
          { id: 'a', label: 'A' },
          { id: 'b', label: 'B' },
          { id: 'difference', label: t(($) => $.compare.difference) },
        ]}
        shown={part}
        onChange={showPart}
      />
      <div className={css.cards}>
        <Part isShown={part === 'a'}>
          {a.length > 0 ? (
            <FieldCard
              letter="A"
              field={a.at(-1)!}
              other={a.length > 1 ? a[0] : undefined}
              {...{ fields, display, start: shown.start }}
              without={b.test}
              onChange={(test) => setTest('a', test)}
            />
          ) : (
            <NoField letter="A" patientId={patientId} />
          )}
        </Part>
        <Part isShown={part === 'b'}>
          <FieldCard
            letter="B"
            field={b}
            {...{ fields, display }}
            without={shown.start === 'chosen' ? a[0]?.test : undefined}
            onChange={(test) => setTest('b', test)}
          />
        </Part>
        <Part isShown={part === 'difference'}>
          <Differences shown={shown} />
        </Part>
      </div>
      <TrendCard patientId={patientId} shown={shown} progression={state.call.data!} onChoose={setTest} />
      <LimitsOnPaper shown={shown} />
    </>
  );
}

function Controls({ state }: { state: ComparisonState }): ReactElement {
  const { t } = useTranslation();
  const { call, eye, shown, display, setEye, setDisplay, startFrom } = state;
  const has = (side: SingleEye): boolean => call.data !== undefined && hasField(call.data, side);
  const canStart = (start: Start): boolean =>
    start === 'firstTwo' ? (shown?.firstTwo.length ?? 0) === 2 : (shown?.a.length ?? 0) > 0;
  return (
    <div className={css.controls} data-print="hidden">
      <EyeChoice
        isLabelHidden
        eye={eye}
        onChange={setEye}
        has={has}
        labelOf={(side) => {
          const name = t(($) => $.tests.sides[side]);
          return has(side) ? name : t(($) => $.compare.eyeWithout, { eye: name });
        }}
      />
      {shown && (
        <>
          <SegmentedControl
            label={t(($) => $.compare.start)}
            isLabelHidden
            segments={STARTS.map((id) => ({
              id,
              label: t(($) => $.compare.starts[id]),
              isDisabled: !canStart(id),
            }))}
            value={shown.start}
            onChange={startFrom}
          />
          <SegmentedControl
            label={t(($) => $.progression.display)}
            isLabelHidden
            segments={DISPLAYS.map((id) => ({
              id,
              label: t(($) => $.compare.displays[id]),
              isDisabled: (id === 'total' || id === 'pattern') && !(isOwn(shown.b) && typeof shown.b.md === 'number'),
            }))}
            value={display}
            onChange={setDisplay}
          />
        </>
      )}
    </div>
  );
}
