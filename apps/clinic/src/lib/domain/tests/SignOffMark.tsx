import type { SignOffStatus } from '@isopter/contract';
import { Badge, type Tone } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const TONES: Readonly<Record<SignOffStatus, Tone>> = {
  new: 'caution',
  reviewed: 'neutral',
  signed: 'positive',
  amended: 'positive',
};

/** How far doctors have come with a finished test [OUR-24]. */
export function SignOffMark({ status, isDraft = false }: { status: SignOffStatus; isDraft?: boolean }): ReactElement {
  const { t } = useTranslation();
  return (
    <Badge tone={TONES[status]}>
      {isDraft
        ? t(($) => $.findings.statusDraft, { status: t(($) => $.findings.status[status]) })
        : t(($) => $.findings.status[status])}
    </Badge>
  );
}
