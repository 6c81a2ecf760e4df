import { configure } from 'storybook/test';

// screens are chunks: on a busy machine the first one takes a while
configure({ asyncUtilTimeout: 9_900 });
