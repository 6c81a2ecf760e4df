/** The values of the theme contract and nothing else, in order of increasing precedence. */
import './layers.css.ts';
import './light.css.ts';
import './dark.css.ts';
import './highContrast.css.ts';
import './vision.css.ts';
import './modes.css.ts';
