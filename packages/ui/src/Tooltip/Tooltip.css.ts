import { comesFrom } from '../theme/comingAndGoing.ts';
import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const tooltip = component([
  {
    maxInlineSize: 280,
    paddingBlock: 5,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.sm,
    border: `1px solid ${vars.color.ink1}`,
    background: vars.color.ink1,
    color: vars.color.canvas,
    fontFamily: vars.font.body,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.tight,
    overflowWrap: 'anywhere',
    transition: `opacity ${vars.duration.fast}`,
  },
  comesFrom({ opacity: 0 }),
]);
