/** The media query for screens on which the panel of a {@link SplitView} is below the content instead of beside it. */
export const panelBelow = '(width < 900px), (orientation: portrait) and (width < 1200px), (height < 480px)';
/** Of these, the ones so low that the bar is a column at the inline end: a phone held sideways. */
export const barBeside = '(orientation: landscape) and (height < 480px)';
