/** The whole theme, in order of increasing precedence. */
import './tokens.css.ts';
import './base.css.ts';
import './settings.css.ts';
import './print.css.ts';
