import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const groups = screen({ display: 'grid', gap: vars.space[4] });

export const hint = screen({ margin: 0, color: vars.color.ink2, fontSize: vars.fontSize.sm });
