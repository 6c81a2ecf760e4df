import { assignVars } from '@vanilla-extract/css';
import { assignForReader, assignTokens } from './assign.ts';
import { vars } from './vars.ts';
import { compact, still, touch, touchTarget } from './scale.ts';

assignTokens(':root[data-density="compact"]', assignVars(vars.size, compact));
assignTokens(':root:root', { [vars.size.target]: touchTarget }, '(pointer: coarse)');
assignTokens(':root:root[data-density="touch"]', assignVars(vars.size, touch));

assignTokens(':root:root', assignVars(vars.duration, still), '(prefers-reduced-motion: reduce)');
assignTokens(':root[data-motion="reduced"]', assignVars(vars.duration, still));

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
  accentFill: 'Highlight',
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
  gold: 'CanvasText',
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
  // what lies behind stays to be seen; the browser keeps the transparency
  scrim: 'color-mix(in srgb, Canvas 70%, transparent)',
};
assignForReader(':root:root:root', system, '(forced-colors: active)');
