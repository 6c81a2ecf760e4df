import { vars } from '@isopter/ui/theme';
import { style } from '@vanilla-extract/css';

/** An application's own style, unlayered: it wins over the kit's layers. */
export const screen = style({ display: 'grid', gap: vars.space[4], padding: vars.space[6], maxInlineSize: '40rem' });
