/** The media query for screens on which the panel of a {@link SplitView} is below the content instead of beside it. */
export const panelBelow = '(width < 900px), (orientation: portrait) and (width < 1200px), (height < 480px)';
/** Viewports so low that the bar is a column at the inline end: a phone in landscape. */
export const barBeside = '(orientation: landscape) and (height < 480px)';
/** The width of that column: words of large text stay whole in it. */
export const barSize = 'max(180px, 9rem)';
/** All screens on which the panel is beside the content. */
export const panelBeside =
  '(width >= 900px) and (height >= 480px) and (orientation: landscape), (width >= 1200px) and (height >= 480px)';
