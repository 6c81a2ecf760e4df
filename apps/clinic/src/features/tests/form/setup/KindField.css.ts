import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const kinds = screen({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
