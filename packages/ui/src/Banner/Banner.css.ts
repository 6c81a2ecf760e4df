import { vars } from '../theme/contract.css.ts';
import { component, componentRecipe } from '../theme/styles.ts';

const tone = (ground: string, ink: string, mark: string) => ({
  background: ground,
  borderColor: `color-mix(in oklab, ${mark} 22%, ${ground})`,
  color: ink,
});
const { color } = vars;

export const banner = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: vars.space[3],
    minBlockSize: 52,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    fontFamily: vars.font.body,
    fontSize: vars.fontSize.md,
  },
  variants: {
    tone: {
      info: tone(color.accentSoft, color.accentText, color.accent),
      positive: tone(color.positiveSoft, color.positiveText, color.positive),
      caution: tone(color.cautionSoft, color.cautionText, color.caution),
      critical: tone(color.criticalSoft, color.criticalText, color.critical),
    },
  },
});

export const message = component({
  flex: '1 1 16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.medium,
  color: vars.color.ink1,
});

export const title = component({ fontWeight: vars.fontWeight.strong });

export const actions = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  // after a message that takes the whole line
  marginInlineStart: 'auto',
});
