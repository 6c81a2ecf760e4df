import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** The hint above the field or the button. */
export const hint = screen({ marginBlockEnd: vars.space[4] });
