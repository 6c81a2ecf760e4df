/** Where a {@link SplitView} has no room for its panel at the side: it stands below then. */
export const panelBelow = '(width < 900px), (orientation: portrait) and (width < 1200px)';
