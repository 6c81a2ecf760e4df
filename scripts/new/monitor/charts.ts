import type { Names } from '../names.ts';
import { docs, docsStories, example } from './charts/docs.ts';
import { modelTest, state, store } from './charts/model.ts';
import { monitor, plot, stories, styles } from './charts/monitor.ts';
import { observe, observeStories } from './charts/observe.ts';
import { body, panel, reportIndex, reportTexts, table } from './charts/report.ts';
import { completion, index, texts, types } from './charts/words.ts';

/** The files of a kind in the charts and in the clinic, by their paths. */
export const screenFiles = (names: Names): Record<string, string> => {
  const { camel, pascal } = names;
  const charts = `packages/monitor-charts/src/${camel}`;
  const clinic = `apps/clinic/src/features/tests/monitor/kinds/${camel}`;
  return {
    [`${charts}/types.ts`]: types(names),
    [`${charts}/completion.ts`]: completion(names),
    [`${charts}/${camel}.texts.ts`]: texts(names),
    [`${charts}/model/state.ts`]: state(names),
    [`${charts}/model/store.ts`]: store(names),
    [`${charts}/model/${camel}.test.ts`]: modelTest(names),
    [`${charts}/plot/${pascal}Plot.tsx`]: plot(names),
    [`${charts}/monitor/${pascal}Monitor.tsx`]: monitor(names),
    [`${charts}/monitor/${pascal}Monitor.css.ts`]: styles,
    [`${charts}/monitor/${pascal}Monitor.stories.tsx`]: stories(names),
    [`${charts}/docs/${pascal}Monitor.docs.ts`]: docs(names),
    [`${charts}/docs/${pascal}Monitor.example.tsx`]: example(names),
    [`${charts}/docs/${pascal}Monitor.stories.tsx`]: docsStories(names),
    [`${charts}/index.ts`]: index(names),
    [`${charts}/report/${pascal}Body.tsx`]: body(names),
    [`${charts}/report/${pascal}Panel.tsx`]: panel(names),
    [`${charts}/report/table.ts`]: table(names),
    [`${charts}/report/texts.ts`]: reportTexts(names),
    [`${charts}/report/index.ts`]: reportIndex(names),
    [`${clinic}/${pascal}Observe.tsx`]: observe(names),
    [`${clinic}/${pascal}Observe.stories.tsx`]: observeStories(names),
  };
};
