import { comesFrom } from '../theme/comingAndGoing.ts';
import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';
import { floating, option } from '../theme/shared.css.ts';

export const popover = component([
  floating,
  {
    minInlineSize: 'max(var(--trigger-width), 180px)',
    maxInlineSize: 'min(320px, calc(100vw - 24px))',
    overflow: 'auto',
    fontFamily: vars.font.body,
    transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
  },
  comesFrom({ opacity: 0 }),
]);

export const menu = component({ padding: vars.space[1], outline: 'none' });

export const section = component({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space[1],
      paddingBlockStart: vars.space[1],
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const sectionTitle = component({
  paddingInline: vars.space[2],
  paddingBlock: vars.space[1],
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
});

export const item = componentRecipe({
  base: [option, { cursor: 'pointer' }],
  variants: {
    tone: {
      neutral: {},
      danger: {
        color: vars.color.criticalText,
        selectors: { '&[data-focused]': { background: vars.color.criticalSoft } },
      },
    },
  },
});

export const itemText = component({ flex: 1, minInlineSize: 0 });

export const itemIcon = component({ display: 'inline-flex', flexShrink: 0, color: 'inherit' });

export const check = component({ display: 'inline-flex', flexShrink: 0, inlineSize: vars.size.icon });
