import { vars } from '../theme/contract.css.ts';
import { componentRecipe } from '../theme/styles.ts';
import { byTone } from '../tone/tone.ts';

export const marker = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
  },
  variants: { tone: byTone(({ text }) => ({ color: text })) },
});
