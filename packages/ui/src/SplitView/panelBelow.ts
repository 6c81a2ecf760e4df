/** The media query for screens on which the panel of a {@link SplitView} is below the content instead of beside it. */
export const panelBelow = '(width < 900px), (orientation: portrait) and (width < 1200px)';
