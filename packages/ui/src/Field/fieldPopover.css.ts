import { comesFrom } from '../theme/comingAndGoing.ts';
import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';
import { floating } from '../theme/shared.css.ts';

export const popover = component([
  floating,
  {
    boxSizing: 'border-box',
    maxInlineSize: 'calc(100vw - 24px)',
    overflow: 'auto',
    fontFamily: vars.font.body,
    transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
  comesFrom({ opacity: 0 }),
]);

export const dialog = component({ padding: vars.space[3], outline: 'none' });
