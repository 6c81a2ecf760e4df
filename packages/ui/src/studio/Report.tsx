import type { ReactElement } from 'react';
import type { BrandReport } from '../brand/checkBrand.ts';
import { themeLabel } from '../brand/themes.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import * as css from './studio.css.ts';

interface ReportProps {
  report: BrandReport;
  /** Takes a colour for the seed at a path. */
  onFix: (path: string, color: string) => void;
}

/** The least ratio of each theme, with the pair that has it. */
function tightest({ pairs }: BrandReport): [string, string, string][] {
  const themes = Map.groupBy(pairs, (pair) => themeLabel(pair));
  return [...themes].map(([theme, all]) => {
    const { mark, ground, ratio, need } = all.reduce((least, pair) =>
      pair.ratio / pair.need < least.ratio / least.need ? pair : least,
    );
    return [theme, `${mark} on ${ground}`, `${ratio.toFixed(2)} of ${need}`];
  });
}

/** Shows the measurements, the failures, and a color that would pass for each. */
export function Report({ report, onFix }: ReportProps): ReactElement {
  const { pairs, problems, adjusted, passes } = report;
  const failing = pairs.filter((pair) => !pair.passes).length;
  const contrasts =
    failing > 0 ? `${failing} of ${pairs.length} pairs fail.` : `All ${pairs.length} pairs are readable.`;
  return (
    <section className={css.panel} aria-label="Contrast">
      <h2 className={css.title}>Contrast</h2>
      {passes ? (
        <Banner tone="positive">{`All ${pairs.length} pairs pass in every theme.`}</Banner>
      ) : (
        <>
          <Banner tone="caution">{`${contrasts} ${problems.length} to put right before the brand can be used.`}</Banner>
          <ul className={css.problems} aria-label="What fails">
            {problems.map(({ path, message, nearest }) => (
              <li key={`${path} ${message}`} className={css.problem}>
                <span className={css.message}>
                  <strong>{path}</strong>: {message}
                </span>
                {nearest !== undefined && (
                  <Button size="sm" onPress={() => onFix(path, nearest)}>
                    {`Use ${nearest}`}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Disclosure title="Tightest pair of each theme">
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Theme</th>
              <th scope="col">Pair</th>
              <th scope="col">Contrast</th>
            </tr>
          </thead>
          <tbody>
            {tightest(report).map(([theme, pair, ratio]) => (
              <tr key={theme}>
                <th scope="row">{theme}</th>
                <td>{pair}</td>
                <td data-numeric>{ratio}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
      {adjusted.length > 0 && (
        <Disclosure title={`${adjusted.length} shades were moved for their contrast`}>
          <ul>
            {adjusted.map(({ message, theme, vision, token }) => (
              <li key={`${theme} ${vision ?? ''} ${token}`} className={css.quiet}>
                {message}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
