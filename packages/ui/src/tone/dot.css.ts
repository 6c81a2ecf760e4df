import { vars } from '../theme/vars.ts';
import { componentRecipe } from '../theme/styles.ts';
import { byTone } from './tone.ts';

/** The dot before a status word. */
export const dot = componentRecipe({
  base: {
    inlineSize: 8,
    blockSize: 8,
    flexShrink: 0,
    borderRadius: vars.radius.full,
    forcedColorAdjust: 'none',
  },
  variants: { tone: byTone(({ mark }) => ({ background: mark })) },
});
