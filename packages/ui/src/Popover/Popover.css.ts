import { comesFrom } from '../theme/comingAndGoing.ts';
import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';
import { floating } from '../theme/shared.css.ts';

export const popover = component([
  floating,
  {
    maxInlineSize: 'min(360px, calc(100vw - 24px))',
    overflow: 'auto',
    fontFamily: vars.font.body,
    transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
  },
  comesFrom({ opacity: 0 }),
]);

export const dialog = component({ padding: vars.space[4], outline: 'none', overflowWrap: 'break-word' });

export const title = component({ fontSize: vars.fontSize.lg, marginBlockEnd: vars.space[2] });
