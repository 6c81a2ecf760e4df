import { gridOf } from '@isopter/clinical/perimetry';
import { analyseField } from '@isopter/clinical/perimetry/analysis';
import { familyOf } from '@isopter/clinical/perimetry/progression';
import type { MeasuredField } from '@isopter/contract';
import { type FieldDisplay, FieldView } from '@isopter/monitor-charts/progression';
import { Badge, EmptyState, IconButton, LinkButton, Select } from '@isopter/ui';
import { NextIcon, PreviousIcon } from '@isopter/ui/icons';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartWords } from '../../../lib/domain/live/ChartWords.tsx';
import { useMayWrite } from '../../../lib/platform/session/useMayWrite.ts';
import { useFieldWords } from '../progression/useFieldWords.ts';
import * as css from './Compare.css.ts';
import { FieldFacts } from './FieldFacts.tsx';
import { ForeignFacts } from './ForeignFacts.tsx';
import { isCountedField, type Start } from './rules/comparison.ts';
import { type ComparedField, isForeign } from './rules/foreign.ts';
import { useFieldNames } from './useFieldNames.ts';

interface FieldCardProps {
  letter: 'A' | 'B';
  field: ComparedField;
  /** The first of two fields whose mean is the baseline. */
  other?: ComparedField | undefined;
  /** All of the eye, the newest first. */
  fields: readonly ComparedField[];
  /** The test of the other card, which is not offered. */
  without: string | undefined;
  display: FieldDisplay;
  /** Only of A. */
  start?: Start;
  onChange: (test: string) => void;
}

/** Returns the grid of a field's program, or the extent of a 30-2 if it has none. */
export const gridOfField = ({ program, eye }: Pick<ComparedField, 'program' | 'eye'>) =>
  gridOf(familyOf({ program, size: 3 }).program, eye) ?? { extent: 30, spacing: 6 };

/** One of both fields: which it is, its plot, and what it came to. */
export function FieldCard(props: FieldCardProps): ReactElement {
  const { letter, field, other, fields, without, display, start, onChange } = props;
  const { t } = useTranslation();
  const { day } = useFieldWords();
  const { about } = useFieldNames();
  const { extent, spacing } = gridOfField(field);
  const points = useMemo(() => field.points.map(([x, y, db]) => ({ x, y, db })), [field]);
  const { eye } = field;
  const analysis = useMemo(
    () =>
      isForeign(field)
        ? undefined
        : analyseField(points, { program: field.program, eye: field.eye, size: field.size, age: field.age ?? null })
            .analysis,
    [points, field],
  );
  return (
    <section className={css.card} aria-label={t(($) => $.compare.card, { letter, date: day(field) })}>
      <FieldChoice {...{ letter, field, fields, without, onChange }}>
        {letter === 'A' && <Badge tone="accent">{t(($) => $.compare.baseline)}</Badge>}
        {letter === 'B' && field === fields[0] && <Badge>{t(($) => $.compare.newest)}</Badge>}
      </FieldChoice>
      <p className={css.facts}>{about(field)}</p>
      {other && start === 'firstTwo' && (
        <p className={css.facts}>{t(($) => $.compare.meanOf, { first: day(other), second: day(field) })}</p>
      )}
      <ChartWords kind="perimetry">
        <div className={css.plot}>
          <FieldView
            {...{ eye, points, display, extent, spacing }}
            deviations={analysis?.points ?? []}
            label={t(($) => $.compare.card, { letter, date: day(field) })}
          />
        </div>
        {isForeign(field) ? <ForeignFacts field={field} /> : <FieldFacts field={field} analysis={analysis} />}
      </ChartWords>
    </section>
  );
}

type FieldChoiceProps = Pick<FieldCardProps, 'letter' | 'field' | 'fields' | 'without' | 'onChange'>;

/** Which field it is, and the way to older and newer ones. */
function FieldChoice({
  letter,
  field,
  fields,
  without,
  onChange,
  children,
}: FieldChoiceProps & { children: ReactNode }): ReactElement {
  const { t } = useTranslation();
  const { day, reason, flags } = useFieldWords();
  const { kindOf } = useFieldNames();
  const offered = fields.filter(({ test }) => test !== without);
  const at = offered.indexOf(field);
  const [newer, older] = [offered[at - 1], offered[at + 1]];
  const unlessCounted = (one: MeasuredField): readonly string[] => {
    if (one.exclusion) return [t(($) => $.progression.takenOut, { reason: reason(one) })];
    return one.flags.length > 0 ? [t(($) => $.progression.notReliable, { flags: flags(one.flags) })] : [];
  };
  const described = (one: ComparedField): string =>
    [kindOf(one), ...(isForeign(one) ? [] : unlessCounted(one))].join(', ');
  // those that do not count come last
  const sorted = [...offered.filter(isCountedField), ...offered.filter((one) => !isCountedField(one))];
  return (
    <div className={css.head}>
      <span className={css.letter}>{letter}</span>
      <div className={css.when}>
        <Select
          label={t(($) => $.compare.fieldOf, { letter })}
          isLabelHidden
          options={sorted.map((one) => ({ id: one.test, label: day(one), description: described(one) }))}
          value={field.test}
          onChange={onChange}
        />
      </div>
      {children}
      <span className={css.steps}>
        <IconButton
          size="sm"
          label={t(($) => $.compare.older, { letter })}
          icon={<PreviousIcon />}
          isDisabled={!older}
          onPress={() => older && onChange(older.test)}
        />
        <IconButton
          size="sm"
          label={t(($) => $.compare.newer, { letter })}
          icon={<NextIcon />}
          isDisabled={!newer}
          onPress={() => newer && onChange(newer.test)}
        />
      </span>
    </div>
  );
}

/** Says that a second field is needed, with the way to it. */
export function NoField({ letter, patientId }: { letter: string; patientId: string }): ReactElement {
  const { t } = useTranslation();
  const mayWrite = useMayWrite();
  return (
    <section className={css.card}>
      <div className={css.head}>
        <span className={css.letter}>{letter}</span>
      </div>
      <EmptyState
        title={t(($) => $.compare.secondNeeded)}
        {...(mayWrite && {
          action: <LinkButton href={`/tests/new/${patientId}`}>{t(($) => $.patients.newTest)}</LinkButton>,
        })}
      >
        {t(($) => $.compare.secondHint)}
      </EmptyState>
    </section>
  );
}
