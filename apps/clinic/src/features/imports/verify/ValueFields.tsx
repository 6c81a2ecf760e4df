import type { ImportItem } from '@isopter/contract';
import { Heading, Stack } from '@isopter/ui';
import { type ReactElement, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { unsureOf, type VerifyValues } from './rules.ts';
import { ValueRow } from './ValueRow.tsx';

interface ValueFieldsProps {
  form: UseFormReturn<VerifyValues>;
  item: ImportItem;
}

/** The values that are not sure, each beside what stands in the report, page by page [IMP-05]. */
export function ValueFields({ form, item }: ValueFieldsProps): ReactElement {
  const { t } = useTranslation();
  const id = useId();
  const all = unsureOf(item);
  const pages = [...new Set(all.map(({ page_id }) => page_id))];
  return (
    <>
      <p>{t(($) => $.imports.verify.valuesHint)}</p>
      {pages.map((page) => (
        <section key={page} aria-labelledby={`${id}-${page}`}>
          <Stack gap={4}>
            <Heading level={3} id={`${id}-${page}`}>
              {t(($) => $.imports.verify.page, { page })}
            </Heading>
            <Stack as="ol" gap={5}>
              {all.map(
                (value, number) =>
                  value.page_id === page && (
                    <li key={value.index}>
                      <ValueRow
                        control={form.control}
                        item={item}
                        value={value}
                        number={number}
                        count={all.length}
                        setFocus={form.setFocus}
                      />
                    </li>
                  ),
              )}
            </Stack>
          </Stack>
        </section>
      ))}
    </>
  );
}
