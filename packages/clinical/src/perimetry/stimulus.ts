/** How long a stimulus of static perimetry is shown, in milliseconds: shorter than an eye needs to turn to it. */
export const PRESENTATION_TIME = 200;
/** The luminance of the background in cd/m² (31.5 asb), that of Goldmann's and Humphrey's perimeters. */
export const BACKGROUND_LUMINANCE = 10;
