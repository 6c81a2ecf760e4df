import { useMutationCall } from '@isopter/api-client';
import { messageOf } from '@isopter/api-client';
import type { FieldBaselineWrite, FieldExclusionWrite } from '@isopter/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../../lib/platform/errors/useMessageText.ts';
import type { ListedField } from './rules/fields.ts';

const OUTDATED = ['getProgression'] as const;

/** Returns functions for a doctor's decisions about a progression. A refusal is shown there, and choices are kept. */
export function useDecision(patientId: string) {
  const { t } = useTranslation();
  const text = useMessageText();
  const exclusion = useMutationCall('updateFieldExclusion', OUTDATED);
  const baseline = useMutationCall('updateFieldBaseline', OUTDATED);
  const [refusal, setRefusal] = useState<string | null>(null);

  /** @returns whether it succeeded */
  async function decide(send: () => Promise<unknown>): Promise<boolean> {
    setRefusal(null);
    try {
      await send();
      return true;
    } catch (error) {
      const { status } = error as { status?: number };
      setRefusal(status === 409 ? t(($) => $.progression.changed) : text(messageOf(error)));
      return false;
    }
  }

  return {
    refusal,
    isSending: exclusion.isSending || baseline.isSending,
    exclude: ({ test, eye, exclusion_version: version }: ListedField, body: Omit<FieldExclusionWrite, 'version'>) =>
      decide(() => exclusion.send({ params: { id: test, eye }, body: { ...body, version } })),
    start: (body: FieldBaselineWrite) => decide(() => baseline.send({ params: { id: patientId }, body })),
  };
}
