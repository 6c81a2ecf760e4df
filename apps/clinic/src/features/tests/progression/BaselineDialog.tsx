import { Select } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GoldmannSize, ProtocolValue, SingleEye } from '@isopter/contract';
import { DecisionDialog } from '../../../lib/frame/form/DecisionDialog.tsx';
import type { ShownProgression } from './rules/fields.ts';
import { useDecision } from './useDecision.ts';
import { useFieldWords } from './useFieldWords.ts';

interface BaselineDialogProps {
  patientId: string;
  shown: ShownProgression;
  onClose: () => void;
}

/** Chooses the two fields that later ones are compared with, of those that count (OUR-67). */
export function BaselineDialog({ patientId, shown, onClose }: BaselineDialogProps): ReactElement {
  const { t } = useTranslation();
  const { dayAt } = useFieldWords();
  const { start, refusal, isSending } = useDecision(patientId);
  const { series, baseline, chosen, listed } = shown;
  const [first, setFirst] = useState<string | null>(baseline?.[0].id ?? null);
  const [second, setSecond] = useState<string | null>(baseline?.[1].id ?? null);
  const isSame = first !== null && first === second;
  const options = series.fields.map(({ id, at, strategy }) => ({
    id,
    label: dayAt(listed, at),
    description: t(($) => $.testNames.strategies[strategy as 'AVA_FAST']),
  }));
  const choose = async (tests: [string, string] | null): Promise<boolean> =>
    start({
      version: chosen?.version ?? 0,
      eye: series.eye as SingleEye,
      program: series.program as ProtocolValue,
      size: series.size as GoldmannSize,
      tests,
    });
  return (
    <DecisionDialog
      title={t(($) => $.progression.choose.title)}
      message={t(($) => $.progression.choose.message)}
      submitLabel={t(($) => $.progression.choose.submit)}
      refusal={refusal}
      isSending={isSending}
      isChanged={first !== (baseline?.[0].id ?? null) || second !== (baseline?.[1].id ?? null)}
      other={chosen?.tests ? { label: t(($) => $.progression.choose.firstTwo), decide: () => choose(null) } : undefined}
      onSubmit={async () => first !== null && second !== null && !isSame && choose([first, second])}
      onClose={onClose}
    >
      <Select label={t(($) => $.progression.choose.first)} options={options} value={first} onChange={setFirst} />
      <Select
        label={t(($) => $.progression.choose.second)}
        options={options}
        value={second}
        onChange={setSecond}
        errorMessage={isSame ? t(($) => $.progression.choose.same) : undefined}
      />
    </DecisionDialog>
  );
}
