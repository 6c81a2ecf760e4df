import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './vars.ts';
import { layers } from './layers.css.ts';

/* Important rules of an early layer win over every later one: on paper nobody needs what only a screen does. */
const onPaper = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.base]: { '@media': { print: rule } } } });
const component = (...names: string[]): string => names.map((name) => `[data-component="${name}"]`).join(', ');
const part = (...names: string[]): string => names.map((name) => `[data-part="${name}"]`).join(', ');

onPaper('html, body', {
  background: 'none !important',
  printColorAdjust: 'economy',
  fontSize: '10.5pt',
  blockSize: 'auto !important',
  overflow: 'visible !important',
});

/* What is pressed, what leads elsewhere, what comes and goes. `data-print="hidden"` does the same for an application. */
onPaper(
  [
    component('AppHeader', 'AppNavigation', 'Breadcrumbs', 'ToastRegion', 'Tooltip', 'Popover', 'Menu', 'Skeleton'),
    component('Button', 'IconButton', 'LinkButton', 'FormActions', 'Pagination', 'SearchField'),
    `[data-component="PageHeader"] [data-part="actions"]`,
    part('row-actions', 'busy', 'toolbar', 'side', 'search', 'veil'),
    '[data-print="hidden"]',
  ].join(', '),
  { display: 'none !important' },
);
/* Nothing scrolls on paper. */
onPaper(
  `main, ${part('main', 'scroller', 'list', 'body', 'panel')}, ${component('AppFrame', 'Table', 'DataGrid', 'ListScreen', 'SplitView')}`,
  { overflow: 'visible !important', blockSize: 'auto !important', maxBlockSize: 'none !important' },
);

onPaper('thead', { display: 'table-header-group' });
onPaper('thead :is(th, td)', { position: 'static !important' as 'static' });
onPaper('tfoot', { display: 'table-footer-group' });
onPaper(`tr, figure, img, ${component('Card', 'Banner', 'Meter', 'StatBar', 'KeyValueList', 'EyePair')}`, {
  breakInside: 'avoid',
});
onPaper('h1, h2, h3, h4, caption', { breakAfter: 'avoid' });
onPaper('p, li', { orphans: 3, widows: 3 });

/* Prints the URL of a link, unless it is another place in the application. */
onPaper('a[href^="http"]::after, a[href^="mailto:"]::after', {
  content: '" (" attr(href) ")"',
  fontSize: vars.fontSize.xs,
  overflowWrap: 'anywhere',
});
onPaper('a', { color: 'inherit !important' });
