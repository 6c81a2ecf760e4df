import { Card, useMatches } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Basis, type BasisProps } from './Basis.tsx';
import { MonocularField } from './InstructionFields.tsx';
import { KindField } from './KindField.tsx';
import { OptionsFold } from './OptionsFold.tsx';
import { PeopleFields } from './PeopleFields.tsx';
import { Plan } from '../plan/Plan.tsx';
import { SelectionFields } from './SelectionFields.tsx';
import { SideFields } from './StimulusFields.tsx';
import * as css from './TestSetup.css.ts';
import { useChosenName } from '../useChosenName.ts';
import { useTestFormContext } from '../useTestForm.ts';

/** A window with room for all kinds of test beside their set-up. */
const ROOMY = '(width >= 1100px)';

/** Step 1 of a new test in three columns: which kind, how it is set up and what will happen, where and by whom. */
export function TestSetup(basis: BasisProps): ReactElement {
  const { t } = useTranslation();
  const nameOf = useChosenName();
  const { data, values } = useTestFormContext();
  const isRoomy = useMatches(ROOMY);
  const name = nameOf(values, data);
  return (
    <div className={css.room}>
      <div className={css.columns} data-kinds={isRoomy ? 'list' : 'select'}>
        {isRoomy && (
          <div className={css.kinds}>
            <Card padding="small">
              <KindField />
            </Card>
          </div>
        )}
        <div className={css.setup}>
          <Card title={name === '' ? t(($) => $.tests.form.what) : name} actions={<Basis {...basis} />}>
            <div className={css.fields}>
              <div className={css.row}>
                <SelectionFields isKindElsewhere={isRoomy} />
              </div>
              <SideFields />
              <MonocularField />
              <Plan />
              <OptionsFold />
            </div>
          </Card>
        </div>
        <div className={css.where}>
          <Card title={t(($) => $.tests.form.who)}>
            <div className={css.fields}>
              <PeopleFields />
            </div>
          </Card>
        </div>
      </div>
    </div>
  );
}
