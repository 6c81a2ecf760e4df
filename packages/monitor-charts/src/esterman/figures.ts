/** How a functional score is written, on the screen and on paper: 110 of 120 points are 91.7, and only all are 100. */
export const SCORE_FIGURES: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };
