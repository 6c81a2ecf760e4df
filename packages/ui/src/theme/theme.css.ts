/** The whole theme, in order of increasing precedence. */
import './layers.css.ts';
import './light.css.ts';
import './dark.css.ts';
import './highContrast.css.ts';
import './vision.css.ts';
import './modes.css.ts';
import './base.css.ts';
import './print.css.ts';
