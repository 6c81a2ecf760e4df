import type { PatientAlertKind } from '@isopter/contract';
import type { BadgeProps } from '@isopter/ui';
import { AllergyIcon, DiagnosisIcon, EyeIcon, FallRiskIcon, LanguageIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';

/** The icon and the tone of each kind of alert. */
export const LOOKS: Readonly<Record<PatientAlertKind, { icon: ReactElement; tone: NonNullable<BadgeProps['tone']> }>> =
  {
    DIAGNOSIS: { icon: <DiagnosisIcon />, tone: 'neutral' },
    ALLERGY: { icon: <AllergyIcon />, tone: 'critical' },
    INTERPRETER: { icon: <LanguageIcon />, tone: 'accent' },
    FALL_RISK: { icon: <FallRiskIcon />, tone: 'caution' },
    SINGLE_EYE: { icon: <EyeIcon />, tone: 'caution' },
  };
