import { styledLibrary } from '../../scripts/rolldown-library.ts';

export default styledLibrary();
