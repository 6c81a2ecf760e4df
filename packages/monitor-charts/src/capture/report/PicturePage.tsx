import type { ReactElement } from 'react';
import { type Area, isolated, Label, MUTED, type PageBody } from '../../report/index.ts';
import type { ReportPicture } from './data.ts';
import { type CaptureReportTexts, englishCaptureReportTexts } from './texts.ts';

/** The number of pictures on a page, one below the other. */
export const PICTURES_OF_PAGE = 2;
/** The line above a picture, and the space below it, in points. */
const CAPTION = 16;
const GAP = 14;

/**
 * The body of a page of pictures. A picture keeps its proportions, and fills what its page leaves.
 * @param pictures at most {@link PICTURES_OF_PAGE}
 */
export const picturePage = (
  pictures: readonly ReportPicture[],
  texts: CaptureReportTexts = englishCaptureReportTexts,
): PageBody =>
  function Pictures(area: Area): ReactElement {
    const room = { width: area.width, height: area.height / PICTURES_OF_PAGE - CAPTION - GAP };
    return (
      <>
        {pictures.map(({ eye, taken, href, width, height }, index) => {
          const scale = Math.min(room.width / width, room.height / height);
          const top = index * (area.height / PICTURES_OF_PAGE);
          return (
            <g key={href}>
              <Label x={0} y={top + 10} size={10} strong>
                {isolated(texts[`eye${eye}`])}
              </Label>
              <Label x={area.width} y={top + 10} anchor="end" colour={MUTED}>
                {isolated(taken)}
              </Label>
              {/* a PDF places pictures by the coordinates of the page, so they have no transform but this one */}
              <g transform={`translate(${-area.x} ${-area.y})`}>
                <image
                  href={href}
                  x={area.x + (area.width - width * scale) / 2}
                  y={area.y + top + CAPTION}
                  width={width * scale}
                  height={height * scale}
                  role="img"
                  aria-label={texts.pictureOf({ eye: texts[`eye${eye}`], taken })}
                />
              </g>
            </g>
          );
        })}
      </>
    );
  };
