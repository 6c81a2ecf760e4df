import { assignVars } from '@vanilla-extract/css';
import { assignTokens } from './assign.ts';
import { vars } from './contract.css.ts';
import { compact, still, touchTarget } from './scale.ts';

assignTokens(':root[data-density="compact"]', assignVars(vars.size, compact));
assignTokens(':root:root', { [vars.size.target]: touchTarget }, '(pointer: coarse)');
assignTokens(':root:root', assignVars(vars.duration, still), '(prefers-reduced-motion: reduce)');

/** The reader's own system colours take the place of ours; states then show by border and system highlight. */
const system = {
  canvas: 'Canvas',
  surface: 'Canvas',
  sunken: 'Canvas',
  hover: 'Canvas',
  line: 'CanvasText',
  lineStrong: 'CanvasText',
  controlLine: 'ButtonText',
  ink1: 'CanvasText',
  ink2: 'CanvasText',
  ink3: 'CanvasText',
  accent: 'Highlight',
  accentHover: 'Highlight',
  onAccent: 'HighlightText',
  accentSoft: 'Canvas',
  accentText: 'LinkText',
  positive: 'CanvasText',
  positiveSoft: 'Canvas',
  positiveText: 'CanvasText',
  caution: 'CanvasText',
  cautionSoft: 'Canvas',
  cautionText: 'CanvasText',
  critical: 'CanvasText',
  criticalHover: 'CanvasText',
  onCritical: 'Canvas',
  criticalSoft: 'Canvas',
  criticalText: 'CanvasText',
  eyeOd: 'CanvasText',
  eyeOdSoft: 'Canvas',
  eyeOdText: 'CanvasText',
  eyeOs: 'CanvasText',
  eyeOsSoft: 'Canvas',
  eyeOsText: 'CanvasText',
  onEye: 'Canvas',
  focus: 'Highlight',
  scrim: 'Canvas',
};
assignTokens(':root:root:root', assignVars(vars.color, system), '(forced-colors: active)');
