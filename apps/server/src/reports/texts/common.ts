import type { ReportLanguage } from '@isopter/contract';
import type { CommonWords } from './CommonWords.ts';
import { en } from './en/common.ts';
import { es } from './es/common.ts';

export const common: Readonly<Record<ReportLanguage, CommonWords>> = { en, es };
