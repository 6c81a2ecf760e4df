import { Heading } from '@isopter/ui';
import { type KeyboardEvent, type ReactElement, useId, useRef } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CellInput } from './CellInput.tsx';
import { type FieldCell, nextCell } from './cells.ts';
import type { VerifyValues } from './rules.ts';
import * as css from './verify.css.ts';

interface FieldGridProps {
  control: Control<VerifyValues>;
  /** The points of one eye. */
  cells: readonly FieldCell[];
  /** The name of a point, such as "Right eye, x −9°, y 15°". */
  nameOf: (cell: FieldCell) => string;
  title: string;
}

/**
 * The thresholds of an eye at their points, each to be typed; arrows and Tab move between points [OUR-475]. Right is the
 * patient's right in every language: the field is not mirrored.
 */
export function FieldGrid({ control, cells, nameOf, title }: FieldGridProps): ReactElement {
  const { t } = useTranslation();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const { errors } = useFormState({ control });
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const step = Math.min(...xs.filter((x) => x > 0)) * 2;
  const columnOf = (x: number): number => (x - Math.min(...xs)) / step + 1;
  const rowOf = (y: number): number => (Math.max(...ys) - y) / step + 1;
  const wrong = cells.filter(({ name }) => errors[name]);

  const move = (event: KeyboardEvent, from: FieldCell): void => {
    const next = nextCell(cells, from, event.key);
    if (!next) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLInputElement>(`[name="${next.name}"]`)?.focus();
  };
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <div className={css.scroll} dir="ltr">
        <div className={css.grid} ref={grid}>
          {cells.map((cell) => (
            <div key={cell.name} style={{ gridColumn: columnOf(cell.x), gridRow: rowOf(cell.y) }}>
              <CellInput
                control={control}
                cell={cell}
                label={nameOf(cell)}
                describedBy={`${id}-${cell.name}`}
                onKeyDown={(event) => move(event, cell)}
              />
            </div>
          ))}
        </div>
      </div>
      <div role="alert">
        {wrong.length > 0 && (
          <ul className={css.wrong}>
            {wrong.map((cell) => (
              <li key={cell.name} id={`${id}-${cell.name}`}>
                {t(($) => $.imports.verify.cellWrong, { place: nameOf(cell) })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
